#!/usr/bin/env bash
# Installs the Debian package into a fresh root, starts systemd there, sets a judge up as README.md says, and writes it letters:
# deploy/debian/test.sh PACKAGE.deb
#
# Needs root, mmdebstrap, and Debian's mirror. The root has its own processes, network and mounts, and is gone at the end.
# Exit code 75: it could not be done here.
set -euo pipefail
package=$(realpath "$1")

cannot() {
    echo "$1"
    exit 75
}
[ "$(id -u)" -eq 0 ] || cannot "Only root can start another system."
for program in mmdebstrap unshare nsenter pivot_root; do
    command -v "$program" >/dev/null || cannot "There is no $program."
done

work=$(mktemp -d)
root=$work/root
init=
group=chancery-test-$$
cleanup() {
    status=$?
    if [ -n "$init" ]; then
        kill -KILL "$init" 2>/dev/null || true
        for _ in $(seq 50); do kill -0 "$init" 2>/dev/null || break; sleep 0.1; done
    fi
    for folder in /sys/fs/cgroup/"$group" /sys/fs/cgroup/*/"$group"; do
        [ ! -d "$folder" ] || find "$folder" -depth -type d -exec rmdir {} + 2>/dev/null || true
    done
    rm -rf "$work"
    exit $status
}
trap cleanup EXIT

# BASE keeps the fresh root for the next run, which then needs no mirror.
base=${BASE:-$work/base.tar}
if [ ! -f "$base" ]; then
    release=$(. /etc/os-release && echo "${VERSION_CODENAME:-bookworm}")
    mmdebstrap --quiet --variant=minbase --include=adduser,systemd,systemd-sysv,dbus,postfix,procps,man-db,caddy,curl \
        "$release" "$base" || { rm -f "$base"; cannot "Debian's mirror is out of reach."; }
fi
mkdir "$root"
tar -C "$root" --exclude=./dev/* -xf "$base"

# --- A machine with a name, a mail server, and two people

cat > "$root/etc/hosts" <<'HOSTS'
127.0.0.1 localhost
127.0.0.1 mx.games.test mx play.games.test
HOSTS
echo mx > "$root/etc/hostname"
echo games.test > "$root/etc/mailname"
cat > "$root/etc/postfix/main.cf" <<'MAIN'
compatibility_level = 3.6
myhostname = mx.games.test
myorigin = /etc/mailname
mydestination = $myhostname, games.test, localhost
inet_interfaces = loopback-only
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
smtp_dns_support_level = disabled
smtp_host_lookup = native
alias_maps = hash:/etc/aliases
alias_database = hash:/etc/aliases
mailbox_size_limit = 0
default_transport = error:this machine is alone in the world
maillog_file = /var/log/mail.log
MAIN
grep -q '^postlog' "$root/etc/postfix/master.cf" ||
    echo 'postlog unix-dgram n - n - 1 postlogd' >> "$root/etc/postfix/master.cf"
chroot "$root" useradd --create-home ann
chroot "$root" useradd --create-home kim
# What would touch the kernel that we share.
for unit in systemd-sysctl systemd-modules-load systemd-udevd systemd-networkd systemd-timesyncd systemd-remount-fs; do
    ln -sf /dev/null "$root/etc/systemd/system/$unit.service"
done
cp "$package" "$root/root/chancery.deb"

# --- Its own systemd

for folder in /sys/fs/cgroup /sys/fs/cgroup/systemd /sys/fs/cgroup/unified; do
    [ ! -f "$folder/cgroup.procs" ] || mkdir "$folder/$group"
done
cat > "$work/boot" <<'BOOT'
set -e
root=$1 group=$2
for folder in /sys/fs/cgroup /sys/fs/cgroup/systemd /sys/fs/cgroup/unified; do
    [ ! -d "$folder/$group" ] || echo $$ > "$folder/$group/cgroup.procs"
done
hybrid=
[ -f /sys/fs/cgroup/cgroup.procs ] || hybrid=1
exec unshare --mount --uts --ipc --net --pid --cgroup --fork --kill-child bash -c '
set -e
root=$1 hybrid=$2
ip link set lo up 2>/dev/null || ifconfig lo up
hostname mx
mount --make-rprivate /
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t sysfs -o ro sysfs "$root/sys"
if [ -n "$hybrid" ]; then
    mount -t tmpfs tmpfs "$root/sys/fs/cgroup"
    mkdir "$root/sys/fs/cgroup/systemd" "$root/sys/fs/cgroup/unified"
    mount -t cgroup -o none,name=systemd,xattr cgroup "$root/sys/fs/cgroup/systemd"
    mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup/unified"
else
    mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
fi
mount -t tmpfs tmpfs "$root/run"
mount -t tmpfs tmpfs "$root/dev"
for device in null zero full random urandom tty; do
    touch "$root/dev/$device"
    mount --bind "/dev/$device" "$root/dev/$device"
done
mkdir "$root/dev/shm" "$root/dev/pts"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
cd "$root"
mkdir -p .old
pivot_root . .old
umount -l /.old
exec env -i container=chancery-test PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd systemd.unit=multi-user.target
' boot "$root" "$hybrid" </dev/null
BOOT
bash "$work/boot" "$root" "$group" >"$work/boot.log" 2>&1 &
outer=$!
for _ in $(seq 100); do
    init=$(pgrep -P "$outer" || true)
    [ -z "$init" ] || [ "$(cat "/proc/$init/comm" 2>/dev/null)" != systemd ] || break
    sleep 0.1
done
[ -n "$init" ] && [ "$(cat "/proc/$init/comm" 2>/dev/null)" = systemd ] || { cat "$work/boot.log"; cannot "systemd cannot be started in a root of its own."; }

# inside COMMAND...: in the other system.
inside() {
    nsenter --target "$init" --all env -i HOME=/root LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@" </dev/null
}
for _ in $(seq 300); do
    case $(inside systemctl is-system-running 2>/dev/null || true) in running | degraded) break ;; esac
    sleep 0.2
done
state=$(inside systemctl is-system-running || true)
case $state in
    running | degraded) ;;
    *) cat "$work/boot.log"; cannot "systemd does not come up in a root of its own ($state)." ;;
esac

# --- What must be so

fail() {
    echo "FAILED: $1"
    inside systemctl status --no-pager --full --lines=30 chancery || true
    inside journalctl --no-pager --unit chancery | tail -30 || true
    tail -20 "$root/var/log/mail.log" 2>/dev/null || true
    exit 1
}
said() { echo "ok  $1"; }
# soon WHAT COMMAND...: waits until the command succeeds.
soon() {
    local what=$1
    shift
    for _ in $(seq 300); do
        if "$@" >/dev/null 2>&1; then said "$what"; return; fi
        sleep 0.2
    done
    fail "$what"
}
# shows PATTERN COMMAND...: the command's output, in the other system, has the pattern. It is read to its end: a program that
# writes into a pipe which grep -q has closed fails.
shows() {
    local pattern=$1
    shift
    inside "$@" > "$work/shown" && grep -q -- "$pattern" "$work/shown"
}
write() { # write FROM SUBJECT: a letter from somebody, with the lines of standard input
    { printf 'From: %s\nTo: judge@games.test\nSubject: %s\n\n' "$1" "$2"; cat; } > "$root/root/letter"
    inside sh -c "sendmail -f $1 judge@games.test < /root/letter"
}
restarts() { inside systemctl show --property NRestarts --value chancery; }
config=$root/etc/chancery/chancery.toml

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
soon "a letter by Postfix and LMTP is answered" grep -q 'REGISTER Ann Other' "$root/var/mail/ann"
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
reply() { # reply FROM LINE: to the last e-mail of the judge
    local to
    to=$(sed -n 's/^Reply-To: .*<\(.*\)>.*/\1/p; s/^Reply-To: \([^<> ]*\)$/\1/p' "$root/var/mail/${1%@*}" | tail -1)
    printf 'From: %s\nTo: %s\nSubject: Re: your e-mail\n\n%s\n' "$1" "$to" "$2" > "$root/root/letter"
    inside sh -c "sendmail -f $1 $to < /root/letter"
}
if grep -q CONFIRM "$root/var/mail/ann"; then
    reply ann@games.test YES
fi
as_judge=(setpriv --reuid=chancery --regid=chancery --init-groups)
soon "Ann is registered" shows ann@games.test "${as_judge[@]}" chancery user list
reply ann@games.test 'CREATE ?first - AGAINST COMPUTER AS France'
soon "her game has begun" grep -q "'first'" "$root/var/mail/ann"
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
soon "after systemctl reload the judge has its new name" grep -q ':: Judge: OTHER' "$root/var/mail/ann"

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
