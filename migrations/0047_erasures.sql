-- People who have been erased: a backup of before must not bring them back.
CREATE TABLE erasures (
    at TEXT NOT NULL,
    seals TEXT NOT NULL,                         -- of their addresses, by the judge's secret
    PRIMARY KEY (at, seals)
) STRICT, WITHOUT ROWID;
