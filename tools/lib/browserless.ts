import { CookieJar } from './cookie-jar.ts';

const TIMEOUT_MS = 10_000;

export type Page = { url: string; status: number; body: string };

/** Uses pages and forms like a browser without scripts. */
export class Browserless {
  readonly #jar = new CookieJar();

  /** The cookies that the server has set. */
  get cookies() {
    return this.#jar.list();
  }

  async #request(url: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', this.#jar.header(url));
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { ...init, headers, redirect: 'manual', signal });
    this.#jar.store(response);
    return response;
  }

  /**
   * Opens a URL and follows its redirects.
   * @param until the place to stop: a page whose URL starts with it is not opened, since nothing may be listening there
   */
  async open(url: string, until: string, init: RequestInit = {}): Promise<Page> {
    const response = await this.#request(url, init);
    const location = response.headers.get('location');
    const body = await response.text();
    if (location === null) {
      return { url, status: response.status, body };
    }
    const next = new URL(location, url).href;
    return next.startsWith(until) ? { url: next, status: response.status, body: '' } : this.open(next, until);
  }

  /** Submits the form of a page with this id. */
  async submit(page: Page, formId: string, fields: Record<string, string>, until: string): Promise<Page> {
    const form = new RegExp(`<form[^>]*\\bid="${formId}"[^>]*>`).exec(page.body)?.[0];
    const action = form === undefined ? undefined : /\baction="([^"]*)"/.exec(form)?.[1];
    if (action === undefined) {
      throw new Error(`the identity provider shows no ${formId} form at ${page.url} (status ${page.status})`);
    }
    const url = new URL(action.replaceAll('&amp;', '&'), page.url);
    const headers = { origin: url.origin };
    return this.open(url.href, until, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  /** Follows the link of a page whose URL ends with the given text. */
  async follow(page: Page, ending: string, until: string): Promise<Page> {
    const links = [...page.body.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map((match) => match[1] ?? '');
    const link = links.find((href) => href.endsWith(ending));
    if (link === undefined) {
      throw new Error(`the identity provider shows no link to ${ending} at ${page.url} (status ${page.status})`);
    }
    return this.open(new URL(link.replaceAll('&amp;', '&'), page.url).href, until);
  }
}
