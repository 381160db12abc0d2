import type { Plugin } from "vite";

/** Parts of TanStack Query that it always brings along: what stands in for them knows of none. */
const parts = [
  {
    file: /query-core\/build\/modern\/mutationCache\.js$/,
    code: `export class MutationCache {
      getAll() { return []; }
      findAll() { return []; }
      clear() {}
      resumePausedMutations() { return Promise.resolve(); }
    }`,
  },
  {
    file: /query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    code: "export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined;",
  },
];

/** What could not work without them. */
const users = /query-core\/build\/modern\/(mutationObserver|infiniteQueryObserver)\.js$/;

/**
 * A Vite plugin that removes mutations and infinite queries from the query library, which we do not use: 2 kB less for each visitor. Fails
 * the build where a module uses them.
 */
export const queriesOnly: Plugin = {
  name: "queries-only",
  enforce: "pre",
  load(id) {
    return parts.find(({ file }) => file.test(id))?.code ?? null;
  },
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      const modules = chunk.type === "chunk" ? Object.entries(chunk.modules) : [];
      const user = modules.find(([id, { renderedLength }]) => users.test(id) && renderedLength > 0);
      if (user) this.error(`${user[0]} needs what tools/queries-only.ts leaves out; take it out of there.`);
    }
  },
};
