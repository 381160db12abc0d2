/** A failure as the browser's event tells it, or one that we had in hand ourselves. */
export type StoredError = {
  message?: string;
  filename?: string;
  error?: unknown;
  reason?: unknown;
  /** An error page stands in place of what failed. */
  isShown?: boolean;
};

declare global {
  interface Window {
    /** Only where failures are reported: what failed before the reporter was there, and its door afterwards. */
    anteroomErrors?: StoredError[];
  }
}

/** Keeps the first failures of a page until somebody is there to report them. Runs inline, before anything else of ours. */
export const keepErrorsScript = `(function(k){function keep(e){k.length<10&&k.push(e)}window.anteroomErrors=k;addEventListener("error",keep);addEventListener("unhandledrejection",keep)})([]);`;

/** S8.ERR.05: a page answered where data was asked for, such as that of a proxy. Which address it was is not told. */
export function reportHtmlAnswer(answer: Response): void {
  if (/html/.test(answer.headers.get("content-type") ?? ""))
    window.anteroomErrors?.push({ error: new Error("HTML instead of JSON") });
}
