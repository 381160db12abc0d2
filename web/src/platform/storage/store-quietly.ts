/** Writes a text into storage; does nothing without storage or where the browser refuses or is full. */
export function storeQuietly(storage: Storage | null, key: string, text: string): void {
  try {
    storage?.setItem(key, text);
  } catch {
    // Refused or full: what is in memory lasts as long as the page.
  }
}
