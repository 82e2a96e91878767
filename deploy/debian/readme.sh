#!/usr/bin/env bash
# Types the commands of deploy/README.md, block by block and in its order, in a fresh Debian root, as a user with sudo, and checks the
# result of each block: deploy/debian/readme.sh PACKAGE.deb
#
# A block of commands begins with ```sh, or with ```sh elsewhere: REASON if it cannot run here. E-mails are ```text e-mail and
# ```text reply. root.sh says what the root needs. The copy also needs Litestream: CHANCERY_LITESTREAM=FILE.
set -euo pipefail
package=$(realpath "$1")
paper=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../README.md")
domain=example.org
. "$(dirname "${BASH_SOURCE[0]}")/root.sh"

# The names that the reader replaces, besides those of the domain, which this root has.
names() {
    local newest
    newest=$(ls -td "$root"/var/lib/chancery/backups/*-*/ 2>/dev/null | head -1)
    newest=${newest%/}
    cat <<NAMES
/var/lib/chancery/backups/chancery-2026-11-22-030000|/var/lib/chancery/backups/${newest##*/}
/var/lib/chancery/backups/schema-1-2026-12-24-180000|/var/lib/chancery/backups/${newest##*/}
ssh-ed25519 AAAA… copy|$(cat "$root/etc/chancery/copy-key.pub" 2>/dev/null)
NAMES
}

# --- The world around the machine

chroot "$root" useradd --create-home you
echo 'you ALL=(ALL) NOPASSWD: ALL' > "$root/etc/sudoers.d/you"
home=$root/home/you
# Postfix as Debian configures it for an "Internet Site".
rm "$root/etc/postfix/main.cf"
cat > "$root/root/postfix" <<'POSTFIX'
export DEBIAN_FRONTEND=noninteractive
echo PURGE | debconf-communicate postfix
printf 'postfix postfix/main_mailer_type select Internet Site\npostfix postfix/mailname string example.org\n' | debconf-set-selections
dpkg-reconfigure postfix
postconf -e maillog_file=/var/log/mail.log
systemctl restart postfix
POSTFIX
inside sh -e /root/postfix > "$work/postfix" 2>&1 || { cat "$work/postfix"; fail "Postfix is configured"; }
mkdir -p "$root/srv/mail/judge/Maildir" "$root/srv/backups/chancery"
# The downloads: this release, which the paper names, and a later one.
now=$(dpkg-deb --field "$package" Version)
now=${now%-*}
later=$(grep -o 'chancery_[0-9.]*_amd64' "$paper" | cut -d _ -f 2 | grep -vxF "$now" | sort -u)
[ "$(grep -c . <<<"$later")" = 1 ] || fail "the paper names $now and one later version"
cp "$package" "$home/chancery_${now}_amd64.deb"
(cd "$home" && sha256sum chancery_${now}_amd64.deb > SHA256SUMS && echo "$(printf '0%.0s' $(seq 64))  another.tar.gz" >> SHA256SUMS)
dpkg-deb --raw-extract "$package" "$work/later"
sed -i 's/^Version: .*/Version: '$later'-1/' "$work/later/DEBIAN/control"
dpkg-deb --build -Znone "$work/later" "$home/chancery_${later}_amd64.deb" > "$work/later.log"
rm -r "$work/later"
# An editor for sudoedit: the pager and the service that expects a sign of life are a site of this machine.
cat > "$root/usr/local/bin/editor" <<'EDITOR'
#!/bin/sh
exec sed -i 's,https://ntfy.sh/my-secret-topic,http://127.0.0.1:8099/tell,
    s,https://hc-ping.com/your-number,http://127.0.0.1:8099/alive,' "$@"
EDITOR
chmod 755 "$root/usr/local/bin/editor"
# Certificates are from an authority of this machine.
cat > "$root/etc/caddy/Caddyfile" <<'CADDY'
{
	local_certs
}
mx.example.org {
	respond "the machine"
}
http://127.0.0.1:8099 {
	respond "thanks"
	log {
		output file /var/log/caddy/told.log
	}
}
CADDY
inside systemctl restart caddy
authority=/usr/local/share/authority.crt
soon "the machine has its authority" inside install -m 644 /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt $authority

# dns: the records that `chancery setup` printed, and those of the machine's address.
dns() {
    local zone=$root/etc/dnsmasq.d/example.conf
    {
        printf 'no-resolv\nno-hosts\nlocal=/org/arpa/\n'
        printf 'host-record=%s.example.org,192.0.2.1\n' mx judge standby
        sed -n '/^== The DNS ==/,/^$/p' "$work/setup" | tr '\n' ' ' | sed 's/ \([^ ]*\. IN\) /\n\1 /g' |
            sed -n 's/^\([^ ]*\)\. IN MX \([0-9]*\) \([^ ]*\)\..*/mx-host=\1,\3,\2/p
                s/^\([^ ]*\)\. IN TXT [( ]*"\(.*\)"[) ]*$/txt-record=\1,\2/p' | sed 's/" *"/,/g'
    } > "$zone"
    [ "$(grep -c '^txt-record' "$zone")" = 3 ] && grep -q '^mx-host' "$zone" || { cat "$zone"; fail "setup prints four records"; }
    nsenter --target "$init" --net ip address add 192.0.2.1/32 dev lo
    echo 'nameserver 127.0.0.1' > "$root/etc/resolv.conf"
    inside systemctl restart dnsmasq
}

# --- The blocks

mkdir "$work/blocks"
awk -v to="$work/blocks" '
    /^## / { section = substr($0, 4) }
    !open && /^ *```/ {
        indent = index($0, "`") - 1
        file = sprintf("%s/%03d", to, ++n)
        printf "%d|%s|%s\n", NR, section, substr($0, indent + 4) > (file ".about")
        printf "" > file
        open = 1
        next
    }
    open && /^ *```$/ { open = 0; close(file); next }
    open { print substr($0, indent + 1) > file }' "$paper"

judge_runs() { soon "the judge runs" inside systemctl --quiet is-active chancery; }
says() { grep -q -- "$1" "$work/said" || { cat "$work/said"; fail "$place says: $1"; }; }
version() { inside dpkg-query --show --showformat='${Version}' chancery; }
as_judge=(setpriv --reuid=chancery --regid=chancery --init-groups)

# prepare FIRST_LINE: what must happen elsewhere before this block, and the reader's answers to its questions.
prepare() {
    : > "$home/answers"
    case $1 in
        'sudo chancery setup')
            # Enter, or the answer between the marks.
            sed -n 's/^| [1-9]\. [^|]*| Enter |.*//p; s/^| [1-9]\. [^|]*| `\([^`]*\)` |.*/\1/p' "$paper" > "$home/answers"
            [ "$(grep -c '' "$home/answers")" = 9 ] || fail "$place: the paper has nine answers"
            ;;
        # "Do you want to continue?"
        'sudo systemctl stop chancery') echo y > "$home/answers" ;;
        'sudo useradd --create-home copy') install -m 755 "$CHANCERY_LITESTREAM" "$root/usr/bin/litestream" ;;
        # The paper says "some seconds", the reader upgrades long after a restore, and the DNS is slow.
        'sudo -u chancery chancery copy' | "sudo apt install ./chancery_${later}_amd64.deb" | 'sudo -u chancery chancery resume')
            [ ! -x "$root/usr/bin/litestream" ] ||
                soon "the copy is whole" shows 'It has the whole database' "${as_judge[@]}" chancery copy
            ;;
        'sudo chancery move in'*)
            # The other machine.
            inside systemctl stop chancery
            inside dpkg --purge chancery >/dev/null 2>&1
            inside rm -rf /var/lib/chancery /etc/chancery
            inside dpkg --install /home/you/chancery_${now}_amd64.deb >/dev/null 2>&1
            ;;
    esac
}

