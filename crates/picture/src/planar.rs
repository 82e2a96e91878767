//! Planar embeddings: the order of the neighbours around each vertex in a drawing without crossing edges.
//!
//! The left-right test of U. Brandes, "The Left-Right Planarity Test" (2009), in linear time. Its recursion is as deep as a path in the
//! graph is long, so graphs must be small: [`MAX_PROVINCES`](super::text::MAX_PROVINCES).

/// The neighbours of each vertex, clockwise. All faces follow from it.
pub type Rotation = Vec<Vec<usize>>;

const NONE: usize = usize::MAX;

/// An embedding of a simple graph with the vertices `0..n`, if it is planar.
pub fn embed(n: usize, edges: &[Edge]) -> Option<Rotation> {
    if n > 2 && edges.len() > 3 * n - 6 {
        return None;
    }
    let mut test = Test::new(n, edges);
    let mut roots = Vec::new();
    for v in 0..n {
        if test.height[v] == NONE {
            test.height[v] = 0;
            roots.push(v);
            test.orient(v);
        }
    }
    test.sort_outgoing();
    for &v in &roots {
        if !test.check(v) {
            return None;
        }
    }
    for e in 0..edges.len() {
        test.nesting[e] *= i64::from(test.sign(e));
    }
    test.sort_outgoing();
    let mut rotation: Rotation = test.out.iter().map(|out| out.iter().map(|&e| test.to[e]).collect()).collect();
    let (mut left, mut right) = (vec![NONE; n], vec![NONE; n]);
    for &v in &roots {
        test.place(v, &mut rotation, &mut left, &mut right);
    }
    Some(rotation)
}

/// Return edges on one side, from the lowest to the highest (by the height of their destination).
#[derive(Clone, Copy, PartialEq)]
struct Interval {
    low: usize,
    high: usize,
}

const EMPTY: Interval = Interval { low: NONE, high: NONE };

impl Interval {
    fn is_empty(self) -> bool {
        self.low == NONE && self.high == NONE
    }
}

/// Return edges that must be on different sides.
#[derive(Clone, Copy)]
struct Conflict {
    left: Interval,
    right: Interval,
}

impl Conflict {
    fn swap(&mut self) {
        std::mem::swap(&mut self.left, &mut self.right);
    }
}

struct Test<'a> {
    edges: &'a [Edge],
    /// The edges at each vertex, in the order given.
    at: Vec<Vec<usize>>,
    height: Vec<usize>,
    parent: Vec<usize>,
    /// For each edge, whether it is oriented yet, its origin and its destination.
    oriented: Vec<bool>,
    from: Vec<usize>,
    to: Vec<usize>,
    /// Outgoing edges of each vertex, in the order of nesting.
    out: Vec<Vec<usize>>,
    low: Vec<usize>,
    low2: Vec<usize>,
    nesting: Vec<i64>,
    low_edge: Vec<usize>,
    reference: Vec<usize>,
    side: Vec<i8>,
    bottom: Vec<usize>,
    stack: Vec<Conflict>,
}

impl<'a> Test<'a> {
    fn new(n: usize, edges: &'a [Edge]) -> Self {
        let m = edges.len();
        let mut at = vec![Vec::new(); n];
        for (e, &(a, b)) in edges.iter().enumerate() {
            at[a].push(e);
            at[b].push(e);
        }
        Self {
            edges,
            at,
            height: vec![NONE; n],
            parent: vec![NONE; n],
            oriented: vec![false; m],
            from: vec![NONE; m],
            to: vec![NONE; m],
            out: vec![Vec::new(); n],
            low: vec![0; m],
            low2: vec![0; m],
            nesting: vec![0; m],
            low_edge: vec![NONE; m],
            reference: vec![NONE; m],
            side: vec![1; m],
            bottom: vec![0; m],
            stack: Vec::new(),
        }
    }

