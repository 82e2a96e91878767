//! The DPjudge's rules: our policy for each, or an explanation.
use super::Atlas;
use crate::At;
use crate::chart::Chart;

/// Rules that correspond to one of our policies.
const SAME: &[(&str, &str, &str)] = &[
    ("BUILD_ANY", "builds", "any"),
    ("REMOTE_BUILDS", "builds", "one-home"),
    ("MOBILIZE", "mobilise", "on"),
    ("BLANK_BOARD", "blank-board", "on"),
    ("VASSAL_DUMMIES", "vassals", "on"),
    ("IMMOBILE_DUMMIES", "immobile-dummies", "on"),
    ("COASTAL_CONVOY", "coastal-convoys", "on"),
    ("PORTAGE_CONVOY", "portage", "on"),
    ("PROXY_OK", "proxy", "on"),
    ("AUTO_DISBAND", "auto-disband", "on"),
];

/// Rules without a corresponding policy, with their meaning.
const OTHERS: &[(&str, &str)] = &[
    ("HIBERNATE", "a unit in a closed place stays until the place opens; `closed` means the same here"),
    ("HOME_BUILDS", "a power builds in every home centre that it owns, its own or another's"),
    ("CD_DUMMIES", "powers without players are in civil disorder: their units hold, as here"),
    ("CD_BUILDS", "powers in civil disorder still build; here they do not"),
    ("DUMMY_FIRE", "units of powers without players can be attacked"),
    ("NO_DRAW", "a game does not end in a draw; set it when you create one"),
    ("FTF_PRESS", "press only between movements; set it when you create a game"),
    ("NO_TRANSFER", "it is about money, in games that we do not have"),
    ("PAY_DUMMIES", "it is about money, in games that we do not have"),
];

impl<'a> Atlas<'a, '_> {
    /// Sets the policies that correspond to the rules. `RULE !X` removes one.
    pub(super) fn set_rules(&mut self, chart: &mut Chart) {
        let mut on: Vec<(String, At<'a>)> = Vec::new();
        for (rule, at) in std::mem::take(&mut self.rules) {
            match rule.strip_prefix('!') {
                Some(off) => {
                    on.retain(|known| known.0 != off);
                    if let Some((_, policy, word)) = SAME.iter().find(|row| row.0 == off)
                        && chart.policies.get(*policy).is_some_and(|known| known == word)
                    {
                        chart.policies.remove(*policy);
                    }
                }
                None => on.push((rule, at)),
            }
        }
        for (rule, at) in on {
            if let Some((_, policy, word)) = SAME.iter().find(|row| row.0 == rule) {
                chart.policies.insert((*policy).to_owned(), (*word).to_owned());
            } else if let Some((_, meaning)) = OTHERS.iter().find(|row| row.0 == rule) {
                self.report.note(at, format!("{rule} means: {meaning}."));
            } else {
                self.report.note(at, format!("{rule} is not a rule that we know."));
            }
        }
    }
}
