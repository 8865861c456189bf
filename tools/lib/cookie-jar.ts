type Cookie = { value: string; path: string };

/** The cookies of one server, as far as a sign-in needs them (RFC 6265): names, values, paths, deletion. */
export class CookieJar {
  readonly #cookies = new Map<string, Cookie>();

  /** Applies a response's set and deleted cookies. */
  store(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const name = pair.slice(0, pair.indexOf('='));
      const attribute = (wanted: string) =>
        attributes.find((entry) => entry.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
      const path = attribute('path') ?? '/';
      const expires = attribute('expires');
      if (expires !== undefined && Date.parse(expires) <= Date.now()) {
        this.#cookies.delete(`${path} ${name}`);
      } else {
        this.#cookies.set(`${path} ${name}`, { value: pair, path });
      }
    }
  }

  /** The current cookies. */
  list(): { name: string; value: string; path: string }[] {
    return [...this.#cookies.values()].map(({ value, path }) => {
      const separator = value.indexOf('=');
      return { name: value.slice(0, separator), value: value.slice(separator + 1), path };
    });
  }

  /** The `Cookie` header for an address. */
  header(url: string): string {
    const { pathname } = new URL(url);
    const fitting = [...this.#cookies.values()].filter(
      ({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
    );
    return fitting.map(({ value }) => value).join('; ');
  }
}