    /// First pass: builds a depth-first tree, and finds how far back each edge leads.
    fn orient(&mut self, v: usize) {
        let e = self.parent[v];
        for k in 0..self.at[v].len() {
            let vw = self.at[v][k];
            if self.oriented[vw] {
                continue;
            }
            let (a, b) = self.edges[vw];
            let w = if a == v { b } else { a };
            self.oriented[vw] = true;
            self.from[vw] = v;
            self.to[vw] = w;
            self.out[v].push(vw);
            self.low[vw] = self.height[v];
            self.low2[vw] = self.height[v];
            if self.height[w] == NONE {
                self.parent[w] = vw;
                self.height[w] = self.height[v] + 1;
                self.orient(w);
            } else {
                self.low[vw] = self.height[w];
            }
            self.nesting[vw] = 2 * self.low[vw] as i64 + i64::from(self.low2[vw] < self.height[v]);
            if e != NONE {
                let (low, low2) = (self.low[vw], self.low2[vw]);
                if low < self.low[e] {
                    self.low2[e] = self.low[e].min(low2);
                    self.low[e] = low;
                } else if low > self.low[e] {
                    self.low2[e] = self.low2[e].min(low);
                } else {
                    self.low2[e] = self.low2[e].min(low2);
                }
            }
        }
    }

    fn sort_outgoing(&mut self) {
        for out in &mut self.out {
            out.sort_by_key(|&e| self.nesting[e]);
        }
    }

    /// Second pass: checks that all return edges can be put left or right.
    fn check(&mut self, v: usize) -> bool {
        let e = self.parent[v];
        for k in 0..self.out[v].len() {
            let ei = self.out[v][k];
            self.bottom[ei] = self.stack.len();
            let w = self.to[ei];
            if ei == self.parent[w] {
                if !self.check(w) {
                    return false;
                }
            } else {
                self.low_edge[ei] = ei;
                self.stack.push(Conflict { left: EMPTY, right: Interval { low: ei, high: ei } });
            }
            if self.low[ei] < self.height[v] {
                if k == 0 {
                    self.low_edge[e] = self.low_edge[ei];
                } else if !self.constrain(ei, e) {
                    return false;
                }
            }
        }
        if e != NONE {
            self.trim(e);
        }
        true
    }

    fn conflicts(&self, interval: Interval, e: usize) -> bool {
        !interval.is_empty() && self.low[interval.high] > self.low[e]
    }

    fn constrain(&mut self, ei: usize, e: usize) -> bool {
        let mut joined = Conflict { left: EMPTY, right: EMPTY };
        loop {
            let Some(mut top) = self.stack.pop() else { return false };
            if !top.left.is_empty() {
                top.swap();
            }
            if !top.left.is_empty() {
                return false;
            }
            if self.low[top.right.low] > self.low[e] {
                if joined.right.is_empty() {
                    joined.right.high = top.right.high;
                } else {
                    self.reference[joined.right.low] = top.right.high;
                }
                joined.right.low = top.right.low;
            } else {
                self.reference[top.right.low] = self.low_edge[e];
            }
            if self.stack.len() <= self.bottom[ei] {
                break;
            }
        }
        while let Some(&top) = self.stack.last() {
            if !self.conflicts(top.left, ei) && !self.conflicts(top.right, ei) {
                break;
            }
            let mut top = top;
            self.stack.pop();
            if self.conflicts(top.right, ei) {
                top.swap();
            }
            if self.conflicts(top.right, ei) {
                return false;
            }
            if joined.right.low != NONE {
                self.reference[joined.right.low] = top.right.high;
            }
            if top.right.low != NONE {
                joined.right.low = top.right.low;
            }
            if joined.left.is_empty() {
                joined.left.high = top.left.high;
            } else {
                self.reference[joined.left.low] = top.left.high;
            }
            joined.left.low = top.left.low;
        }
        if !(joined.left.is_empty() && joined.right.is_empty()) {
            self.stack.push(joined);
        }
        true
    }

    fn lowest(&self, pair: Conflict) -> usize {
        match (pair.left.is_empty(), pair.right.is_empty()) {
            (true, _) => self.low[pair.right.low],
            (_, true) => self.low[pair.left.low],
            _ => self.low[pair.left.low].min(self.low[pair.right.low]),
        }
    }

