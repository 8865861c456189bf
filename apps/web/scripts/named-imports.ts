/** A module as the builder describes it. */
export interface ReadModule {
  code: string | null;
  importedIds: readonly string[];
}

/**
 * Returns a module's imports. A library's index stands for the parts that the module imports by name: a module that imports
 * `useQuery` from an index doesn't need `useMutation`.
 * @param read returns a module
 */
export function namedImports(
  { code, importedIds }: ReadModule,
  read: (id: string) => ReadModule | null,
): readonly string[] {
  return importedIds.flatMap((id) => {
    const module = read(id);
    const parts = module && id.includes('node_modules') ? partsOf(module) : null;
    if (!module || !parts) return id;
    const isNamed = (names: string | undefined) =>
      names === undefined || names.split(/[\s,]+/).some((name) => new RegExp(`\\b${name}\\b`).test(code ?? ''));
    const named = module.importedIds.filter((_, at) => isNamed(parts[at]));
    return namedImports({ code, importedIds: named }, read);
  });
}

/** The names that an index has from each of its parts, undefined for all; null for a module that isn't an index. */
function partsOf({ code, importedIds }: ReadModule): (string | undefined)[] | null {
  if (code === null) return null;
  const statement = /(?:import|export)\s*(?:\*|\{([^}]*)\})\s*from\s*["'][^"']+["'];?/g;
  const rest = code.replace(statement, '').replaceAll(/\/\/.*|\/\*[\s\S]*?\*\/|export\s*\{[^}]*\};?/g, '');
  const parts = [...code.matchAll(statement)].map(([, names]) => names?.trim());
  return rest.trim() === '' && parts.length === importedIds.length ? parts : null;
}
