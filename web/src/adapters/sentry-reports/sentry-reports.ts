import { errorEnvelope, type ErrorReport } from "@anteroom/contract/error-report";
import { randomId } from "../../platform/storage/random-id.ts";
import type { ErrorReports } from "../../ports/error-reports.ts";

/** Reports of one page, at most: a loop that fails must not flood anybody. */
const reportLimit = 10;

type Options = Pick<ErrorReport, "environment" | "release" | "codeVersion"> & {
  /** Where envelopes go. */
  url: string;
  now: () => number;
};

/**
 * Creates the sender of error reports in Sentry's protocol: each distinct error (type, message and first
 * frame) once, at most ten a page, without a second try. Sends at once; failures are ignored.
 */
export function sentryReports({ url, now, ...facts }: Options): ErrorReports {
  const known = new Set<string>();
  return {
    report: (failed) => {
      const [first] = failed.frames;
      const sign = [failed.type, failed.message, first?.file, first?.line, first?.column].join(" ");
      if (known.has(sign) || known.size >= reportLimit) return;
      known.add(sign);
      const body = errorEnvelope({ ...failed, ...facts, id: randomId(), at: now() });
      const request = { method: "POST", body, keepalive: true, credentials: "omit" } as const;
      void fetch(url, { ...request, referrerPolicy: "no-referrer" }).catch(() => {});
    },
  };
}
