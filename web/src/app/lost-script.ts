const lost =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/;

/** A screen whose script could not be fetched: the document is loaded anew, once for each; whoever waits for this waits for that. */
export async function lostScript(error: unknown): Promise<void> {
  if (typeof sessionStorage === "undefined" || !(error instanceof Error) || !lost.test(error.message)) return;
  const key = `reloaded-for:${error.message}`;
  if (sessionStorage.getItem(key) !== null) return;
  sessionStorage.setItem(key, "1");
  location.reload();
  await new Promise(() => {});
}
