const LABELS = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;
const LENGTH_MAX = 253;

const isHost = (host: string) => host.length <= LENGTH_MAX && LABELS.test(host);

/**
 * The domain of a web address or of a bare domain: lower case, without "www.", port and path; international names in
 * their ASCII form (RFC 5890), so that one domain has one spelling. Null when there is none.
 */
export function domainOf(address: string): string | null {
  const trimmed = address.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `http://${trimmed}`);
  if (url === null || url.username !== '' || !/^https?:$/.test(url.protocol)) {
    return null;
  }
  const host = url.hostname.replace(/^www\d*\./, '').replace(/\.$/, '');
  return isHost(host) ? host : null;
}

/** A host name as it is, in lower case and ASCII (RFC 5890). Null when it is none. */
export function domainToASCII(host: string): string | null {
  const ascii = URL.parse(`http://${host}`)?.hostname ?? '';
  return isHost(ascii) ? ascii : null;
}
