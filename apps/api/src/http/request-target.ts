const isDecodable = (path: string) => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * What was asked for as a path with its query, for the router: a whole address (RFC 9112, section 3.2.2) loses its host,
 * and a path with a `%` that begins no character (RFC 3986, section 2.1) is one that nobody has, and no malformed request.
 */
export function pathOf(target: string): string {
  const path = target.replace(/^\w+:\/\/[^/?]*/, '');
  const from_root = path.startsWith('/') || path === '*' ? path : `/${path}`;
  if (!from_root.includes('%')) return from_root;
  const [named = '', ...query] = from_root.split('?');
  return isDecodable(named) ? from_root : [named.replaceAll('%', '%25'), ...query].join('?');
}
