-- By which Message-ID its sender knows a letter: the keeper asks what became of it.
ALTER TABLE inbox ADD COLUMN message_id TEXT;
