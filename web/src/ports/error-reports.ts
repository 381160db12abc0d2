import type { ErrorReport } from "@anteroom/contract/error-report";

/** What the page knows of one failure. */
export type FailureReport = Pick<ErrorReport, "type" | "message" | "frames" | "route">;

/** Reports failures to the developers. Never throws; each failure once, at most ten a page. */
export type ErrorReports = { report: (failed: FailureReport) => void };
