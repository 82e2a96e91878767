# A fresh Debian root with its own processes, network, mounts and systemd, and Postfix and Caddy in it: test.sh and readme.sh source
# this file with `package` set, and with `domain` if the machine is to have another than games.test. It needs root, mmdebstrap, and
# Debian's mirror, and the root is gone at the end.
#
# BASE=FILE keeps the fresh root for the next run, which then needs no mirror. Exit code 75: it could not be done here.
domain=${domain:-games.test}

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
        --include=sudo,dnsmasq,openssh-server "$release" "$base" || { rm -f "$base"; cannot "Debian's mirror is out of reach."; }
fi
mkdir "$root"
tar -C "$root" --exclude=./dev/* -xf "$base"

# --- A machine with a name, a mail server, and two people

cat > "$root/etc/hosts" <<HOSTS
127.0.0.1 localhost
127.0.0.1 mx.$domain mx play.$domain judge.$domain standby.$domain
HOSTS
echo mx > "$root/etc/hostname"
echo "$domain" > "$root/etc/mailname"
cat > "$root/etc/postfix/main.cf" <<MAIN
compatibility_level = 3.6
myhostname = mx.$domain
myorigin = /etc/mailname
mydestination = mx.$domain, $domain, localhost
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
    { printf 'From: %s\nTo: judge@%s\nSubject: %s\n\n' "$1" "$domain" "$2"; cat; } > "$root/root/letter"
    inside sh -c "sendmail -f $1 judge@$domain < /root/letter"
}
reply() { # reply FROM LINE: to the last e-mail of the judge
    local to
    to=$(sed -n 's/^Reply-To: .*<\(.*\)>.*/\1/p; s/^Reply-To: \([^<> ]*\)$/\1/p' "$root/var/mail/${1%@*}" | tail -1)
    printf 'From: %s\nTo: %s\nSubject: Re: your e-mail\n\n%s\n' "$1" "$to" "$2" > "$root/root/letter"
    inside sh -c "sendmail -f $1 $to < /root/letter"
}
# arrives PATTERN USER: the user's mailbox has the pattern. Postfix tries again what met a judge that was just reloading.
arrives() {
    inside postqueue -f
    grep -q -- "$1" "$root/var/mail/$2"
}
config=$root/etc/chancery/chancery.toml
