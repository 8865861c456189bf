/// <reference lib="dom" />

import { expect, type Locator, type Page } from '@playwright/test';

/** A page as used without a mouse: people move by Tab, and have to see the focus at every stop. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /**
   * Moves by Tab until a control has the focus, which must be visible at every stop on the way.
   * @param most the most stops, including the control
   */
  async to(target: Locator, most = 16): Promise<void> {
    await this.#walk('Tab', target, most);
  }

  /** The same backwards. */
  async backTo(target: Locator, most = 16): Promise<void> {
    await this.#walk('Shift+Tab', target, most);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
    }
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Goes to a field and replaces its text. */
  async write(field: Locator, text: string): Promise<void> {
    await this.to(field);
    await this.press('Control+a');
    await this.type(text);
    await expect(field).toHaveValue(text);
  }

  /** Goes to a control and uses it. */
  async use(target: Locator, key: 'Enter' | 'Space' = 'Enter', most?: number): Promise<void> {
    await this.to(target, most);
    await this.press(key);
  }

  /** Goes to a picker, types the search text, moves to one of the results and chooses it. */
  async pick(field: Locator, text: string, name: string | RegExp): Promise<void> {
    await this.to(field);
    await this.type(text);
    const option = this.#page.getByRole('option', { name, exact: true }).first();
    await expect(option).toBeVisible();
    const here = () => field.getAttribute('aria-activedescendant');
    for (let at = await here(); at !== (await option.getAttribute('id')); at = await here()) {
      await this.press('ArrowDown');
      await expect.poll(here, `the arrow leads on to ${String(name)}`).not.toBe(at);
    }
    await this.press('Enter');
    await expect(this.#page.getByRole('listbox')).toBeHidden();
  }

  async #walk(key: string, target: Locator, most: number): Promise<void> {
    await expect(target).toBeVisible();
    const stops: string[] = [];
    while (stops.length < most) {
      await this.press(key);
      stops.push(await this.#lookAtStop());
      if (await isFocused(target)) {
        return;
      }
    }
    throw new Error(`${target.toString()} is not among the next ${most} stops: ${stops.join(' > ')}`);
  }

  /** The element that has the focus is outlined and visible. */
  async expectSeen(): Promise<void> {
    // An element that is scrolled into view arrives a moment later.
    await expect.poll(() => this.#page.evaluate(problemOfStop), 'the focus is seen').toBeNull();
  }

  /** Checks the element that has the focus. Returns its name. */
  async #lookAtStop(): Promise<string> {
    await this.expectSeen();
    return this.#page.evaluate(() => {
      const { tagName = 'nothing', textContent } = document.activeElement ?? {};
      const name = document.activeElement?.getAttribute('aria-label') ?? textContent ?? '';
      return `${tagName.toLowerCase()} ${name.trim().slice(0, 30)}`;
    });
  }
}

/** Checked at once, because a picker replaces its plain field, and takes the focus. */
const isFocused = async (target: Locator) => (await target.and(target.page().locator(':focus')).count()) > 0;

/** Runs in the page: why the focused element is not visible, or null. */
function problemOfStop(): string | null {
  const element = document.activeElement;
  if (element === null || element === document.body) {
    return 'nothing has the focus';
  }
  const words = element.outerHTML.slice(0, 160);
  const isOutlined = (each: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  let frame: Element | null = element;
  // Hidden boxes of cards and chips are outlined by their surrounding elements.
  for (let level = 0; frame !== null && level < 4 && !isOutlined(frame); level += 1) {
    frame = frame.parentElement;
  }
  if (frame === null || !isOutlined(frame) || frame === document.body) {
    return `no outline: ${words}`;
  }
  const box = frame.getClientRects()[0];
  if (box === undefined) {
    return `no box: ${words}`;
  }
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, window.innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, window.innerHeight);
  if (right <= left || bottom <= top) {
    return `out of sight: ${words}`;
  }
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isFree = over !== null && (frame.contains(over) || over.contains(frame));
  return isFree ? null : `covered by ${over?.outerHTML.slice(0, 120)}: ${words}`;
}