    /// Drops return edges that end at the parent.
    fn trim(&mut self, e: usize) {
        let u = self.from[e];
        while let Some(&top) = self.stack.last() {
            if self.lowest(top) != self.height[u] {
                break;
            }
            self.stack.pop();
            if top.left.low != NONE {
                self.side[top.left.low] = -1;
            }
        }
        if let Some(mut top) = self.stack.pop() {
            while top.left.high != NONE && self.to[top.left.high] == u {
                top.left.high = self.reference[top.left.high];
            }
            if top.left.high == NONE && top.left.low != NONE {
                self.reference[top.left.low] = top.right.low;
                self.side[top.left.low] = -1;
                top.left.low = NONE;
            }
            while top.right.high != NONE && self.to[top.right.high] == u {
                top.right.high = self.reference[top.right.high];
            }
            if top.right.high == NONE && top.right.low != NONE {
                self.reference[top.right.low] = top.left.low;
                self.side[top.right.low] = -1;
                top.right.low = NONE;
            }
            self.stack.push(top);
        }
        if self.low[e] < self.height[u]
            && let Some(top) = self.stack.last()
        {
            let (l, r) = (top.left.high, top.right.high);
            let is_left = l != NONE && (r == NONE || self.low[l] > self.low[r]);
            self.reference[e] = if is_left { l } else { r };
        }
    }

    fn sign(&mut self, e: usize) -> i8 {
        let other = std::mem::replace(&mut self.reference[e], NONE);
        if other != NONE {
            self.side[e] *= self.sign(other);
        }
        self.side[e]
    }

    /// Third pass: inserts the incoming edges.
    fn place(&self, v: usize, rotation: &mut Rotation, left: &mut [usize], right: &mut [usize]) {
        for &e in &self.out[v] {
            let w = self.to[e];
            if e == self.parent[w] {
                rotation[w].insert(0, v);
                left[v] = w;
                right[v] = w;
                self.place(w, rotation, left, right);
            } else {
                let beside = if self.side[e] == 1 { right[w] } else { left[w] };
                let at = rotation[w].iter().position(|&x| x == beside).unwrap_or(0);
                if self.side[e] == 1 {
                    rotation[w].insert(at + 1, v);
                } else {
                    rotation[w].insert(at, v);
                    left[w] = v;
                }
            }
        }
    }
}

/// The faces of an embedding, each as its vertices in turn.
pub fn faces(rotation: &Rotation) -> Vec<Vec<usize>> {
    let mut seen = std::collections::HashSet::new();
    let mut faces = Vec::new();
    for u in 0..rotation.len() {
        for &v in &rotation[u] {
            if seen.contains(&(u, v)) {
                continue;
            }
            let (mut a, mut b) = (u, v);
            let mut face = Vec::new();
            while seen.insert((a, b)) {
                face.push(a);
                let next = after(rotation, b, a);
                (a, b) = (b, next);
            }
            faces.push(face);
        }
    }
    faces
}

/// The neighbour after `of` around `v`, clockwise.
fn after(rotation: &Rotation, v: usize, of: usize) -> usize {
    let around = &rotation[v];
    let at = around.iter().position(|&x| x == of).unwrap_or(0);
    around[(at + 1) % around.len()]
}

/// An edge, by its two vertices.
pub type Edge = (usize, usize);

/// Splits edges into those that can be drawn without a crossing, as many as possible, and the rest. Earlier edges have precedence.
pub fn planarise(n: usize, edges: &[Edge]) -> (Vec<Edge>, Vec<Edge>) {
    let (mut kept, mut left_over) = (Vec::new(), Vec::new());
    add(n, edges, &mut kept, &mut left_over);
    (kept, left_over)
}

/// Adds a block of edges, or those of its halves that fit.
fn add(n: usize, block: &[Edge], kept: &mut Vec<Edge>, left_over: &mut Vec<Edge>) {
    let before = kept.len();
    kept.extend_from_slice(block);
    if embed(n, kept).is_some() {
        return;
    }
    kept.truncate(before);
    match block {
        [] => {}
        [edge] => left_over.push(*edge),
        _ => {
            let (first, second) = block.split_at(block.len() / 2);
            add(n, first, kept, left_over);
            add(n, second, kept, left_over);
        }
    }
}
