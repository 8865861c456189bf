/** Loaded or loading files, by their addresses. */
const files = new Map<string, Promise<void>>();

/**
 * Loads a part of the pages that is imported when it is needed; in place of the builder's own function for it
 * (`scripts/own-loading-plugin.ts`). Chromium remembers a failed module for the lifetime of a document, and refuses it
 * whenever it is imported again. So a part is imported only after all its files were fetched: a fetch can be retried.
 * @param load imports the part
 * @param names its scripts and styles, below the root of the site
 * @throws Error that is a lost script (`isLostScript`) if one of them cannot be loaded
 */
async function loadLater<Part>(load: () => Promise<Part>, names: readonly string[] = []): Promise<Part> {
  await Promise.all(names.map((name) => comeOnce(`/${name}`)));
  return load();
}

/** As the builder calls it. */
export { loadLater as __vitePreload };

function comeOnce(address: string): Promise<void> {
  const known = files.get(address);
  if (known !== undefined) return known;
  const coming = isInPage(address)
    ? Promise.resolve()
    : address.endsWith('.css')
      ? addStyles(address)
      : fetchScript(address);
  files.set(address, coming);
  return coming.catch((error: unknown) => {
    files.delete(address);
    throw error;
  });
}

/**
 * Whether the page itself has asked for it, which loads it before any part of it runs. The router writes the sheet of the
 * root with an empty fragment; a second copy would load its fonts again, and move the text meanwhile.
 */
const isInPage = (address: string) =>
  document.querySelector(`link:is([href="${address}"], [href="${address}#"])`) !== null;

/** Loads it into the browser's cache for the import: the name of a file changes with its content. */
async function fetchScript(address: string): Promise<void> {
  const text = await fetch(address).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  );
  if (text === null) throw new Error(`error loading dynamically imported module: ${address}`);
}

function addStyles(address: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${address}`));
    });
  });
}
