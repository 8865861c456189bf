#!/bin/sh
# Makes app/styles/fonts from the packages of Fontsource: the text face with the weights that the styles name, the display
# face at its one weight. The first view then needs half the bytes. Wanted only when a package of theirs or a weight
# changes; it needs fonttools 4.66 and brotli of Python's (pip install fonttools brotli). Their hints stay: they say that
# there are none, without which some systems make up their own.
set -eu
cd "$(dirname "$0")/../../.."
fonts=node_modules/@fontsource-variable
made=apps/web/app/styles/fonts
part=$(mktemp)
trap 'rm -f "$part"' EXIT

make_font() { # package, subset, weights
  fonttools varLib.instancer --quiet "$fonts/$1/files/$1-$2-wght-normal.woff2" "wght=$3" --output "$part"
  pyftsubset "$part" --unicodes='*' --layout-features='*' --name-IDs='*' --flavor=woff2 \
    --output-file="$made/$1-$2.woff2"
}

for subset in latin latin-ext vietnamese; do
  make_font bricolage-grotesque "$subset" 720
  make_font onest "$subset" 400:700
done
make_font onest cyrillic 400:700
for package in bricolage-grotesque onest; do
  cp "$fonts/$package/LICENSE" "$made/$package.LICENSE"
done
