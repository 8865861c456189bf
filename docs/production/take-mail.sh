#!/bin/sh
# Passes an email from standard input to the product: `take-mail.sh bounces` for bounce reports, `take-mail.sh replies` for
# answers to messages. Exits with 75 (EX_TEMPFAIL) on failure, so that the mail server retries, and with 77 (EX_NOPERM) for an
# email that will never be taken. Settings: PUBLIC_URL, and MAIL_BOUNCE_SECRET or INBOUND_MAIL_SECRET.
set -a
settings=${SETTINGS:-/etc/abroad-mentors-mail.env}
[ -r "$settings" ] || exit 75
. "$settings"
case ${1:-bounces} in
  replies) path=inbound-mail secret=$INBOUND_MAIL_SECRET most=10485760 ;;
  *) path=mail-bounces secret=$MAIL_BOUNCE_SECRET most=262144 ;;
esac
mail=$(mktemp) || exit 75
trap 'rm -f "$mail"' EXIT
cat > "$mail" || exit 75
# Larger than the product takes: its refusal may be lost while the email is still on its way.
[ "$(wc -c < "$mail")" -le "$most" ] || exit 77
id=$(date +%s%N)
at=$(date +%s)
signature=$({ printf '%s.%s.' "$id" "$at"; cat "$mail"; } | openssl dgst -sha256 -hmac "$secret" -binary | base64)
status=$(curl --silent --show-error --max-time 30 --output /dev/null --write-out '%{http_code}' --data-binary "@$mail" \
  -H 'content-type: message/rfc822' -H "webhook-id: $id" -H "webhook-timestamp: $at" -H "webhook-signature: v1,$signature" \
  "$PUBLIC_URL/api/webhooks/$path")
case $status in
  2??) exit 0 ;;
  413) exit 77 ;;
  *) exit 75 ;;
esac
