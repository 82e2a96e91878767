-- A draft is deleted when its letter goes out. Until now it stayed, and the page left it out by its time: these are gone.
DELETE FROM press_drafts WHERE EXISTS (
    SELECT 1 FROM press_readers AS own JOIN press ON press.id = own.press
    WHERE own.seat = press_drafts.seat AND own.how = 'wrote'
        AND coalesce(own.among, press.among) = press_drafts.among AND press_drafts.kept <= press.sent
);
