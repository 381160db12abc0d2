/** Writes a text where there is room for it: where the browser refuses or has no storage, whoever wrote it goes on without. */
export function storeQuietly(storage: Storage | null, key: string, text: string): void {
  try {
    storage?.setItem(key, text);
  } catch {
    // Refused or full: what is in memory lasts as long as the page.
  }
}
