import type { ErrorReport } from "@anteroom/contract/error-report";

/** What the page knows of a failure; the rest of a report is the same for all of them. */
export type FailureReport = Pick<ErrorReport, "type" | "message" | "frames" | "route">;

/** Tells the programmers of failures. It never throws, and repeats nothing: each failure once, ten on a page. */
export type ErrorReports = { report: (failed: FailureReport) => void };
