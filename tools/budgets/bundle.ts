/** Vite's `.vite/manifest.json`: each source module that became a file, and the files it needs at once or later. */
export type Manifest = Readonly<Record<string, Chunk>>;
export type Chunk = {
  file: string;
  isEntry?: boolean;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
};

/** The scripts a browser fetches for a module before it runs. */
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

/** The first scripts of every page. */
export function entryFiles(manifest: Manifest): ReadonlySet<string> {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  return new Set(entries.flatMap((key) => [...closureOf(manifest, key)]));
}

/** Each piece that loads later, with what it adds to the files of every page. */
export function laterPieces(manifest: Manifest): readonly { source: string; files: readonly string[] }[] {
  const first = entryFiles(manifest);
  const later = new Set(Object.values(manifest).flatMap((chunk) => chunk.dynamicImports ?? []));
  return [...later].map((source) => ({
    source,
    files: [...closureOf(manifest, source)].filter((file) => !first.has(file)),
  }));
}

/** The style sheets of each page: the entry's and those of one piece that loads later. */
export function pageStyles(manifest: Manifest): readonly ReadonlySet<string>[] {
  const later = [...new Set(Object.values(manifest).flatMap((chunk) => chunk.dynamicImports ?? []))];
  const scripts = later.map((source) => new Set([...entryFiles(manifest), ...closureOf(manifest, source)]));
  const chunks = Object.values(manifest);
  return scripts.map(
    (files) => new Set(chunks.filter(({ file }) => files.has(file)).flatMap(({ css = [] }) => css)),
  );
}
