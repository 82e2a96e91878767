//! HELP's examples are run, so they cannot go stale.
