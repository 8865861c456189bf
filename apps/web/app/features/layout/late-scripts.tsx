import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts as useScripts } from 'react-router';

/** Milliseconds after which scripts load even if nothing was painted. */
const LONGEST_WAIT_MS = 3000;

interface Found {
  /** The page's modules, to be fetched at once and not one after the other. */
  preloads: string[];
  /** Scripts that contain data. */
  data: ReactElement[];
  /** The properties of the first script. */
  main: { nonce: string | undefined; code: string } | null;
}

interface Properties {
  children?: ReactNode;
  rel?: string;
  href?: string;
  type?: string;
  nonce?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

function collect(node: ReactNode, found: Found): Found {
  Children.forEach(node, (child) => {
    if (!isValidElement<Properties>(child)) return;
    const {
      children,
      rel,
      href,
      type,
      nonce,
      dangerouslySetInnerHTML: { __html: code } = { __html: '' },
    } = child.props;
    if (child.type === Fragment) collect(children, found);
    else if (rel === 'modulepreload' && href !== undefined) found.preloads.push(href);
    else if (type === 'module') found.main = { nonce, code };
    else found.data.push(child);
  });
  return found;
}

/** For a script's text: nothing in it ends the script. */
const quote = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Runs in the page before our other scripts; plain code, because it is sent as it is. */
const beginLate = (preloads: readonly string[], code: string) => `{
const nonce = document.currentScript.nonce;
let begun = false;
const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), { nonce, ...properties }));
const begin = () => {
  if (begun) return;
  begun = true;
  for (const href of ${quote(preloads)}) add('link', { rel: 'modulepreload', href });
  add('script', { type: 'module', textContent: ${quote(code)} });
};
for (const press of ['pointerdown', 'keydown']) addEventListener(press, begin, true);
if (document.hidden) begin();
// A first paint may be that of the ground alone.
else new PerformanceObserver((paints) => {
  if (paints.getEntriesByName('first-contentful-paint').length > 0) begin();
}).observe({ type: 'paint', buffered: true });
setTimeout(begin, ${LONGEST_WAIT_MS});
}`;

/**
 * The router's scripts, which load after the page has been painted: earlier, the bandwidth and processor time that they
 * use would delay the styles and the fonts that the first view waits for. The page's content and the targets of its links and forms
 * need none of them.
 */
export function LateScripts() {
  const { data, ...late } = collect(useScripts({}), { preloads: [], data: [], main: null });
  if (late.main === null) return Children.toArray(data);
  return (
    <>
      {Children.toArray(data)}
      <script
        nonce={late.main.nonce}
        suppressHydrationWarning
        // The browser has it by then, so its own build leaves the code out.
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? beginLate(late.preloads, late.main.code) : '' }}
      />
    </>
  );
}
