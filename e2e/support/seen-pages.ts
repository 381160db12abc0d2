import type { BrowserContext, TestInfo } from "@playwright/test";
import { seenPages } from "../../tools/test/failed-page.ts";

/** So many answers are kept: the last ones explain a page. */
const mostAnswers = 10;

/**
 * Notes the requests of a context that failed or were refused. `attach` gives them and the address of each page to a
 * failed test, whose summary prints them; the rest of a page is in Playwright's snapshot.
 */
export function watchAnswers(context: BrowserContext): { attach: (test: TestInfo) => Promise<void> } {
  const answers: string[] = [];
  const add = (answer: string) => {
    answers.push(answer);
    if (answers.length > mostAnswers) answers.shift();
  };
  context.on("response", (response) => {
    if (response.status() < 400) return;
    add(
      `answered ${response.status()} ${response.request().method()} ${withoutSecrets(response.url(), "path")}`,
    );
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (reason.includes("ABORTED")) return; // the page was left meanwhile
    add(`lost ${reason} ${request.method()} ${withoutSecrets(request.url(), "path")}`);
  });
  return {
    attach: async (test) => {
      const pages = context.pages().map((page) => `at ${withoutSecrets(page.url(), "address")}`);
      const body = [...pages, ...answers].join("\n");
      await test.attach(seenPages, { body, contentType: "text/plain" });
    },
  };
}

/** Longer parts of an address are tokens. */
const longestPart = 32;

/**
 * Returns an address with `{…}` for tokens and codes; as `path`, also with `{id}` for numbers and without host and
 * query.
 */
export function withoutSecrets(address: string, as: "path" | "address"): string {
  if (!URL.canParse(address)) return address;
  const { origin, pathname, search, protocol } = new URL(address);
  if (!protocol.startsWith("http")) return `${protocol}…`;
  const hidden = (part: string) => (part.length > longestPart ? "{…}" : part);
  const parts = pathname.split("/").map(hidden);
  if (as === "path") return parts.map((part) => (/^\d+$/.test(part) ? "{id}" : part)).join("/");
  const query = [...new URLSearchParams(search)].map(([name, value]) =>
    /token|code|secret|key/i.test(name) ? `${name}={…}` : `${name}=${hidden(value)}`,
  );
  return origin + parts.join("/") + (query.length > 0 ? `?${query.join("&")}` : "");
}
