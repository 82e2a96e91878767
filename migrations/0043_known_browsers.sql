-- In a browser that was first signed in less than a day ago, a page does nothing grave: a code may have leaked. What was posted before
-- this was looked at, was posted from a browser that counts as known.
ALTER TABLE inbox ADD COLUMN known INTEGER NOT NULL DEFAULT 1; -- by web: the browser has been signed in as this address for a day
