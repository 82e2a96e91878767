//! The choices that rulebooks and judges leave open, by name. The defaults are what DATC 3.0 prefers.
