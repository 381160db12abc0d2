/** Reports an unexpected error to the developers. `where` is a route pattern or a job name. Never throws. */
export type ReportError = (error: Error, where: string) => void;
