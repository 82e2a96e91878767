#!/usr/bin/env bash
# Builds the Debian package, and prints its path: deploy/debian/build.sh [PROFILE [TARGET]]
#
# PROFILE is Cargo's: dist (the default) for a package that others are given, release or dev to try it quickly. TARGET is Rust's name
# of another machine. CARGO_BUILD replaces `build`, for example with "auditable build".
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
profile=${1:-dist}
target=${CARGO_TARGET_DIR:-target}
machine=(${2:+--target "$2"})
read -ra build <<<"${CARGO_BUILD:-build}"

if ! cargo deb --version >/dev/null 2>&1; then
    echo "cargo-deb is missing: cargo install cargo-deb --locked" >&2
    exit 75
fi
if ! command -v dpkg-shlibdeps >/dev/null; then
    echo "dpkg-shlibdeps is missing, which knows what the package depends on: apt-get install dpkg-dev" >&2
    exit 75
fi
cargo "${build[@]}" --locked --profile "$profile" "${machine[@]}" >&2
# Manual pages and completions, from the command line's own definitions. They are the same in every profile, and dev is the
# quickest to build.
rm -rf "$target/papers"
cargo run --quiet --locked --example papers -- "$target/papers" >&2
# The folder in which cargo-deb looks for them.
[ "$target" -ef target ] || { rm -rf target/papers && mkdir -p target && cp -r "$target/papers" target/papers; }
# Hard compression takes longer than it saves where a package is only tried.
[ "$profile" != dev ] || machine+=(--fast)
cargo deb --no-build --profile "$profile" "${machine[@]}" --output "$target/chancery.deb" >&2
echo "$target/chancery.deb"
