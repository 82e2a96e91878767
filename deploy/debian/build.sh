#!/usr/bin/env bash
# Builds the Debian package, and prints its path: deploy/debian/build.sh [PROFILE]
#
# PROFILE is Cargo's: dist (the default) for a package that others are given, release or dev to try it quickly.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
profile=${1:-dist}
target=${CARGO_TARGET_DIR:-target}

if ! cargo deb --version >/dev/null 2>&1; then
    echo "cargo-deb is missing: cargo install cargo-deb --locked" >&2
    exit 75
fi
cargo build --locked --profile "$profile" >&2
# Manual pages and completions, from the command line's own definitions. They are the same in every profile, and dev is the
# quickest to build.
rm -rf "$target/papers"
cargo run --quiet --locked --example papers -- "$target/papers" >&2
# The folder in which cargo-deb looks for them.
[ "$target" = target ] || { rm -rf target/papers && mkdir -p target && cp -r "$target/papers" target/papers; }
cargo deb --no-build --profile "$profile" --output "$target/chancery.deb" >&2
echo "$target/chancery.deb"
