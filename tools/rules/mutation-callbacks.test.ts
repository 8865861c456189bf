import { expect, test } from 'vitest';
import { readSourceFiles } from './source-files.ts';

/** Words of callbacks that may be lost with the form: closing it, its own state, and navigation to the next page. */
const OF_THE_FORM = /^(?:onClose|close|onDone|set[A-Z]\w*|void|navigate|paths|null|false|then|onSuccess)$/;

/** From an opening bracket to the one that closes it. */
function bracketed(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ('([{'.includes(text.charAt(at))) depth += 1;
    if (')]}'.includes(text.charAt(at))) depth -= 1;
    if (depth === 0) return text.slice(from + 1, at);
  }
  return text.slice(from + 1);
}

/** The value of a property or the body of a method, from behind its name to the comma or bracket after it. */
function valueOf(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (depth < 0 || (depth === 0 && sign === ',')) return text.slice(from, at);
  }
  return text.slice(from);
}

/** Returns the callbacks that a module passes to `mutate` and that reach beyond its form. */
function lostCallbacks(text: string): string[] {
  return [...text.matchAll(/\bmutate\(/g)].flatMap(({ index }) => {
    const call = bracketed(text, index + 'mutate'.length);
    return [...call.matchAll(/\b(?:onSuccess|onSettled)\b/g)]
      .map((found) => valueOf(call, found.index + found[0].length).trim())
      .filter((value) => !(value.match(/(?<![.\w])[A-Za-z]\w*/g) ?? []).every((word) => OF_THE_FORM.test(word)));
  });
}

// React Query calls the callbacks of `mutate` only while the component is mounted; the hook's own callbacks always run.
test('what must happen after a mutation is given to its hook, not to `mutate`, which forgets it with the form', () => {
  expect(lostCallbacks(`mutate(body, { onSuccess: kept.clear, onError: () => focus(form) })`)).toEqual([
    ': kept.clear',
  ]);
  expect(lostCallbacks(`send.mutate({ a }, { onSuccess() { showToast({ text }); } })`)).toHaveLength(1);
  expect(
    lostCallbacks(`mutate(value, { onSettled: () => setChosen(null) }); useMutation({ onSuccess: tell })`),
  ).toEqual([]);
  const lost = readSourceFiles()
    .filter(({ path, is_test }) => path.startsWith('apps/web/app/') && !is_test)
    .flatMap(({ path, text }) => lostCallbacks(text).map((value) => `${path}${value}`));
  expect(lost).toEqual([]);
});
