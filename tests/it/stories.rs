//! Mail in, mail out, as one readable file per story.
