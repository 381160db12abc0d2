/** Tells the programmers of a failure that nobody expected; `where` is a route's pattern or the name of a job. Never throws. */
export type ReportError = (error: Error, where: string) => void;
