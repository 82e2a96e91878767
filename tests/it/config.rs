//! The keeper's configuration file.
