import { filesDirOf, type Config } from "./platform/config/config.ts";
import type { Files } from "./ports/files.ts";
import { localFiles } from "./adapters/local-files/local-files.ts";

type Options = {
  /** True for command-line programs, beside which a server may run. */
  isBesideServer?: boolean;
};

/**
 * Opens file storage: the bucket of `FILES_URL` when it is set, else a folder in `FILES_DIR` or the data directory.
 * `isBesideServer` keeps incomplete uploads, which a running server may still write.
 */
export async function openFiles(config: Config, { isBesideServer = false }: Options = {}): Promise<Files> {
  if (config.s3Place === null)
    return localFiles(filesDirOf(config), isBesideServer || config.FILES_DIR !== undefined);
  const { s3Files } = await import("./adapters/s3-files/s3-files.ts"); // AWS's client is large, and most installations have a folder
  return s3Files(config.s3Place);
}
