import { readFileSync } from "node:fs";
import path from "node:path";
import { picturePath, type PictureKind } from "@anteroom/domain/clinic/clinic-picture";
import { asRecord, asText } from "@anteroom/domain/shared/record";
import { pictureNames } from "@anteroom/domain/clinic/tenant-check-pictures";
import { openFiles } from "../../server/src/open-files.ts";
import { readPicture, type ReadPicture } from "../../server/src/features/clinic/pictures/read-picture.ts";
import { storePicture } from "../../server/src/features/clinic/pictures/store-picture.ts";
import { readConfig } from "../../server/src/platform/config/config.ts";
import type { Connections } from "../../server/src/platform/database/connections.ts";
import { openDatabase, openPool, withTenant } from "../../server/src/platform/database/database.ts";
import { openTenants } from "../../server/src/platform/tenancy/tenants.ts";

const kindOf: Record<(typeof pictureNames)[number], PictureKind> = {
  logoUrl: "logo",
  faviconUrl: "favicon",
  customFavicon: "favicon",
  alternativeMainImageUrl: "main_image",
};

const refusals = {
  file_too_large: "has more than 1 MB.",
  file_kind_unknown: "is no PNG, JPEG, WebP or SVG.",
  size_unfit: "is too small, too large, or no square where it is a favicon.",
} as const;

/**
 * Reads the picture files that a clinic's file names (relative to `folder`), and returns the file with the addresses that will serve them;
 * addresses stay. Stores nothing: see `storePictures`. Throws a sentence when one cannot be read or is unsuitable.
 */
export async function readPictures(
  file: unknown,
  folder: string,
): Promise<{ file: unknown; pictures: ReadPicture[] }> {
  const fields = asRecord(file);
  const manifest = asRecord(fields?.manifest);
  const pictures: ReadPicture[] = [];
  const addresses: Record<string, string> = {};
  for (const name of pictureNames) {
    const given = asText(manifest?.[name]);
    if (given === null || /^(\/|[a-z][a-z0-9+.-]*:)/i.test(given)) continue; // an address
    const picture = await readPicture(kindOf[name], bytesOf(name, given, folder));
    if (typeof picture === "string") throw new Error(`manifest.${name}: ${given} ${refusals[picture]}`);
    pictures.push(picture);
    addresses[name] = picturePath(picture.hash);
  }
  return pictures.length === 0
    ? { file, pictures }
    : { file: { ...fields, manifest: { ...manifest, ...addresses } }, pictures };
}

function bytesOf(name: string, given: string, folder: string): Uint8Array {
  try {
    return readFileSync(path.resolve(folder, given));
  } catch {
    throw new Error(`manifest.${name}: ${given} cannot be read.`);
  }
}

/**
 * Stores the pictures of the clinic at this host name, in the database and the file store of the environment's configuration, also beside
 * a running server. Throws where no clinic is at the host or it has as many pictures as allowed; earlier ones stay stored then.
 */
export async function storePictures(
  app: Connections["app"],
  host: string,
  pictures: readonly ReadPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  const db = openDatabase(openPool(app, 1, (error) => console.error(error.message)));
  try {
    const tenant = await openTenants(db).ofHost(host);
    if (!tenant) throw new Error(`No clinic is at ${host}.`);
    const files = await openFiles(readConfig(process.env), { isBesideServer: true });
    const { id: tenantId } = tenant;
    for (const picture of pictures) {
      const tx = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(db, tenantId, work);
      if (!(await storePicture(picture, { tenantId, now: new Date(), tx, files })))
        throw new Error("The clinic has as many pictures as it may have.");
    }
  } finally {
    await db.destroy();
  }
}
