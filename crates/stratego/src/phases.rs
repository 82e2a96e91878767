//! Leads from one phase to the next: both sides set up, then they alternate moves, with those of plans added.
use super::event::{End, Event, PlanEnd, Ply, Why};
use super::game::Stratego;
use super::options::Stuck;
use super::order::{Move, Order};
use super::plan::Next;
use super::position::Position;
use super::rank::{Numbering, Rank};
use super::setup::{Setup, seal};
use super::setups;
use super::side::{Side, Sides};
use super::state::{Opening, State};
use chancery_rules::{Luck, Power, Told};

impl Stratego {
    /// Returns the end of the game, with the winner, if it is over after this move.
    pub fn end(&self, position: &Position<Rank>, last: Option<&Ply>) -> Option<End> {
        let won = |winner: Side, why| Some(End { winner: Some(winner), why });
        let drawn = |why| Some(End { winner: None, why });
        if let Some(ply) = last
            && ply.battle.is_some_and(|battle| battle.defender == Some(Rank::Flag))
        {
            return won(ply.side, Why::Flag);
        }
        let has_mover = |side| position.standing(side).any(|piece| piece.rank.moves());
        let (side, other) = (position.to_move(), position.to_move().other());
        match (has_mover(side), has_mover(other)) {
            (false, false) => return drawn(Why::BothImmobile),
            (true, false) if self.choices().stuck == Stuck::AtOnce => return won(side, Why::Immobile),
            _ if !self.can_move(position, side) => return won(other, Why::Immobile),
            _ => {}
        }
        let reached = |limit: Option<u16>, n: u32| limit.is_some_and(|limit| 2 * u32::from(limit) <= n);
        match () {
            () if reached(self.choices().quiet, position.n_quiet()) => drawn(Why::Quiet),
            () if reached(self.choices().moves, position.n_moves()) => drawn(Why::Long),
            () => None,
        }
    }

    /// Ends the phase.
    pub(super) fn next_phase(
        &self,
        state: &State,
        orders: &[(Power, Order)],
        luck: &Luck,
    ) -> (State, Vec<Told<Event>>) {
        let mut turn = Turn { rules: self, state: state.clone(), told: Vec::new(), planned: Sides::default() };
        if state.end.is_none() {
            match state.opening {
                None => turn.set_up(orders, luck),
                Some(_) => turn.play(orders),
            }
        }
        (turn.state, turn.told)
    }

    /// The position after both have set up.
    pub(super) fn start(&self, setups: &Sides<Setup>) -> Position<Rank> {
        Position::start(self.board(), Sides::of(|side| setups[side].ranks.as_slice()))
    }
}

/// A phase in progress.
struct Turn<'a> {
    rules: &'a Stratego,
    state: State,
    told: Vec<Told<Event>>,
    /// The number of moves made so far from each side's plan.
    planned: Sides<usize>,
}

