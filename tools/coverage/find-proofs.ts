import { type ESTree, parseSync, Visitor } from "vite";
import { type TestProof, lineId } from "./specification.ts";

/**
 * The references of a test file to the specification. `titlesWithIds` are titles that contain a line's id, which
 * belongs into tags, each followed by its file in brackets.
 */
export type TestReferences = { proofs: readonly TestProof[]; titlesWithIds: readonly string[] };

const runners = new Set(["test", "it", "describe"]);
const notRun = new Set(["skip", "todo", "fixme"]);

/**
 * Parses the tags in a test file: `test("title", { tags: ["S1.01"] }, ...)` for Vitest, `{ tag: ["@S1.01"] }` for Playwright, and `{
 * title: "...", tags: [...] }` for journeys as data (`e2e/webkit/`). Skipped tests, and tests in skipped groups, are ignored. `file`: the path with slashes, as it is
 * reported. Tags that are no line's id are ignored.
 */
export function findTestReferences(source: string, file: string): TestReferences {
  const proofs: TestProof[] = [];
  const titlesWithIds: string[] = [];
  const note = (title: string, tags: readonly string[]) => {
    if (lineId.test(title)) titlesWithIds.push(`${title} (${file})`);
    const ids = tags.map((tag) => tag.replace(/^@/, "")).filter((tag) => exactId.test(tag));
    if (ids.length > 0) proofs.push({ ids, file, title });
  };
  let skippedGroups = 0;
  const isSkipped = (names: readonly string[]) =>
    runners.has(names[0] ?? "") && names.some((name) => notRun.has(name));
  const visitor = new Visitor({
    "CallExpression:exit"(call) {
      if (isSkipped(namesOf(call.callee))) skippedGroups -= 1;
    },
    CallExpression(call) {
      const names = namesOf(call.callee);
      const title = textOf(call.arguments[0]);
      if (isSkipped(names)) skippedGroups += 1;
      if (title === undefined || !runners.has(names[0] ?? "") || skippedGroups > 0) return;
      note(title, tagsOf(call.arguments[1]));
      for (const row of rowTitles(call.callee)) note(row, []);
    },
    ObjectExpression(object) {
      const title = textOf(propertyOf(object, "title"));
      if (title !== undefined && skippedGroups === 0 && file.startsWith("e2e/webkit/"))
        note(title, tagsOf(object));
    },
  });
  visitor.visit(parseSync(file, source, { lang: file.endsWith("x") ? "tsx" : "ts" }).program);
  return { proofs, titlesWithIds };
}

const exactId = new RegExp(`^${lineId.source}$`);

/** `test.each(rows)` is ["test", "each"]. */
function namesOf(node: ESTree.Node): readonly string[] {
  if (node.type === "Identifier") return [node.name];
  if (node.type === "CallExpression") return namesOf(node.callee);
  if (node.type !== "MemberExpression") return [];
  const { property } = node;
  return [...namesOf(node.object), ...(property.type === "Identifier" ? [property.name] : [])];
}

/** A table's first column, which usually stands in the titles of its tests. */
function rowTitles(callee: ESTree.Node): readonly string[] {
  if (callee.type !== "CallExpression") return [];
  const table = unwrap(callee.arguments[0]);
  if (table?.type !== "ArrayExpression") return [];
  return table.elements.flatMap((row) => {
    const first = row?.type === "ArrayExpression" ? textOf(row.elements[0]) : textOf(row);
    return first === undefined ? [] : [first];
  });
}

function tagsOf(node: ESTree.Node | null | undefined): readonly string[] {
  if (node?.type !== "ObjectExpression") return [];
  const tags = unwrap(propertyOf(node, "tags") ?? propertyOf(node, "tag"));
  const list = tags?.type === "ArrayExpression" ? tags.elements : [tags];
  return list.flatMap((tag) => textOf(tag) ?? []);
}

function propertyOf(object: ESTree.ObjectExpression, name: string): ESTree.Node | undefined {
  const found = object.properties.find(
    (one) => one.type === "Property" && one.key.type === "Identifier" && one.key.name === name,
  );
  return found?.type === "Property" ? found.value : undefined;
}

function textOf(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type !== "TemplateLiteral") return undefined;
  return node.quasis.map(({ value }) => value.raw).join("…");
}

/** The expression within `expression as const`. */
function unwrap(node: ESTree.Node | null | undefined): ESTree.Node | undefined {
  if (node?.type === "TSAsExpression" || node?.type === "TSSatisfiesExpression")
    return unwrap(node.expression);
  return node ?? undefined;
}
