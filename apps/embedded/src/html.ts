import { escapeHtml } from '../../../packages/contract/src/escape-html.ts';

/** Markup that is safe to send: everything in it was written here or escaped. */
export class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

type Value = Html | string | number | null | undefined | false | readonly Value[];

function render(value: Value): string {
  if (value === null || value === undefined || value === false) {
    return '';
  }
  if (value instanceof Html) {
    return value.toString();
  }
  if (typeof value === 'object') {
    return value.map(render).join('');
  }
  return escapeHtml(String(value));
}

/** A template whose values are escaped, for text and for quoted attributes; `null`, `undefined` and `false` show nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  const parts = strings.map((part, index) => part + render(values[index]));
  return new Html(parts.join(''));
}
