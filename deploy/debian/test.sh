#!/usr/bin/env bash
# Installs the Debian package into a fresh root, starts systemd there, sets a judge up, and writes it letters:
# deploy/debian/test.sh PACKAGE.deb
#
# root.sh says what it needs. Exit code 75: it could not be done here.
set -euo pipefail
package=$(realpath "$1")
. "$(dirname "${BASH_SOURCE[0]}")/root.sh"

restarts() { inside systemctl show --property NRestarts --value chancery; }

began=$SECONDS
inside dpkg --install /root/chancery.deb > "$work/install.log" 2>&1 || { cat "$work/install.log"; fail "the package is installed"; }
grep -q 'run as root: chancery setup' "$work/install.log" || fail "the package says what to do next"
[ "$(inside stat -c '%U:%G %a' /var/lib/chancery)" = 'chancery:chancery 700' ] || fail "the judge's folder is its own"
[ "$(inside systemctl is-active chancery || true)" = inactive ] || fail "nothing is started before it is configured"
[ "$(inside systemctl is-enabled chancery || true)" = disabled ] || fail "nothing is started at boot before it is configured"
inside man --where chancery-serve >/dev/null || fail "the manual page is there"
inside test -s /usr/share/bash-completion/completions/chancery || fail "completions are there"
grep -q '/etc/chancery/chancery.example.toml' "$root/var/lib/dpkg/info/chancery.conffiles" || fail "the example is a conffile"
said "the package is installed: user, folders, manual, completions, and nothing runs yet"

! inside systemctl start chancery 2>/dev/null || fail "without a configuration the start fails"
[ "$(restarts)" = 0 ] || fail "without a configuration nothing is tried again"
inside systemctl reset-failed chancery
said "without a configuration systemctl start fails at once"

inside chancery setup --yes --address judge@games.test --keeper kim@games.test --pages play.games.test --metrics 127.0.0.1:9101 \
    > "$work/setup.log" || { cat "$work/setup.log"; fail "setup"; }
[ "$(inside stat -c '%U:%G %a' /etc/chancery/chancery.toml)" = 'root:chancery 640' ] || fail "the configuration is for the judge only"
# What setup says is done as it says.
sed -n "s/^  \(postconf .*\|postfix reload\)$/\1/p" "$work/setup.log" > "$root/root/mail-server.sh"
[ "$(grep -c . "$root/root/mail-server.sh")" -ge 3 ] || { cat "$work/setup.log"; fail "setup prints the mail server's lines"; }
inside sh -e /root/mail-server.sh || fail "the mail server's lines can be typed"
echo 'judge: chancery' >> "$root/etc/aliases"
inside newaliases
inside systemctl enable --now --quiet chancery || fail "the service starts"
[ "$(inside systemctl is-active chancery)" = active ] || fail "the service runs"
said "setup has made a judge, and its service runs"

write ann@games.test HELLO <<'LETTER'
REGISTER Ann Other
LETTER
soon "a letter by Postfix and LMTP is answered" arrives 'REGISTER Ann Other' ann
grep -q '^DKIM-Signature: ' "$root/var/mail/ann" || fail "the answer is signed"
mail_works=$SECONDS

# The pages, as setup says, but with a certificate of this machine: nobody can look it up from outside.
sed 's/^play.games.test {/&\n\ttls internal/' "$root/etc/chancery/caddy-site" > "$root/root/caddy-site"
grep -q 'tls internal' "$root/root/caddy-site" || fail "setup has written the site for Caddy"
inside sh -c 'cat /root/caddy-site >> /etc/caddy/Caddyfile' && inside systemctl restart caddy || fail "Caddy takes the site"
soon "the pages are open" inside curl --silent --fail --insecure --output /root/page https://play.games.test/
inside grep -q '<title>' /root/page || fail "the first page has a title"
soon "monitors see it at work" inside curl --silent --fail http://127.0.0.1:9101/health
pages_work=$SECONDS

# What the judge asked Ann, she answers by a plain reply; then she creates a game against bots.
if grep -q CONFIRM "$root/var/mail/ann"; then
    reply ann@games.test YES
