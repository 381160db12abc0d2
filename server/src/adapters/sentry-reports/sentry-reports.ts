import { randomBytes } from "node:crypto";
import { errorEnvelope, parseStack, type ErrorReport, type Frame } from "@anteroom/contract/error-report";
import { errorLine } from "../../platform/http/error-line.ts";
import type { ReportError } from "../../ports/error-reports.ts";

/** Reports of one minute, at most: a database that is away fails everybody at once. */
const reportsPerMinute = 10;
const minute = 60_000;
/** A service without an answer is given up after so long, in ms. */
const patience = 10_000;

type Options = Pick<ErrorReport, "environment" | "release"> & {
  url: string;
  /** Known once the pages are built. */
  codeVersion: () => string;
  now: () => Date;
};

/**
 * Reports server errors with Sentry's protocol, each at most once a minute and ten a minute in all. Does not wait
 * for an answer and ignores failures. Database errors contain only what the log may contain.
 */
export function sentryReports({ url, now, codeVersion, ...facts }: Options): ReportError {
  let since = 0;
  const known = new Set<string>();
  return (error, where) => {
    const at = now().getTime();
    if (Math.abs(at - since) >= minute) {
      since = at;
      known.clear();
    }
    const message = errorLine(error);
    const sign = `${where} ${message}`;
    if (known.has(sign) || known.size >= reportsPerMinute) return;
    known.add(sign);
    const id = randomBytes(16).toString("hex");
    const reported = { id, at, type: error.name, message, frames: framesOf(error), route: where || "server" };
    const body = errorEnvelope({ ...reported, ...facts, codeVersion: codeVersion() });
    void fetch(url, { method: "POST", body, signal: AbortSignal.timeout(patience) }).then(
      (answer) => answer.body?.cancel(),
      () => {}, // it stands in the log
    );
  };
}

/** Places in our own sources, from the folder of the workspace on. */
function framesOf({ stack = "" }: Error): Frame[] {
  return parseStack(stack).flatMap(({ url, ...place }) => {
    const own = /\/((?:server|domain|contract|content|engines\/\w+)\/src\/.+)$/.exec(url)?.[1];
    return own ? [{ ...place, file: `app:///${own}` }] : [];
  });
}
