//! The boards, the order grammar, and the text forms of positions.
