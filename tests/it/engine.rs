//! Properties of the Diplomacy engine on random play.
