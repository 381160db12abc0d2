const lost =
  /^(Failed to fetch dynamically imported|error loading dynamically imported|Importing a module script|Unable to preload CSS)/;

/** Returns whether the error says that a script, or its style sheet, could not be fetched. */
export function isChunkLoadError(error: unknown): error is Error {
  return error instanceof Error && lost.test(error.message);
}

/**
 * Reloads the document if the error says that a screen's script could not be fetched, once in a tab for each script (remembered in
 * sessionStorage); then never resolves. Returns for other errors, on the server, at the second time, and while the device is offline, where
 * a reload would end in the browser's own error page.
 */
export async function reloadOnLostScript(error: unknown): Promise<void> {
  if (typeof sessionStorage === "undefined" || !isChunkLoadError(error)) return;
  const key = `reloaded-for:${error.message}`;
  if (!navigator.onLine || sessionStorage.getItem(key) !== null) return;
  sessionStorage.setItem(key, "1");
  location.reload();
  await new Promise(() => {});
}
