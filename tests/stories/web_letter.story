# A letter may be written on a page, too: it is read like any other. What it causes goes out by mail; its answer stands on the page.
! demo

By web: ann@example.org at /my/letters, letter
> lines = SIGN ON ademo secret
< Your letters
< Write as in a letter
< Send

By web: ann@example.org at /my/letters, letter
> lines = Hello everybody, I hope you are well.
< Your letters
< Write as in a letter
< Send

