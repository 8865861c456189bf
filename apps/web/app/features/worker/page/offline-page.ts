// The script of the page that the worker shows where a page can't be reached. It has the page to itself.
import { saveFile } from '../../../lib/save-file.ts';
import { keptFor, MARK } from '../kept-for.ts';
import { forgetKept, type Kept, type KeptSession } from '../offline-store.ts';

type Child = Node | string;

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, ...children: Child[]) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** Words of people beside ours, each in its own direction. */
const own = (...parts: string[]) => parts.flatMap((part, index) => [index === 0 ? '' : ' · ', make('bdi', '', part)]);

function link({ href, text, name }: NonNullable<KeptSession['way']>) {
  const element = make('a', 'main', text);
  Object.assign(element, { href, target: '_blank', rel: 'noreferrer' });
  element.setAttribute('aria-label', name);
  return element;
}

function button(words: string, { name, text }: NonNullable<KeptSession['file']>) {
  const element = make('button', '', words);
  element.addEventListener('click', () => saveFile(name, 'text/calendar', text));
  return element;
}

const item = ({ when, title, about, place, way, file }: KeptSession, words: Kept['words']) =>
  make(
    'li',
    '',
    make('p', 'when', when),
    make('h2', '', ...own(title)),
    make('p', 'about', ...own(...about)),
    make('p', 'place', ...own(...place)),
    make('p', 'session-ways', ...(way ? [link(way)] : []), ...(file ? [button(words.file, file)] : [])),
  );

function paint({ lang, dir, theme, brand, words, sessions }: Kept, now: number): void {
  const root = document.documentElement;
  Object.assign(root, { lang, dir });
  root.dataset['theme'] = theme;
  document.title = words.title;
  const ahead = sessions.filter(({ end }) => Date.parse(end) > now);
  const again = make('a', 'again', words.retry);
  again.href = location.href;
  document.body.prepend(make('header', '', brand));
  document
    .querySelector('main')
    ?.replaceChildren(
      make('h1', '', words.heading),
      make('p', 'stale', words.as_of),
      ahead.length === 0 ? make('p', '', words.none) : make('ul', '', ...ahead.map((session) => item(session, words))),
      make('p', 'about', words.zone),
      again,
    );
}

/** The row of the store, as the worker has read it. */
const { person, kept } = JSON.parse(document.querySelector('[type="application/json"]')?.textContent ?? '') as {
  person: string;
  kept: Kept;
};

const reload = () => location.reload();
addEventListener('online', reload);
// Someone signed out in another tab.
addEventListener('storage', ({ key }) => key === MARK && reload());
addEventListener('pageshow', ({ persisted }) => persisted && reload());
if (keptFor() === person) {
  paint(kept, Date.now());
} else {
  // Nobody is signed in any more: the browser's own page says that there is no network.
  void forgetKept().finally(reload);
}
