#!/usr/bin/env bash
# Builds a release: deploy/release/build.sh [--profile PROFILE] [--twice] [FOLDER]
#
# FOLDER (dist, made anew) gets the Debian package and a static program for each machine that this one can build for, an image for
# containers and the files to run it, manual pages and completions, the list of components (SBOM), RELEASE.md and SHA256SUMS. The last
# lines say what was left out, and why.
#
# A commit gives the same bytes in every folder and for every user, with the same compilers (RELEASE.md names them). --twice proves
# it: it builds what is committed or staged in two other folders, as two users would, and compares. PROFILE is Cargo's: dist (the
# default) for others, dev to try this script with the package for this machine.
#
# Exit codes: 1 if a build fails or two differ, 75 if the package can't be built here.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
unset CDPATH
export LC_ALL=C

profile=dist twice= folder=
while [ $# -gt 0 ]; do
    case $1 in
        --profile) profile=$2 && shift ;;
        --twice) twice=1 ;;
        -*) sed -n 's/^# \{0,1\}//p' "${BASH_SOURCE[0]}" | sed 1d && exit 2 ;;
        *) folder=$1 ;;
    esac
    shift
done
dist=$(realpath -m "${folder:-dist}")
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)

# The commit, and its time, which counts as the time of the build. An archive made by Git has both in commit.txt.
if [ -z "${CHANCERY_COMMIT:-}" ] || [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
    if [ -e .git ]; then
        CHANCERY_COMMIT=$(git describe --always --exclude '*' --abbrev=12 --dirty)
        SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
    else
        read -r CHANCERY_COMMIT SOURCE_DATE_EPOCH < deploy/release/commit.txt
        CHANCERY_COMMIT=${CHANCERY_COMMIT:0:12}
    fi
fi
export CHANCERY_COMMIT SOURCE_DATE_EPOCH
cargo_home=${CARGO_HOME:-$HOME/.cargo}

# --- Twice

# build_as_another_user FOLDER UMASK: builds the files in FOLDER/source. Crates have another path there, as in another user's home.
build_as_another_user() (
    mkdir -p "$1/source" "$1/home"
    git ls-files -z | tar --null --files-from=- --create | tar --extract --directory "$1/source"
    ln -s "$cargo_home" "$1/home/.cargo"
    export RUSTUP_HOME=${RUSTUP_HOME:-$HOME/.rustup} HOME=$1/home CARGO_HOME=$1/home/.cargo CARGO_TARGET_DIR=$1/source/target
    umask "$2"
    cd "$1/source" && deploy/release/build.sh --profile "$profile" "$1/dist"
)

if [ -n "$twice" ]; then
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    build_as_another_user "$work/first" 022
    # Only the results are compared, and two builds need much room.
    rm -rf "$work/first/source"
    build_as_another_user "$work/another/folder" 077
    if ! diff --recursive --brief "$work/first/dist" "$work/another/folder/dist"; then
        mkdir -p "$dist" && rm -rf "$dist/first" "$dist/second"
        mv "$work/first/dist" "$dist/first" && mv "$work/another/folder/dist" "$dist/second"
        echo "Two builds differ. They are in $dist/first and $dist/second."
        exit 1
    fi
    rm -rf "$dist" && mkdir -p "$(dirname "$dist")" && mv "$work/first/dist" "$dist"
    echo "Two builds gave the same $(find "$dist" -type f | wc -l) files, byte for byte."
    exit
fi

# --- What all builds have in common

# Its own folder: these flags would make Cargo build all again for whoever builds without them.
target=${CARGO_TARGET_DIR:-$PWD/target}/for-release
export CARGO_TARGET_DIR=$target CARGO_INCREMENTAL=0
umask 022
# No path of this machine is in the program, and no number that the linker makes of paths. The last that fits counts.
flags=(
    "--remap-path-prefix=$cargo_home=/cargo"
    "--remap-path-prefix=$PWD=/chancery"
    "--remap-path-prefix=$target=/target"
    "-Clink-arg=-Wl,--build-id=none"
)
CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f' && echo "${flags[*]}")
export CARGO_ENCODED_RUSTFLAGS
# A crate that rhai uses draws constants when it is compiled.
export CONST_RANDOM_SEED=chancery
export CFLAGS="-ffile-prefix-map=$cargo_home=/cargo -ffile-prefix-map=$target=/target"

left_out=()
leave_out() {
    left_out+=("$1")
    echo "Left out: $1" >&2
}

# pack NAME FOLDER: an archive of the folder, with neither users nor times of this machine.
pack() {
    tar --directory "$(dirname "$2")" --sort=name --format=ustar --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
        --mode=u+rwX,go+rX,go-w --create "$(basename "$2")" | gzip --no-name --best > "$dist/$1.tar.gz"
}

# can_build_for TARGET COMPILER: whether Rust's library for it and a C compiler are there, or can be had.
can_build_for() {
    if ! command -v "$2" >/dev/null; then
        why="there is no $2"
        return 1
    fi
    [ -d "$(rustc --print sysroot)/lib/rustlib/$1/lib" ] || timeout 1m rustup target add "$1" >/dev/null 2>&1 || {
        why="Rust's library for $1 can't be had (rustup target add $1)"
        return 1
    }
}

rm -rf "$dist"
mkdir -p "$dist"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The list of crates is in the program itself, so that `cargo audit bin` can look for those with known faults.
if cargo auditable --version >/dev/null 2>&1; then
    export CARGO_BUILD="auditable build"
else
    leave_out "the list of crates in the programs: there is no cargo-auditable (cargo install cargo-auditable --locked)"
fi

# --- Debian packages, and static programs

# package [TARGET]
package() {
    local made
    made=$(deploy/debian/build.sh "$profile" "$@") || return
    install -m 644 "$made" "$dist/chancery_${version}_$(dpkg-deb --field "$made" Architecture).deb"
}

# static_program TARGET COMPILER ARCHITECTURE. Rust brings what the linker needs of musl, and SQLite needs a compiler that knows it.
static_program() {
    local name=chancery-$version-linux-$3 variables=("CC_${1//-/_}=$2")
    [ "$3" = "$(uname -m)" ] || variables+=("CARGO_TARGET_$(tr a-z- A-Z_ <<<"$1")_LINKER=$2")
    read -ra build <<<"${CARGO_BUILD:-build}"
    env "${variables[@]}" cargo "${build[@]}" --locked --profile "$profile" --target "$1"
    mkdir -p "$work/$name" "$work/image-$3/judge"
    install -m 755 "$target/$1/$profile/chancery" "$work/$name/chancery"
    "$([ "$3" = "$(uname -m)" ] && echo strip || echo "$3-linux-gnu-strip")" "$work/$name/chancery"
    cp -r LICENSE-* CHANGELOG.md deploy "$target/papers" "$work/$name/"
    rm -r "$work/$name/deploy/release" "$work/$name/deploy/debian" "$work/$name/deploy/papers.rs"
    pack "$name" "$work/$name"
    # What the first stage of the Containerfile makes.
    cp "$work/$name/chancery" "$work/image-$3/"
    mkdir -p "$work/image-$3/judge/data" "$work/image-$3/judge/backup" "$work/image-$3/judge/sockets"
    image "$3"
}

# image ARCHITECTURE: an image with the static program, in a file that `docker load` and `podman load` read.
image() {
    local name=chancery-$version-image-$1
    if ! command -v buildah >/dev/null; then
        leave_out "the image for $1: there is no buildah (apt-get install buildah)"
        return
    fi
    # It copies files and runs nothing, so it needs neither rights nor a network.
    if STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot buildah --root "$work/images" --runroot "$work/images-run" bud --quiet --format oci \
        --arch "$([ "$1" = aarch64 ] && echo arm64 || echo amd64)" --timestamp "$SOURCE_DATE_EPOCH" --build-context "build=$work/image-$1" \
        --file deploy/Containerfile --tag chancery "$work/image-$1" >/dev/null &&
        STORAGE_DRIVER=vfs buildah --root "$work/images" --runroot "$work/images-run" push --quiet chancery \
            "docker-archive:$work/$name.tar:chancery:latest"; then
        gzip --no-name --best < "$work/$name.tar" > "$dist/$name.tar.gz"
    else
        leave_out "the image for $1: buildah failed, see above"
    fi
}

# for_others: all but the package for this machine.
for_others() {
    local machine compiler
    if can_build_for aarch64-unknown-linux-gnu aarch64-linux-gnu-gcc; then
        CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=aarch64-linux-gnu-gcc package aarch64-unknown-linux-gnu
    else
        leave_out "the Debian package for arm64: $why"
    fi
    for machine in x86_64 aarch64; do
        compiler=$([ "$machine" = "$(uname -m)" ] && echo musl-gcc || echo "$machine-linux-musl-gcc")
        if can_build_for "$machine-unknown-linux-musl" "$compiler"; then
            static_program "$machine-unknown-linux-musl" "$compiler" "$machine"
        else
            leave_out "the static program and the image for $machine: $why"
        fi
    done
}

package
if [ "$profile" = dev ]; then
    leave_out "the static programs, and all for other machines: they are not for trying this script"
else
    for_others
fi

# --- Papers

mkdir "$work/chancery-papers" "$work/chancery-container"
cp -r "$target/papers/." "$work/chancery-papers/"
pack "chancery-$version-papers" "$work/chancery-papers"

cp -r deploy/compose.yaml deploy/Containerfile deploy/container deploy/chancery.example.toml "$work/chancery-container/"
pack "chancery-$version-container" "$work/chancery-container"

if cargo cyclonedx --version >/dev/null 2>&1; then
    # It writes a file beside each crate.
    sbom=chancery-sbom
    find . -path ./target -prune -o -name "$sbom.json" -exec rm {} +
    cargo cyclonedx --quiet --quiet --all-features --format json --spec-version 1.5 --override-filename "$sbom"
    # It names crates of ours by their path on this machine.
    sed "s|path+file://$PWD|path+file:///chancery|g" "$sbom.json" > "$dist/chancery-$version.cdx.json"
    find . -path ./target -prune -o -name "$sbom.json" -exec rm {} +
else
    leave_out "the list of components (SBOM): there is no cargo-cyclonedx (cargo install cargo-cyclonedx --locked)"
fi

# The newest part of the changelog, and how to build the same.
{
    printf '# Chancery %s\n' "$version"
    awk '/^## / { part += 1; next } part == 1' CHANGELOG.md
    printf '\n## How this was built\n\nFrom commit %s, with %s and %s, by `deploy/release/build.sh`. The same commit\nand compilers give ' \
        "$CHANCERY_COMMIT" "$(rustc --version)" "$(gcc --version | head -1)"
    printf 'the same bytes: `deploy/release/build.sh --twice`.\n'
} > "$dist/RELEASE.md"

chmod 644 "$dist"/*
(cd "$dist" && sha256sum -- * > SHA256SUMS)

# --- What there is, and what there isn't

(cd "$dist" && du --bytes -- * | awk '{ printf "%12d  %s\n", $1, $2 }')
[ ${#left_out[@]} -eq 0 ] || printf 'Left out: %s.\n' "${left_out[@]}"
