//! The web front: a form is a letter. What a browser posts becomes lines of text from a proven sender, and goes the way of
//! mail; pages are drawn from what their reader may see.
pub mod certificate;
pub mod guard;
pub mod listen;
pub mod peer;
pub mod rates;
mod refused;