# check FIRST_LINE: what must be so after this block. Its output is in $work/said.
check() {
    case $1 in
        'sudo apt install postfix'*) ;;
        'sha256sum --check'*)
            [ "$(version)" = "$now-1" ] || fail "$place: the package is installed"
            says 'chancery setup'
            ;;
        'sudo chancery setup')
            cp "$work/said" "$work/setup"
            dns
            # The only line that the paper lacks, for an authority that the world does not know.
            sed -i "s,^url = .*,&\nca_file = \"$authority\"," "$config"
            ;;
        'sudo postconf mydestination')
            says '^mydestination = .*, example\.org,'
            # The same commands as setup's.
            sed -n 's/^  \(postconf .*\|postfix reload\)$/\1/p' "$work/setup" > "$work/setup.postfix"
            grep -c . "$work/setup.postfix" > /dev/null || fail "setup prints commands for Postfix"
            sed -n '1d; s/(sudo /(/; s/^sudo \(postconf .*\|postfix reload\)$/\1/p' "$block" | diff "$work/setup.postfix" - ||
                fail "$place has the commands that setup prints"
            ;;
        'sudo chancery dkim new'*)
            says '^second\._domainkey\.example\.org\. IN TXT'
            sed -n '/^\[\[dkim\]\]/,$p' "$work/said" > "$work/keys"
            is_valid "$work/keys"
            ;;
        'sudo install -m 640 -g chancery /dev/null'*)
            [ "$(inside stat -c '%U:%G %a' /etc/chancery/smtp-password)" = 'root:chancery 640' ] || fail "$place: the judge can read it"
            ;;
        'sudo systemctl enable --now chancery')
            judge_runs
            says 'accepting e-mails at 127.0.0.1:2424'
            ;;
        'sudo chancery check')
            [ $ended = 1 ] || fail "$place: a problem is left"
            says '^WRONG  the pages at https://judge.example.org'
            says '^There is 1 problem'
            ;;
        'sudo systemctl reload chancery')
            judge_runs
            ! grep -q '^tell = ' "$config" || alarms
            ;;
        'cat /etc/chancery/caddy-site'*)
            says '^ok$'
            says '^ok     DNS: DKIM key'
            says '^ok     DNS: .*and back (PTR)'
            says '^ok     the pages at https://judge.example.org: private pages are not compressed'
            says '^Everything is fine'
            ;;
        'sudo chancery health')
            says '^OK: '
            says 'UTC \[first\]'
            inside setpriv --reuid=you --regid=you --init-groups chancery health > "$work/said" || true
            says "only root and the judge's user can ask"
            ;;
        'curl http://127.0.0.1:9101/health') says '^OK: ' ;;
        'sudo install -m 755 /usr/share/doc/chancery/tell'*)
            inside grep -q 8099/tell /usr/local/bin/tell && inside grep -q 8099/alive /usr/local/bin/alive || fail "$place: they are edited"
            ;;
        'sudo systemctl start chancery-failed'*)
            soon "root hears of a judge that is down" arrives 'the judge is down' root
            [ "$(inside systemctl show --property OnFailure --value chancery)" = chancery-failed.service ] || fail "$place: it is named"
            ;;
        'sudo useradd --create-home copy') ;;
        'sudo ssh-keygen'*) says '^host-key: ecdsa-sha2' ;;
        "echo 'ssh-ed25519 AAAA…"*) ;;
        'sudo systemctl restart chancery') judge_runs ;;
        'sudo -u chancery chancery copy') says '^  It has the whole database' && says '^Everything is fine' ;;
        'sudo -u chancery chancery backup '*) says 'by-hand-' ;;
        'sudo -u chancery chancery restore --drill'*) ;;
        'sudo systemctl stop chancery')
            judge_runs
            [ "$(version)" = "$now-1" ] || fail "$place: the old version is back"
            inside "${as_judge[@]}" chancery game show first >/dev/null || fail "$place: the game is still there"
            ;;
        "sudo apt install ./chancery_${later}_amd64.deb")
            [ "$(version)" = "$later-1" ] || fail "$place: the new version is installed"
            says '^Everything is fine'
            ;;
        'sudo -u chancery chancery letters list') ;;
        'sudo chancery move out'*) says 'move in' ;;
        'sudo chancery move in'*) judge_runs ;;
        'sudo -u chancery chancery resume')
            says '^The judge has resumed'
            says '^Everything is fine'
            shows "first" "${as_judge[@]}" chancery game list || fail "$place: the game has moved"
            ;;
        *) fail "$place is new: say in deploy/debian/readme.sh what must be so after it" ;;
    esac
}

