/**
 * oidc-provider warns at every start under a Node release that has no LTS name yet. We pin Node and test with it,
 * so that one line would only hide the problems that this process does print. Import this before the library.
 */
const warn = console.warn;

console.warn = (...values: unknown[]) => {
  if (!String(values[0]).includes('Unsupported runtime')) {
    warn(...values);
  }
};
