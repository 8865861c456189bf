import { statSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { namedImports } from './named-imports.ts';
import { shareFiles, type BuiltModule } from './share-files.ts';

/** Entries that every page has. */
const isEverywhere = (id: string) => /\/app\/(?:root|entry\.client)\.tsx/.test(id.replaceAll('\\', '/'));

/**
 * Puts the modules of every page into two files of the browser's build, the framework and ours, and shared modules of some pages into few
 * (see `share-files.ts`). By default the builder makes a separate file for every set of pages with a common module, most
 * of them below 1 kB, and a request costs more than that. `npm run lab -- weigh` shows the files of a page.
 */
export function sharedFiles(): Plugin {
  let names = new Map<string, string>();
  const groups: Rolldown.CodeSplittingGroup[] = [
    // These two include the imports of their modules.
    {
      name: 'framework',
      test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@lingui[\\/]core)[\\/]/,
      priority: 2,
    },
    { name: 'every-page', test: /app[\\/]root\.tsx$/, priority: 1 },
    { debugName: 'shared', name: (id) => names.get(id) ?? null, includeDependenciesRecursively: false },
  ];
  return {
    name: 'shared-files',
    apply: 'build',
    enforce: 'post',
    configEnvironment(name) {
      // React Router's own setting rules out files without what they import, because those might be circular: these are not.
      const rolldownOptions = {
        preserveEntrySignatures: 'allow-extension' as const,
        output: { codeSplitting: { groups } },
      };
      return name === 'client' ? { build: { rolldownOptions } } : null;
    },
    renderStart() {
      if (this.environment.name !== 'client') return;
      const read = (id: string) => this.getModuleInfo(id);
      const modules = [...this.getModuleIds()].map((id) => readModule(id, read));
      names = shareFiles(modules, isEverywhere);
    },
  };
}

type Read = (id: string) => Rolldown.ModuleInfo | null;

function readModule(id: string, read: Read): BuiltModule {
  const info = read(id);
  return {
    id,
    // The builder has no code for styles here.
    size: id.endsWith('.css') ? statSync(id).size : (info?.code?.length ?? 0),
    imports: info ? namedImports(info, read) : [],
    later: info?.dynamicallyImportedIds ?? [],
    isEntry: info?.isEntry ?? false,
  };
}
