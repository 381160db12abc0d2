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

/**
 * Script text to run inline before all others: collects up to ten error events and rejections in
 * `window.anteroomErrors` until the reporter takes them.
 */
export const keepErrorsScript = `(function(k){function keep(e){k.length<10&&k.push(e)}window.anteroomErrors=k;addEventListener("error",keep);addEventListener("unhandledrejection",keep)})([]);`;

/**
 * Pushes an error to `anteroomErrors` if the answer is HTML where JSON was requested, as from a proxy. Does
 * not include the address (S8.ERR.05). Does nothing on pages that report no errors.
 */
export function reportHtmlAnswer(answer: Response): void {
  if (/html/.test(answer.headers.get("content-type") ?? ""))
    window.anteroomErrors?.push({ error: new Error("HTML instead of JSON") });
}
