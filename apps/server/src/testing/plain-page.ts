import { getByRole, within, type BoundFunctions, type queries } from '@testing-library/dom';
import { createRequire } from 'node:module';
import type { Served } from './served-pages.ts';

type Name = string | RegExp;
interface Dom {
  window: Window & typeof globalThis;
}

// It brings no types.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html?: string, options?: { url: string }) => Dom;
};

/** A page as it is read without scripts: links are followed, and forms are sent, as the browser does that by itself. */
export class PlainPage {
  #url = new URL('https://mentors.example');
  #dom = new JSDOM();
  readonly #get: (address: string) => Promise<Served>;

  constructor(get: (address: string) => Promise<Served>) {
    this.#get = get;
  }

  /** Path and query. */
  get address(): string {
    return this.#url.pathname + this.#url.search;
  }

  get document(): Document {
    return this.#dom.window.document;
  }

  get main(): HTMLElement {
    return getByRole(this.document.body, 'main', { hidden: true });
  }

  /** Queries of the main part, by the things that people see. */
  get find(): BoundFunctions<typeof queries> {
    return within(this.main);
  }

  /** The heading of the page. */
  get title(): string {
    return textOf(this.document.querySelector('h1'));
  }

  async open(address: string): Promise<void> {
    const { status, headers, body } = await this.#get(address);
    const url = new URL(this.#url.origin + address);
    const { location } = headers;
    if (status >= 300 && status < 400 && location !== undefined) {
      const { pathname, search } = new URL(location, url);
      return this.open(pathname + search);
    }
    this.#url = url;
    this.#dom = new JSDOM(body, { url: url.href });
    return undefined;
  }

  /** Follows a link of the main part. */
  async follow(link: Name | Element): Promise<void> {
    const element =
      typeof link === 'string' || link instanceof RegExp
        ? getByRole(this.main, 'link', { name: link, hidden: true })
        : link;
    const { pathname, search } = new URL(element.getAttribute('href') ?? '', this.#url);
    await this.open(pathname + search);
  }

  /** Sends the form of a button with all that is filled in. */
  async send(button: Name): Promise<void> {
    const pressed = getByRole<HTMLButtonElement>(this.document.body, 'button', { name: button, hidden: true });
    const { form } = pressed;
    if (form === null) throw new Error(`${String(button)} belongs to no form`);
    const entries = [...new this.#dom.window.FormData(form, pressed)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ]);
    const { pathname } = new URL(form.action, this.#url);
    await this.open(`${pathname}?${new URLSearchParams(entries).toString()}`);
  }
}

/** Returns its text with single spaces. */
export const textOf = (part: Element | null): string => (part?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
