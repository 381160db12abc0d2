/** Vite's `.vite/manifest.json`: each source module with its output file, its static and its dynamic imports. */
export type Manifest = Readonly<Record<string, Chunk>>;
/** An output file of the build, with its imports as keys of the manifest. */
export type Chunk = {
  file: string;
  isEntry?: boolean;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
};

/** Returns the files of all scripts that a module loads statically, itself included. `start`: a key of the manifest. */
export function closureOf(manifest: Manifest, start: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const queue = [start];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    queue.push(...(manifest[key]?.imports ?? []));
  }
  return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []));
}

/** Returns the files of the scripts that every page loads first: the entries with all their static imports. */
export function entryFiles(manifest: Manifest): ReadonlySet<string> {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  return new Set(entries.flatMap((key) => [...closureOf(manifest, key)]));
}

/**
 * Returns each lazy chunk with the files it adds to those that the entry and its importer have loaded; of several importers, the one that
 * has least of them.
 */
export function lazyChunks(manifest: Manifest): readonly { source: string; files: readonly string[] }[] {
  const first = entryFiles(manifest);
  const askers = new Map<string, string[]>();
  for (const [key, { dynamicImports = [] }] of Object.entries(manifest))
    for (const later of dynamicImports) askers.set(later, [...(askers.get(later) ?? []), key]);
  return [...askers].map(([source, keys]) => {
    const all = [...closureOf(manifest, source)];
    const added = keys.map((key) => {
      const there = closureOf(manifest, key);
      return all.filter((file) => !first.has(file) && !there.has(file));
    });
    // Whoever brings least along has the most to fetch.
    return { source, files: added.toSorted((one, other) => other.length - one.length)[0] ?? [] };
  });
}

/** Returns the style sheets of each page: those of the entry and of one lazy chunk. */
export function pageStyles(manifest: Manifest): readonly ReadonlySet<string>[] {
  const later = [...new Set(Object.values(manifest).flatMap((chunk) => chunk.dynamicImports ?? []))];
  const scripts = later.map((source) => new Set([...entryFiles(manifest), ...closureOf(manifest, source)]));
  const chunks = Object.values(manifest);
  return scripts.map(
    (files) => new Set(chunks.filter(({ file }) => files.has(file)).flatMap(({ css = [] }) => css)),
  );
}
