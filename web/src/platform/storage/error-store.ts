/** An error event of the browser, or an error caught by our code. */
export type StoredError = {
  message?: string;
  filename?: string;
  error?: unknown;
  reason?: unknown;
  /** An error page is shown in place of what failed. */
  isShown?: boolean;
};

declare global {
  interface Window {
    /** Only where failures are reported: what failed before the reporter was there, and its door afterwards. */
    anteroomErrors?: StoredError[];
  }
}

/** Stores the first ten errors of a page until they can be reported. Runs inline before all other scripts. */
export const keepErrorsScript = `(function(k){function keep(e){k.length<10&&k.push(e)}window.anteroomErrors=k;addEventListener("error",keep);addEventListener("unhandledrejection",keep)})([]);`;

/**
 * Stores an error in `anteroomErrors` if HTML was answered where JSON was requested, as by a proxy. Does not
 * include the address (S8.ERR.05).
 */
export function reportHtmlAnswer(answer: Response): void {
  if (/html/.test(answer.headers.get("content-type") ?? ""))
    window.anteroomErrors?.push({ error: new Error("HTML instead of JSON") });
}
