import type { Plugin } from 'vite';

const file = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * React Router loads the page anew when the script of another one does not come, and without a connection the browser
 * then shows a page of its own. Here that is so only where the service says that it has no such script any more, as after
 * a release; else the error is the page's to tell. The router has no setting for it.
 */
export function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !file.test(id)) {
        return null;
      }
      if (!reload.test(code)) {
        throw new Error(`${id} no longer loads the page anew: look at how it takes a lost script now`);
      }
      return { code: code.replace(reload, (found) => `${isGone}if (gone) { ${found} }\nthrow error;`), map: null };
    },
  };
}

/** Asks within the ten seconds that every call has. */
const isGone = `const gone = await fetch(route.module, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10000) }).then(
  ({ status }) => status === 404, () => false);
`;
