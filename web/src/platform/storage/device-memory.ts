/**
 * JSON values that this clinic stores in this browser; where storage is denied, they last as long as the
 * page.
 */
export type DeviceMemory = {
  /** Returns the stored value; null if missing or unreadable. */
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
  erase: (key: string) => void;
  /** Erases all keys with this prefix. */
  eraseAll: (prefix: string) => void;
};

/**
 * Opens the memory in a storage; null keeps values in the page only, where all memories share them by key. Values that the storage refuses
 * are kept in the page too.
 */
export function deviceMemory(storage: Storage | null): DeviceMemory {
  const erase = (key: string) => {
    storage?.removeItem(key);
    ofThisPage.delete(key);
  };
  return {
    read: (key) => {
      try {
        return JSON.parse(ofThisPage.get(key) ?? storage?.getItem(key) ?? "null");
      } catch {
        return null;
      }
    },
    write: (key, value) => {
      const text = JSON.stringify(value);
      try {
        if (!storage) throw new Error("No storage");
        storage.setItem(key, text);
        ofThisPage.delete(key);
      } catch {
        ofThisPage.set(key, text); // refused or full
      }
    },
    erase,
    eraseAll: (prefix) => {
      for (const key of [...Object.keys(storage ?? {}), ...ofThisPage.keys()])
        if (key.startsWith(prefix)) erase(key);
    },
  };
}

/** Written in browsers only: the server keeps nothing of anybody. */
const ofThisPage = new Map<string, string>();
