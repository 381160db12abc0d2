import { globSync } from "node:fs";

/** One cell of a product: what is run, and with which settings. */
export type Cell = {
  name: string;
  runner: "playwright" | "vitest";
  args: readonly string[];
  env: Readonly<Record<string, string>>;
};
/** A full product that takes too long for `npm test`. */
export type MatrixProduct = { name: string; says: string; cells: () => readonly Cell[] };

const looks = ["aurora", "ipe", "andes"].flatMap((clinic) =>
  ["light", "dark"].flatMap((scheme) =>
    ["none", "active"].map((forcedColors) => ({ clinic, scheme, forcedColors })),
  ),
);

export const matrixProducts: readonly MatrixProduct[] = [
  {
    name: "firefox-suite",
    says: "every journey in Firefox",
    cells: () =>
      globSync("e2e/**/*.spec.ts")
        .sort()
        .map((file) => ({
          name: file,
          runner: "playwright",
          args: ["--project", "firefox", file],
          env: { ANTEROOM_FIREFOX_ALL: "1" },
        })),
  },
  {
    name: "axe-full",
    says: "axe on every route in every language, clinic, colour scheme, with and without forced colours",
    cells: () =>
      looks.map((look) => ({
        name: `${look.clinic} ${look.scheme} ${look.forcedColors}`,
        runner: "playwright",
        args: ["--project", "chromium", "e2e/accessibility.spec.ts"],
        env: { ANTEROOM_AXE_LOOK: JSON.stringify(look) },
      })),
  },
  {
    name: "kill-storm",
    says: "2,000 times kill -9 in the middle of bookings",
    cells: () =>
      Array.from({ length: 20 }, (_, index) => ({
        name: `kills ${index * 100 + 1} to ${index * 100 + 100}`,
        runner: "vitest",
        args: ["server/src/testing/kill-storm"],
        env: { ANTEROOM_KILLS: "100" },
      })),
  },
  {
    name: "contract-fuzz",
    says: "20,000 bent requests to every endpoint",
    cells: () =>
      Array.from({ length: 10 }, (_, index) => ({
        name: `round ${index + 1}`,
        runner: "vitest",
        args: ["server/src/testing/contract-fuzz"],
        env: { ANTEROOM_FUZZ_RUNS: "2000" },
      })),
  },
];

/** Part k of n: every n-th cell, beginning with the k-th. */
export function partOf<Item>(items: readonly Item[], { k, n }: { k: number; n: number }): readonly Item[] {
  return items.filter((_, index) => index % n === k - 1);
}

/** "2/5" as `{ k: 2, n: 5 }`; throws with one sentence on anything else. */
export function readPart(text: string): { k: number; n: number } {
  const [, k = 0, n = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (k < 1 || k > n) throw new Error(`--part is k/n with 1 <= k <= n, not ${text}.`);
  return { k, n };
}
