#!/bin/sh
# Makes app/styles/fonts from the packages of Fontsource: the text face with the weights that the styles name, the display
# face at its one weight, each with the letters of its `unicode-range` in app/styles/fonts.css and the features that the
# styles and the languages need. The first view then needs half the bytes. Wanted only when a package of theirs, a weight or
# a range changes; it needs fonttools (4.38 or newer) and brotli of Python's. Their hints stay: they say that there are none,
# without which some systems make up their own.
set -eu
cd "$(dirname "$0")/../../.."
fonts=node_modules/@fontsource-variable
made=apps/web/app/styles/fonts
part=$(mktemp)
trap 'rm -f "$part"' EXIT

# The letters of a file: the first rule that names it says them.
ranges_of() { # file
  tr -d '\n ' <apps/web/app/styles/fonts.css | tr '}' '\n' | grep -m 1 "fonts/$1" | sed 's/.*unicode-range:\([^;]*\);.*/\1/'
}

make_font() { # package, subset, weights, the package's own subset where it is another one
  fonttools varLib.instancer --quiet "$fonts/$1/files/$1-${4:-$2}-wght-normal.woff2" "wght=$3" --output "$part"
  pyftsubset "$part" --unicodes="$(ranges_of "$1-$2.woff2")" --layout-features=calt,ccmp,kern,locl,mark,mkmk,tnum \
    --name-IDs='*' --flavor=woff2 --output-file="$made/$1-$2.woff2"
}

for subset in latin latin-ext vietnamese; do
  make_font bricolage-grotesque "$subset" 720
  make_font onest "$subset" 400:700
done
make_font bricolage-grotesque latin-rare 720 latin-ext
make_font onest latin-rare 400:700 latin-ext
make_font onest cyrillic 400:700
for package in bricolage-grotesque onest; do
  cp "$fonts/$package/LICENSE" "$made/$package.LICENSE"
done
