/** What is told of a failure; see `ErrorReport` for what leaves the browser of it. */
export type Failed = {
  type: string;
  message: string;
  /** As the engine wrote it; empty where there is none. */
  stack: string;
  /** Name of the route that was shown. */
  route: string;
};

/** Tells the programmers of failures. It never throws, and repeats nothing: each failure once, ten on a page. */
export type ErrorReports = { report: (failed: Failed) => void };