# alarms: the keeper's programs run in the service's sandbox.
alarms() {
    soon "the service that expects a sign of life gets one" grep -q '/alive' "$root/var/log/caddy/told.log"
    cp "$config" "$work/before.toml"
    sed -i 's/^#*min_free_mib = .*/min_free_mib = 99999999/' "$config"
    inside systemctl reload chancery
    soon "a full disk reaches the pager" grep -q '/tell' "$root/var/log/caddy/told.log"
    cp "$work/before.toml" "$config"
    inside systemctl reload chancery
    soon "the disk has space again" shows '^OK: ' chancery health
}

# is_valid FILE: these lines make a valid configuration with the address and the keeper.
is_valid() {
    {
        printf 'address = "judge@example.org"\nkeeper = "you@example.org"\n'
        cat "$1"
        grep -q '^\[outbound' "$1" || printf '[outbound.smtp]\nhost = "localhost"\n'
    } > "$root/root/lines.toml"
    inside chancery check --config-only --config /root/lines.toml > "$work/valid" 2>&1 || { cat "$work/valid"; fail "$place is valid"; }
}

# configure: puts the block's lines into the judge's configuration, as the paper says, or finds them there.
configure() {
    is_valid "$block"
    case $first in
        '[alarm]')
            grep -q '^\[alarm\]$' "$config" || fail "$place: setup has written the heading"
            sed -i "/^\[alarm\]$/r $work/lines" "$config"
            ;;
        '[copy]') cat "$block" >> "$config" ;;
        # A provider's server, instead of Postfix.
        '[outbound.smtp]') ;;
        *)
            while read -r line; do
                grep -qFx -- "$line" "$config" || fail "$place: setup has written $line"
            done < "$block"
            ;;
    esac
}

