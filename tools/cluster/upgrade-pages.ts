// Pages and their files while servers of two versions serve, for the rolling upgrade.
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext } from "@playwright/test";
import { localHttp } from "@anteroom/local-http/local-http";

/** What was asked for, and what did not come. */
export type PageFetches = {
  /** How often a page came from each version, by the path of its entry. */
  pages: Map<string, number>;
  files: number;
  /** Failures at the first try, each as a line. */
  failed: string[];
  /** Paths that failed three times. */
  lost: string[];
};

/** Public pages, pages of a journey and the desk; all are the same for everybody of a clinic. */
const paths = ["/", "/doctors", "/health-search", "/login", "/sign-up", "/desk"];
const requestMs = 10_000;

/**
 * Reads every page with all its scripts and styles, one after the other as a browser without a cache does, until `isOver()`. A failure is
 * tried twice more.
 */
export async function readPages(front: string, isOver: () => boolean): Promise<PageFetches> {
  const seen: PageFetches = { pages: new Map(), files: 0, failed: [], lost: [] };
  const get = async (at: string) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await localHttp(`${front}${at}`, {
        headers: { "accept-language": "en" },
        signal: AbortSignal.timeout(requestMs),
      }).catch((error: unknown) => String(error));
      if (typeof answer !== "string" && answer.status === 200) return answer.text;
      const outcome = `${at.replace(/-[\w-]{8}(?=\.)/, "")} ${typeof answer === "string" ? answer : answer.status}`;
      if (tries === 1) seen.failed.push(outcome);
      if (tries === 3) {
        seen.lost.push(at);
        return null;
      }
      await sleep(500);
    }
  };
  while (!isOver())
    for (const page of paths) {
      const html = await get(page);
      if (html === null) continue;
      const files = filesOf(html);
      const entry = files.find((file) => /\/(entry-client|main)-[^/]+\.js$/.test(file)) ?? `none on ${page}`;
      seen.pages.set(entry, (seen.pages.get(entry) ?? 0) + 1);
      seen.files += files.length;
      await inTurn(files, get);
    }
  return seen;
}

/** The scripts, styles and preloaded files that a page names. */
const filesOf = (html: string) => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = ""]) => file)),
];

/** Six at a time, as a browser over HTTP/1.1. */
async function inTurn(files: readonly string[], get: (file: string) => Promise<unknown>): Promise<void> {
  const waiting = [...files];
  const next = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await get(file);
  };
  await Promise.all(Array.from({ length: 6 }, next));
}

/** Returns the hashed files of a tree's build, patients' and the desk's, as paths. */
export function builtFiles(tree: string): string[] {
  return ["web", "desk"].flatMap((workspace) => {
    const file = path.join(tree, workspace, "dist/client/.vite/manifest.json");
    const manifest = JSON.parse(readFileSync(file, "utf8")) as Record<
      string,
      { file: string; css?: string[]; assets?: string[] }
    >;
    const files = Object.values(manifest).flatMap(({ file: own, css = [], assets = [] }) => [
      own,
      ...css,
      ...assets,
    ]);
    return [...new Set(files.map((one) => `/${one}`))].filter((one) => one.startsWith("/assets/"));
  });
}

/** Returns those of the files that do not come. */
export async function missingFiles(front: string, files: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  await inTurn(files, async (file) => {
    const { status } = await localHttp(`${front}${file}`, { signal: AbortSignal.timeout(requestMs) });
    if (status !== 200) missing.push(file);
  });
  return missing;
}

const typed = "half@written";

/**
 * Opens the log-in page, with an address half typed, and returns what goes on from there: to the page for signing up, whose code was not
 * loaded before. Resolves with what became of it.
 */
export async function holdPage(
  context: BrowserContext,
  front: string,
): Promise<() => Promise<"went on" | "asked to refresh, with what was typed" | "lost">> {
  const page = await context.newPage();
  await page.goto(`${front}/login`);
  await page.locator("html[data-hydrated]").waitFor();
  const email = page.getByLabel("Email");
  await email.fill(typed);
  return async () => {
    await page.getByRole("link", { name: "Create an account" }).press("Enter");
    const heading = page.getByRole("heading", { name: "Create your account" });
    const notice = page.getByRole("dialog", { name: "A new version is available" });
    const seen = await Promise.race([
      heading.waitFor({ timeout: 30_000 }).then(() => "heading" as const),
      notice.waitFor({ timeout: 30_000 }).then(() => "notice" as const),
    ]).catch(() => "nothing" as const);
    if (seen === "heading") return "went on";
    if (seen === "nothing") return "lost";
    await notice.getByRole("button", { name: "Cancel" }).press("Enter");
    return (await email.inputValue()) === typed ? "asked to refresh, with what was typed" : "lost";
  };
}
