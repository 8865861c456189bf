import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** Elements whose text readers don't see. */
const HIDDEN = new Set(['script', 'style', 'title']);
/** Stands on lines of its own; with an empty line around it. */
const BLOCKS = new Set(
  'div tr li dt dd table tbody section article header footer main center address figure figcaption form fieldset details summary hr'.split(
    ' ',
  ),
);
const PARAGRAPHS = new Set(['p', 'blockquote', 'ul', 'ol', 'dl', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Deeper quotes are marked as this one is. */
const QUOTES_MAX = 20;

/**
 * The text of an email's HTML: its blocks on lines, quotes marked by `> ` as in plain emails, and nothing else of its tags. It
 * keeps no tree, so that its time grows with the length alone, however deep the HTML is.
 */
export function textOfHtml(html: string): string {
  const lines: string[] = [];
  let line = '';
  let quotes = 0;
  let hidden = 0;
  let verbatim = 0;
  let name = '';
  /** A text's first space says nothing there. */
  let endsInSpace = true;

  const breakLine = () => {
    const whole = `${'> '.repeat(Math.min(quotes, QUOTES_MAX))}${line}`;
    // The separator of signatures has a space (RFC 3676, 4.3).
    lines.push(whole === '-- ' ? whole : whole.trimEnd());
    line = '';
    endsInSpace = true;
  };
  const endLine = () => {
    if (line.trim() !== '') breakLine();
    line = '';
    endsInSpace = true;
  };
  const endParagraph = () => {
    endLine();
    if (lines.length > 0 && !/^[> ]*$/.test(lines.at(-1) ?? '')) breakLine();
  };
  const write = (text: string) => {
    if (hidden > 0) return;
    if (verbatim > 0) {
      const [first = '', ...more] = text.split(/\r?\n/);
      line += first;
      for (const next of more) {
        breakLine();
        line = next;
      }
      return;
    }
    const words = text.replaceAll(/[ \t\r\n\f]+/g, ' ');
    line += endsInSpace && words.startsWith(' ') ? words.slice(1) : words;
    endsInSpace = words.endsWith(' ');
  };
  const turn = (tag: string) => {
    if (PARAGRAPHS.has(tag)) endParagraph();
    else if (BLOCKS.has(tag)) endLine();
    else if (tag === 'td' || tag === 'th') write(' ');
  };
  const open = (tag: string) => {
    if (tag === 'br') {
      breakLine();
      return;
    }
    turn(tag);
    if (HIDDEN.has(tag)) hidden += 1;
    if (tag === 'blockquote') quotes += 1;
    if (tag === 'pre') verbatim += 1;
    if (tag === 'li') line = '- ';
  };
  const close = (tag: string) => {
    turn(tag);
    if (HIDDEN.has(tag)) hidden = Math.max(0, hidden - 1);
    if (tag === 'blockquote') quotes = Math.max(0, quotes - 1);
    if (tag === 'pre') verbatim = Math.max(0, verbatim - 1);
  };

  const nothing = () => {};
  const read: TokenizerCallbacks = {
    onopentagname(start, end) {
      name = html.slice(start, end).toLowerCase();
    },
    onopentagend: () => open(name),
    onselfclosingtag: () => (name === 'br' ? breakLine() : turn(name)),
    onclosetag: (start, end) => close(html.slice(start, end).toLowerCase()),
    ontext: (start, end) => write(html.slice(start, end)),
    ontextentity: (codepoint) => write(String.fromCodePoint(codepoint)),
    onattribdata: nothing,
    onattribentity: nothing,
    onattribend: nothing,
    onattribname: nothing,
    oncdata: nothing,
    oncomment: nothing,
    ondeclaration: nothing,
    onend: nothing,
    onprocessinginstruction: nothing,
  };
  const tokens = new Tokenizer({ xmlMode: false, decodeEntities: true }, read);
  tokens.write(html);
  tokens.end();
  endLine();
  return lines.join('\n').trimEnd();
}
