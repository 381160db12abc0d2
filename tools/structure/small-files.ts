import { codeLines, importsOf, isTest, smallFilesOfOne, type Source } from "./measure.ts";

/** The most lines of code of a small file. */
export const smallFile = 30;

/** A file that grows beyond this by a merge is hard to read: its parts stay apart. */
const longFile = 250;

/** Small files with a reason that no rule below sees. */
const reasons: Readonly<Record<string, string>> = {
  "server/src/adapters/embedded-realtime/client-event.ts":
    "a rule without effects, apart from the broker that acts on it",
  "server/src/adapters/embedded-realtime/subscription.ts":
    "a rule without effects, apart from the broker that acts on it",
  "server/src/adapters/embedded-realtime/rest/rest-requests.ts":
    "what the REST API accepts, apart from its answers",
};

/**
 * Returns small files that only one neighbour imports and that have no reason to stand alone. Reasons are: a test
 * or tool imports it; it is loaded lazily or by another package; it lies in another folder than its importer; it
 * handles one endpoint; or its importer would become too long.
 */
export function needlessFiles(product: readonly Source[], all: readonly Source[]): string[] {
  const texts = new Map(all.map(({ path, text }) => [path, text]));
  const importers = new Map<string, string[]>();
  for (const [file, targets] of importsOf(all))
    for (const target of new Set(targets)) importers.set(target, [...(importers.get(target) ?? []), file]);
  const packages = new Set(
    all.flatMap(({ text }) => [...text.matchAll(/"@anteroom\/([^"]+)"/g)].map(([, name = ""]) => name)),
  );
  return smallFilesOfOne(product, smallFile).filter((file) => {
    const own = importers.get(file) ?? [];
    const importer = own.find((one) => !isTest(one));
    if (importer === undefined || own.length > 1 || file in reasons) return false;
    const text = texts.get(importer) ?? "";
    return (
      folderOf(file) === folderOf(importer) &&
      !text.includes(`import("./${nameOf(file)}")`) &&
      !packages.has(packageNameOf(file)) &&
      !isEndpoint(importer) &&
      codeLines(text) + codeLines(texts.get(file) ?? "") <= longFile
    );
  });
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf("/"));
const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1);

/** As other packages import it: `domain/src/clinic/x.ts` is `@anteroom/domain/clinic/x`. */
const packageNameOf = (file: string) =>
  file
    .replace(/^engines\//, "")
    .replace("/src/", "/")
    .replace(/\.tsx?$/, "");

/** A list of routes gives each of its endpoints a file. */
const isEndpoint = (importer: string) => /^server\/src\/features\/.*-routes\.ts$/.test(importer);
