import { expect, test } from "vitest";
import { closureOf, entryFiles, lazyChunks, type Manifest, pageStyles } from "./bundle.ts";
import { rateBytes, rateCount, lazyLimit, limitOf } from "./limits.ts";
import { matchRoute, routes } from "@anteroom/domain/shared/routes";
import { mapWithConcurrency } from "./in-turns.ts";
import { routeGroups } from "./route-groups.ts";

const manifest: Manifest = {
  "entry.tsx": {
    file: "entry.js",
    isEntry: true,
    imports: ["_vendor.js"],
    dynamicImports: ["doctors.tsx", "calendar.tsx"],
  },
  "_vendor.js": { file: "vendor.js", imports: ["entry.tsx"], css: ["style.css"] },
  "doctors.tsx": {
    file: "doctors.js",
    imports: ["_vendor.js", "_query.js"],
    dynamicImports: ["calendar.tsx"],
  },
  "_query.js": { file: "query.js" },
  "calendar.tsx": { file: "calendar.js", css: ["calendar.css"] },
};

test("a page needs its script and its imports, also circular ones", () => {
  expect([...closureOf(manifest, "doctors.tsx")].sort()).toEqual([
    "doctors.js",
    "entry.js",
    "query.js",
    "vendor.js",
  ]);
  expect([...entryFiles(manifest)].sort()).toEqual(["entry.js", "vendor.js"]);
});

test("lazy chunks count once, without what the page has already loaded", () => {
  expect(lazyChunks(manifest)).toEqual([
    { source: "doctors.tsx", files: ["doctors.js", "query.js"] },
    { source: "calendar.tsx", files: ["calendar.js"] },
  ]);
  const fromDoctors = { ...manifest, "calendar.tsx": { file: "calendar.js", imports: ["_query.js"] } };
  const onlyDoctors = {
    ...fromDoctors,
    "entry.tsx": { ...manifest["entry.tsx"], dynamicImports: ["doctors.tsx"] },
  };
  expect(lazyChunks(fromDoctors).at(-1)?.files).toEqual(["calendar.js", "query.js"]);
  expect(lazyChunks(onlyDoctors as Manifest).at(-1)?.files).toEqual(["calendar.js"]);
});

test("a page is styled by its own and shared sheets only", () => {
  expect(pageStyles(manifest).map((files) => [...files].sort())).toEqual([
    ["style.css"],
    ["calendar.css", "style.css"],
  ]);
});

test.each([
  [112_000, "ok"],
  [112_001, "over goal"],
  [128_001, "TOO BIG"],
])("%d bytes of 112, at most 128 kB, are %s", (bytes, verdict) => {
  expect(rateBytes(bytes, { goal: 112, limit: 128 })).toBe(verdict);
});

test("every route is measured", () => {
  const weighed = new Set(
    routeGroups.flatMap(({ paths }) =>
      paths.map((path) => matchRoute(path.split("?", 1)[0] ?? "").route.name),
    ),
  );
  expect(routes.filter(({ name }) => !weighed.has(name)).map(({ name }) => name)).toEqual([]);
});

test("pages are measured in batches and reported in order", async () => {
  let busy = 0;
  let most = 0;
  const outcomes = await mapWithConcurrency([3, 1, 2, 0], 2, async (turns) => {
    most = Math.max(most, (busy += 1));
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    busy -= 1;
    return turns * 10;
  });
  expect([outcomes, most]).toEqual([[30, 10, 20, 0], 2]);
});

test("the checker's model has a limit of its own by source and file, and other chunks do not", () => {
  const model = { goal: 80, limit: 100 };
  expect(limitOf("virtual:triage-knowledge")).toEqual(model);
  expect(limitOf("/assets/triage-knowledge-Ab3_.js")).toEqual(model);
  expect(limitOf("src/adapters/embedded-checker/open-checker.ts")).toEqual(lazyLimit);
  expect(limitOf("src/features/consultation/guests/guest-video.tsx").limit).toBe(130);
});

test.each([
  [10, "ok"],
  [11, "over goal"],
  [14, "over goal"],
  [15, "TOO BIG"],
])("%i scripts are judged %s", (count, verdict) => {
  expect(rateCount(count, { goal: 10, limit: 14 })).toBe(verdict);
});
