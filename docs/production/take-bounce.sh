#!/bin/sh
# Passes a bounce report from standard input to the product. Exits with 75 (EX_TEMPFAIL)
# on failure, so that the mail server retries. Settings: PUBLIC_URL and MAIL_BOUNCE_SECRET.
set -a
settings=${SETTINGS:-/etc/abroad-mentors-bounces.env}
[ -r "$settings" ] || exit 75
. "$settings"
report=$(mktemp) || exit 75
trap 'rm -f "$report"' EXIT
cat > "$report" || exit 75
id=$(date +%s%N)
at=$(date +%s)
signature=$({ printf '%s.%s.' "$id" "$at"; cat "$report"; } | openssl dgst -sha256 -hmac "$MAIL_BOUNCE_SECRET" -binary | base64)
curl --fail --silent --show-error --max-time 20 --data-binary "@$report" -H 'content-type: message/rfc822' -H "webhook-id: $id" \
  -H "webhook-timestamp: $at" -H "webhook-signature: v1,$signature" "$PUBLIC_URL/api/webhooks/mail-bounces" || exit 75
