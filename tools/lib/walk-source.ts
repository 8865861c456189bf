import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A top-level declaration, as formatted: it starts in the first column. */
const DECLARATION = /^(?:export )?(?:default )?(?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/;
const IMPORT = /^(?:import|export) (type )?\{([^}]*)\} from '(\.[^']+)';/gm;
const LAZY_IMPORT = /const \{([^}]*)\} = await import\('(\.[^']+)'\)/g;

interface Source {
  /** The text of each runtime declaration. */
  declared: ReadonlyMap<string, string>;
  /** The source of each imported or re-exported name: a path from the root, and its name there. */
  imported: ReadonlyMap<string, { file: string; name: string }>;
}

/** `a, type B, c as d` → the runtime names by their local name. */
function namesIn(list: string): [local: string, name: string][] {
  const parts = list.split(',').map((part) => part.trim());
  return parts
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => {
      const [name = '', local = name] = part.split(/\s+as\s+|:\s*/);
      return [local, name];
    });
}

function declarationsOf(text: string): Map<string, string> {
  const declared = new Map<string, string>();
  let name: string | undefined;
  for (const line of text.split('\n')) {
    const begins = DECLARATION.exec(line);
    const isType = /^(?:export )?(?:interface|type) /.test(line);
    if (begins) {
      name = isType ? undefined : begins[1];
    } else if (/^(?:import|export) /.test(line)) {
      name = undefined;
    }
    if (name !== undefined) {
      declared.set(name, `${declared.get(name) ?? ''}${line}\n`);
    }
  }
  return declared;
}

const kept = new Map<string, Source>();

/** Reads a file's declarations and imports; null for external files. */
export function readSource(root: string, file: string): Source | null {
  const full = path.join(root, file);
  if (!kept.has(file) && existsSync(full)) {
    const text = readFileSync(full, 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const at = (target: string) => path.relative(root, path.resolve(path.dirname(full), target));
    const imported = new Map<string, { file: string; name: string }>();
    for (const [, onlyTypes, list = '', target = ''] of text.matchAll(IMPORT)) {
      for (const [local, name] of onlyTypes ? [] : namesIn(list)) {
        imported.set(local, { file: at(target), name });
      }
    }
    for (const [, list = '', target = ''] of text.matchAll(LAZY_IMPORT)) {
      namesIn(list).forEach(([local, name]) => imported.set(local, { file: at(target), name }));
    }
    kept.set(file, { declared: declarationsOf(text), imported });
  }
  return kept.get(file) ?? null;
}