fi
as_judge=(setpriv --reuid=chancery --regid=chancery --init-groups)
soon "Ann is registered" shows ann@games.test "${as_judge[@]}" chancery user list
reply ann@games.test 'CREATE ?first - AGAINST COMPUTER AS France'
soon "her game has begun" arrives "'first'" ann
first_game=$SECONDS
echo "from bare Debian: mail after $((mail_works - began)) s, pages after $((pages_work - began)) s, a first game after $((first_game - began)) s"
shows ann@games.test "${as_judge[@]}" chancery letters list --in --state done ||
    fail "the keeper's desk finds the judge of this machine by itself"
inside "${as_judge[@]}" chancery check --config-only --config /etc/chancery/chancery.toml ||
    fail "the judge's user can check the configuration"

cp "$config" "$work/good.toml"
sed -i 's/^keeper = /keper = /' "$config"
! inside systemctl reload chancery 2>/dev/null || fail "a wrong configuration makes the reload fail"
[ "$(inside systemctl is-active chancery)" = active ] || fail "the judge goes on with the one before"
said "a typo makes systemctl reload fail, and the judge goes on"
! inside systemctl restart chancery 2>/dev/null || fail "a wrong configuration makes the restart fail"
shows 'Did you mean `keeper`' journalctl --no-pager --unit chancery || fail "the journal says what is wrong"
[ "$(restarts)" = 0 ] || fail "a wrong configuration is not tried again and again"
said "a typo makes systemctl restart fail at once, without a loop"
cp "$work/good.toml" "$config"
inside systemctl restart chancery || fail "it starts again"
sed -i 's/^#name = .*/name = "OTHER"/' "$config"
inside systemctl reload chancery || fail "a good configuration is taken over"
write ann@games.test AGAIN <<'LETTER'
LIST
LETTER
soon "after systemctl reload the judge has its new name" arrives ':: Judge: OTHER' ann

main=$(inside systemctl show --property MainPID --value chancery)
inside kill -HUP "$main"
soon "SIGHUP does not end it" sh -c "nsenter --target $init --all systemctl is-active chancery"
inside kill -KILL "$main"
soon "a judge that is killed is started again" sh -c "[ \$(nsenter --target $init --all systemctl show --property NRestarts --value chancery) = 1 ]"
inside mkdir -p /etc/systemd/system/chancery.service.d
printf '[Service]\nWatchdogSec=4s\nTimeoutAbortSec=1s\nRestartSec=1\n' > "$root/etc/systemd/system/chancery.service.d/test.conf"
inside systemctl daemon-reload
inside systemctl restart chancery || fail "it starts with a quick watchdog"
inside kill -STOP "$(inside systemctl show --property MainPID --value chancery)"
soon "a judge that hangs is started again" sh -c "[ \$(nsenter --target $init --all systemctl show --property NRestarts --value chancery) = 1 ]"
# In these ways the sandbox is open, and in no other. The last is for setpriority alone: letters go first.
inside systemd-analyze --no-pager security chancery > "$work/security.log"
cat > "$work/open" <<'OPEN'
DeviceAllow=
IPAddressDeny=
PrivateNetwork=
RestrictAddressFamilies=~AF_(INET|INET6)
RestrictAddressFamilies=~AF_UNIX
RootDirectory=/RootImage=
SystemCallFilter=~@resources
OPEN
sed -n 's/^✗ \([^ ]*\) .*/\1/p' "$work/security.log" | LC_ALL=C sort | diff "$work/open" - || fail "the sandbox is open in other ways"
exposure=$(sed -n 's/.*Overall exposure level.*: \([0-9.]*\) .*/\1/p' "$work/security.log")
case $exposure in 0.* | 1.[0-2]) said "the sandbox: $exposure of 10" ;; *) fail "the sandbox: $exposure of 10" ;; esac

inside dpkg --install /root/chancery.deb >/dev/null 2>&1 || fail "the package is installed over itself"
soon "after an upgrade the judge runs" sh -c "nsenter --target $init --all systemctl is-active chancery"
inside dpkg --remove chancery >/dev/null 2>&1 || fail "the package is removed"
inside test -s /var/lib/chancery/chancery.sqlite || fail "the games are kept"
[ "$(inside systemctl is-active chancery || true)" = inactive ] || fail "nothing runs any more"
inside dpkg --purge chancery > "$work/purge.log" 2>&1 || fail "the package is purged"
grep -q '/var/lib/chancery is kept' "$work/purge.log" || fail "purge says that the games are kept"
inside test -s /var/lib/chancery/chancery.sqlite || fail "the games are kept by purge, too"
said "the package is removed, the games are kept, and it says so"
