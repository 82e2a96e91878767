-- Whether a letter is from the address in its `From:`, if the judge has checked that itself: proved, refuted, unknown.
ALTER TABLE inbox ADD COLUMN authenticity TEXT;
