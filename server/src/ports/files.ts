import type { Readable } from "node:stream";

/**
 * Storage of bytes that are too large for the database. The server generates keys, 32 hexadecimal digits; none
 * comes from outside. `put`, `open` and `remove` throw for another form, and may throw `FilesUnavailable`.
 */
export type Files = {
  /** Stores bytes under a new key. When `content` fails, nothing is stored. */
  put: (key: string, content: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Returns the bytes of a key, or null when there are none. */
  open: (key: string) => Promise<Readable | null>;
  /** Deletes the bytes of a key. Does nothing when there are none. */
  remove: (key: string) => Promise<void>;
  /** Returns the keys of all stored files, in no order. */
  keys: () => AsyncIterable<string>;
  /** Returns an explanation for the operator when files cannot be read and written, else null. */
  lack: () => Promise<string | null>;
};

/** Thrown when storage is full or cannot be reached. Nothing was stored; the caller may try again. */
export class FilesUnavailable extends Error {
  constructor(cause: unknown) {
    super(`Files are neither taken nor given: ${cause instanceof Error ? cause.message : "no answer"}`, {
      cause,
    });
    this.name = "FilesUnavailable";
  }
}

/**
 * Returns the key when it has the expected form. Throws otherwise: no name from outside becomes a path or an address.
 */
export function fileKey(key: string): string {
  if (!/^[0-9a-f]{32}$/.test(key)) throw new Error("A key of ours has 32 hexadecimal digits");
  return key;
}
