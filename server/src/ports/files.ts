import type { Readable } from "node:stream";

/** Where bytes lie that are too large for the database. Keys are ours, 32 hexadecimal digits; nobody outside names one. */
export type Files = {
  /** Takes bytes in under a new key: all of them and for good, or, when `content` fails, none. */
  put: (key: string, content: AsyncIterable<Uint8Array>) => Promise<void>;
  /** The bytes of a key from their beginning, or null where there are none. */
  open: (key: string) => Promise<Readable | null>;
  /** Takes the bytes away; there may be none. */
  remove: (key: string) => Promise<void>;
};
