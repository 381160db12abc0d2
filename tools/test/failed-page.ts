// What a failed browser test left behind, in lines for the summary of a run: on another machine nobody can look.
import { readFileSync } from "node:fs";

/** The attachment of a failed test with the addresses of its pages and the requests that failed. */
export const seenPages = "seen pages";

/** Playwright's own attachment: the error, and the page as a screen reader has it. */
const snapshotName = "error-context";

/** So many lines of a page are printed. */
const mostLines = 40;

/** An attachment in Playwright's JSON report: `body` is base64. */
export type Attachment = { name: string; path?: string; body?: string };

/**
 * Returns where the pages of a failed test were, which requests failed, and the beginning of its page's snapshot, each
 * line indented; empty where nothing was attached.
 */
export function failedPage(attachments: readonly Attachment[]): string {
  const seen = textOf(attachments.find(({ name }) => name === seenPages));
  const [, snapshot = ""] =
    /```yaml\n([\s\S]*?)```/.exec(textOf(attachments.find(({ name }) => name === snapshotName))) ?? [];
  const page = snapshot.trimEnd().split("\n");
  const rest = page.length - mostLines;
  const lines = [
    ...seen.trimEnd().split("\n"),
    ...page.slice(0, mostLines),
    rest > 0 ? `… and ${rest} more lines` : "",
  ];
  return lines
    .filter((line) => line !== "")
    .map((line) => `    ${line}`)
    .join("\n");
}

function textOf(attachment: Attachment | undefined): string {
  if (attachment?.body !== undefined) return Buffer.from(attachment.body, "base64").toString();
  if (attachment?.path === undefined) return "";
  try {
    return readFileSync(attachment.path, "utf8");
  } catch {
    return "";
  }
}
