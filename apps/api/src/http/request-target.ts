const isDecodable = (path: string) => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * The request target for the router. An absolute URL (RFC 9112, section 3.2.2) loses its host. A path with an invalid `%`
 * (RFC 3986, section 2.1) becomes one that doesn't exist, instead of a malformed request.
 */
export function pathOf(target: string): string {
  const path = target.replace(/^\w+:\/\/[^/?]*/, '');
  const from_root = path.startsWith('/') || path === '*' ? path : `/${path}`;
  if (!from_root.includes('%')) return from_root;
  const [named = '', ...query] = from_root.split('?');
  return isDecodable(named) ? from_root : [named.replaceAll('%', '%25'), ...query].join('?');
}
