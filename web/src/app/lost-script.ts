const lost =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/;

/**
 * Reloads the document if the error says that a screen's script could not be fetched, once for each script;
 * then never resolves. Returns for other errors.
 */
export async function reloadOnLostScript(error: unknown): Promise<void> {
  if (typeof sessionStorage === "undefined" || !(error instanceof Error) || !lost.test(error.message)) return;
  const key = `reloaded-for:${error.message}`;
  if (sessionStorage.getItem(key) !== null) return;
  sessionStorage.setItem(key, "1");
  location.reload();
  await new Promise(() => {});
}
