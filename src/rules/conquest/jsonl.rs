//! A position, orders and the key of a turn as JSON, and what comes of them: for programs.