impl Turn<'_> {
    fn tell(&mut self, event: Event) {
        self.told.push(Told { to: None, event });
    }

    /// Gives a random set-up to each side that sent none.
    fn set_up(&mut self, orders: &[(Power, Order)], luck: &Luck) {
        let rules = self.rules;
        let sent = |side: Side| {
            let own = orders.iter().rev().filter(|(power, _)| *power == side.power());
            let mut setups =
                own.filter_map(|(_, order)| if let Order::Setup(setup) = order { Some(setup) } else { None });
            setups.find(|setup| rules.check_setup(setup).is_ok()).cloned()
        };
        let sent = Sides::of(sent);
        let setups = Sides::of(|side| {
            sent[side].clone().unwrap_or_else(|| Setup {
                ranks: setups::sample(rules.army(), rules.board(), luck, &format!("setup|{side}")),
                numbering: Numbering::default(),
            })
        });
        let state = &self.state;
        let seals = Sides::of(|side| seal(&state.game, side, &setups[side].letters(), &state.salts[side]));
        for side in Side::ALL {
            self.tell(Event::SetUp { side, seal: seals[side].clone(), drawn: sent[side].is_none() });
        }
        self.state.position = rules.start(&setups);
        self.state.opening = Some(Opening { setups, seals });
        self.finish(rules.end(&self.state.position, None));
    }

    fn play(&mut self, orders: &[(Power, Order)]) {
        let mover = self.state.position.to_move();
        let mut sent: Option<Move> = None;
        let mut plans = Sides::of(|_| false);
        for (power, order) in orders {
            let Some(side) = Side::of(*power) else { continue };
            match order {
                Order::Plan(plan) => {
                    self.state.plans[side] = Some(plan.clone());
                    plans[side] = true;
                }
                Order::NoPlan => self.drop_plan(side, PlanEnd::Dropped),
                Order::Move(order) if side == mover => sent = Some(*order),
                Order::Move(_) | Order::Setup(_) => {}
            }
        }
        let rules = self.rules;
        let sent = sent.filter(|order| rules.check(&self.state.position, mover, order).is_ok());
        match sent {
            Some(order) => {
                self.make(&order);
                if self.state.plies.last().is_some_and(|ply| ply.battle.is_some()) {
                    self.drop_plan(mover, PlanEnd::Battle);
                }
            }
            // A plan sent by the side to move begins at once.
            None if plans[mover] => {
                match self.take_plan(mover, |rules, position, plan, _| rules.first_of_plan(position, plan)) {
                    Next::Move(order) => self.make_planned(mover, &order),
                    _ => self.miss(mover),
                }
            }
            None => self.miss(mover),
        }
        if sent.is_some() || self.planned[mover] != 0 {
            self.state.n_missed[mover] = 0;
            self.run_plans();
        }
        for side in Side::ALL {
            if self.state.end.is_some() {
                self.drop_plan(side, PlanEnd::Over);
            }
            let n_moves = std::mem::take(&mut self.planned[side]);
            if n_moves != 0 {
                let event = Event::Planned { side, n_moves, ended: None };
                self.told.push(Told { to: Some(side.power()), event });
            }
        }
    }

    /// Carries out plans alternately, until the side to move has none.
    fn run_plans(&mut self) {
        while self.state.end.is_none() {
            let side = self.state.position.to_move();
            if self.state.plans[side].is_none() {
                return;
            }
            match self.take_plan(side, Stratego::next_of_plan) {
                Next::Move(order) => self.make_planned(side, &order),
                Next::Waits | Next::Ends(_) => return,
            }
        }
    }

    /// Returns the next action of a side's plan, and drops the plan if it ends.
    fn take_plan(
        &mut self,
        side: Side,
        next: impl Fn(&Stratego, &Position<Rank>, &mut super::order::Plan, Option<&Ply>) -> Next,
    ) -> Next {
        let State { position, plies, plans, .. } = &mut self.state;
        let Some(plan) = plans[side].as_mut() else { return Next::Ends(PlanEnd::Done) };
        let next = next(self.rules, position, plan, plies.last());
        if let Next::Ends(end) = next {
            self.drop_plan(side, end);
        }
        next
    }

    fn make_planned(&mut self, side: Side, order: &Move) {
        self.make(order);
        self.planned[side] += 1;
        let State { position, plies, plans, .. } = &self.state;
        let ended = plans[side].as_ref().zip(plies.last());
        if let Some(end) = ended.and_then(|(plan, made)| self.rules.end_of_plan(position, plan, made)) {
            self.drop_plan(side, end);
        }
    }

    /// Drops a side's plan, if it has one, and tells its owner why.
    fn drop_plan(&mut self, side: Side, end: PlanEnd) {
        if self.state.plans[side].take().is_some() {
            let n_moves = std::mem::take(&mut self.planned[side]);
            let event = Event::Planned { side, n_moves, ended: Some(end) };
            self.told.push(Told { to: Some(side.power()), event });
        }
    }

    fn make(&mut self, order: &Move) {
        let Some(ply) = self.rules.play(&mut self.state.position, order) else { return };
        self.state.plies.push(ply);
        self.tell(Event::Moved(ply));
        self.finish(self.rules.end(&self.state.position, Some(&ply)));
    }

    fn miss(&mut self, side: Side) {
        self.state.n_missed[side] += 1;
        let n_missed = self.state.n_missed[side];
        self.tell(Event::Missed { side, n_missed });
        if self.rules.choices().missed.is_some_and(|most| u32::from(most) <= n_missed) {
            self.finish(Some(End { winner: Some(side.other()), why: Why::Missed }));
        }
    }

    fn finish(&mut self, end: Option<End>) {
        if let Some(end) = end {
            self.state.end = Some(end);
            self.tell(Event::Over(end));
        }
    }
}
