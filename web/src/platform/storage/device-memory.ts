/** JSON values this clinic keeps in this browser; where the browser refuses, they live as long as the page. */
export type DeviceMemory = {
  /** What is kept, or null: never kept, erased, or no longer readable. */
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
  erase: (key: string) => void;
  /** Everything whose key begins so. */
  eraseAll: (prefix: string) => void;
};

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