# unit: the service runs with these lines.
unit() {
    mkdir -p "$root/etc/systemd/system/chancery.service.d"
    cp "$block" "$root/etc/systemd/system/chancery.service.d/paper.conf"
    inside systemctl daemon-reload
    inside systemctl restart chancery || fail "$place: the service starts with it"
    rm "$root/etc/systemd/system/chancery.service.d/paper.conf"
    inside systemctl daemon-reload
    inside systemctl restart chancery
}

mail() {
    case $first in
        'REGISTER '*)
            write you@example.org HELLO < "$block"
            soon "REGISTER is answered" arrives CONFIRM you
            ;;
        CONFIRM)
            reply you@example.org "$(cat "$block")"
            soon "CONFIRM registers" arrives 'You are registered' you
            ;;
        'CREATE ?first'*)
            reply you@example.org "$(cat "$block")"
            soon "the first game has begun" arrives "'first'" you
            ;;
        *) fail "$place is new: say in deploy/debian/readme.sh what it brings about" ;;
    esac
}

began=$SECONDS
run=0
shown=0
others=0
left=()
for about in "$work"/blocks/*.about; do
    block=${about%.about}
    IFS='|' read -r number section info < "$about"
    first=$(head -1 "$block")
    place="README.md:$number ($first)"
    case $info in
        'sh elsewhere: '*) left+=("$number: ${info#sh elsewhere: }") ;;
        sh | toml)
            if [ "${section#*. }" = 'A copy elsewhere' ] && [ ! -x "${CHANCERY_LITESTREAM:-}" ]; then
                left+=("$number: Litestream is not here")
                continue
            fi
            if [ "$info" = toml ]; then
                sed 1d "$block" > "$work/lines"
                configure
                others=$((others + 1))
                said "$place"
                continue
            fi
            prepare "$first"
            cp "$block" "$work/typed"
            while IFS='|' read -r from to; do
                sed -i "s|$from|$to|g" "$work/typed"
            done < <(names)
            cp "$work/typed" "$home/typed"
            ended=0
            inside setpriv --reuid=you --regid=you --init-groups env PATH=/usr/local/bin:/usr/bin:/bin HOME=/home/you EDITOR=/usr/local/bin/editor \
                CURL_CA_BUNDLE=$authority bash -c 'cd && exec bash -e -o pipefail typed < answers' > "$work/said" 2>&1 || ended=$?
            # One block finds a problem, as the paper says.
            [ $ended = 0 ] || [ "$first" = 'sudo chancery check' ] || { cat "$work/said"; fail "$place ended with $ended"; }
            check "$first"
            run=$((run + 1))
            said "$place"
            ;;
        ini)
            unit
            others=$((others + 1))
            said "$place"
            ;;
        'text e-mail' | 'text reply')
            mail
            others=$((others + 1))
            ;;
        text | yaml) shown=$((shown + 1)) ;;
        *) fail "$place: readme.sh does not know \`\`\`$info" ;;
    esac
done
[ "$run" -gt 15 ] || fail "the paper has blocks of commands"
echo "deploy/README.md: $run blocks of commands run, and $others of lines and e-mails, in $((SECONDS - began)) s."
echo "Left out: ${#left[@]} blocks of commands, and $shown examples for other programs."
printf '  line %s\n' "${left[@]}"
