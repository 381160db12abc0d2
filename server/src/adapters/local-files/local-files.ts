import { access, chown, constants, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { fileKey, type Files, FilesUnavailable } from "../../ports/files.ts";

/**
 * Stores files in a local folder, which it creates, spread over 256 subfolders. Removes incomplete files first.
 * With `isBesideServer` (a tool beside a running server) it does not: they may still be uploading. `put` throws
 * `FilesUnavailable` when the disk is full or read-only. A command that root runs gives what it creates to the owner
 * of the folder, or of the one around it: that is the server's user, who could read it no more otherwise.
 */
export async function localFiles(folder: string, isBesideServer = false): Promise<Files> {
  const arriving = path.join(folder, "arriving");
  if (!isBesideServer) await rm(arriving, { recursive: true, force: true });
  const giveToServer = await ownerOf(folder);
  await mkdir(arriving, { recursive: true, mode: 0o700 });
  await giveToServer(folder, arriving);
  const placeOf = (key: string) => path.join(folder, fileKey(key).slice(0, 2), key.slice(2));
  return {
    put: async (key, content) => {
      const place = placeOf(key);
      const part = path.join(arriving, key);
      try {
        await writeDurably(part, content);
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
        await giveToServer(part, path.dirname(place));
        await rename(part, place);
        await settle(path.dirname(place));
      } catch (error) {
        await rm(part, { force: true });
        throw isFull(error) ? new FilesUnavailable(error) : error;
      }
    },
    open: async (key) => {
      try {
        const file = await open(placeOf(key), "r");
        return file.createReadStream();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (key) => rm(placeOf(key), { force: true }),
    keys: async function* () {
      for (const name of await readdir(folder, { recursive: true })) {
        const key = name.replace(path.sep, "");
        if (/^[0-9a-f]{32}$/.test(key) && name[2] === path.sep) yield key;
      }
    },
    lack: () =>
      access(folder, constants.R_OK | constants.W_OK).then(
        () => null,
        () => "The folder of files (FILES_DIR, or files below ANTEROOM_DATA_DIR) cannot be written.",
      ),
  };
}

/** Returns what gives files and folders to the owner of `folder`, or of the nearest one around it; for root alone. */
async function ownerOf(folder: string): Promise<(...places: string[]) => Promise<void>> {
  if (process.getuid?.() !== 0) return async () => {};
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const found = await stat(at).catch(() => null);
    if (!found) continue;
    return async (...places) => {
      // A file system without owners refuses.
      for (const place of places) await chown(place, found.uid, found.gid).catch(() => {});
    };
  }
}

async function writeDurably(part: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(part, "wx", 0o600);
  try {
    for await (const bytes of content) await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name in a folder outlives a power cut only when the folder is written too. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);
const isMissing = (error: unknown) => codeOf(error) === "ENOENT";
/** No room, none for this user, or a disk that has become read-only after a fault. */
const isFull = (error: unknown) => ["ENOSPC", "EDQUOT", "EROFS"].includes(String(codeOf(error)));
