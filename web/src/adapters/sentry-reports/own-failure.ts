import { parseStack, type Frame } from "@anteroom/contract/error-report";
import type { StoredError } from "../../platform/storage/error-store.ts";

/**
 * Returns type, message and our own stack frames of an error of our code (`origin`), files without host or
 * page path. Null for errors of scripts of another origin, such as browser extensions, which must not be
 * reported (S8.ERR.08).
 */
export function readOwnFailure(
  uncaught: StoredError,
  origin: string,
): { type: string; message: string; frames: Frame[] } | null {
  const thrown = uncaught.error ?? uncaught.reason;
  const isError = thrown instanceof Error;
  const message = isError ? thrown.message : (uncaught.message ?? "");
  if (!isError && (/^script error/i.test(message) || isForeign(uncaught.filename, origin))) return null;
  const places = isError ? parseStack(thrown.stack ?? "") : [];
  const own = places.filter(({ url }) => new URL(url, origin).origin === origin);
  if (places.length > 0 && own.length === 0) return null; // such as an extension of the browser
  return { type: isError ? typeOf(thrown) : "NotAnError", message, frames: own.map(frameOf) };
}

const isForeign = (filename: string | undefined, origin: string) =>
  Boolean(filename) && new URL(filename ?? "", origin).origin !== origin;

/** Minified names of classes say nothing; those of the platform stand in `name`. */
const typeOf = (error: Error) => error.name || "Error";

/** Sentry's way to write a file of an app without where it was opened; of a page itself, which has ids in its path, nothing is told. */
function frameOf({ name, url, line, column }: ReturnType<typeof parseStack>[number]): Frame {
  const { pathname } = new URL(url, "http://own.invalid");
  return { name, file: `app://${pathname.startsWith("/assets/") ? pathname : "/page"}`, line, column };
}
