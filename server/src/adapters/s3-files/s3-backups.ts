import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { GetObjectCommand, ListObjectsV2Command, NoSuchKey } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { sumsName } from "../../platform/backup/format.ts";
import type { S3Place } from "../../platform/config/config.ts";
import { openS3Client } from "./s3-client.ts";

/** Backups in a folder of a bucket. */
export type S3Backups = {
  /** Throws an explanation when the folder is not empty. */
  refuseUsed: () => Promise<void>;
  /** Uploads a backup's directory, its checksums last: without them it is incomplete. */
  send: (dir: string) => Promise<void>;
  /** Downloads the files named by the checksums into an empty directory. */
  fetch: (dir: string) => Promise<void>;
};

/** So many files are under way at once. */
const atOnce = 4;

/** Opens backups in a folder of a bucket, with the same file names as in a directory. */
export function s3Backups(place: S3Place): S3Backups {
  const client = openS3Client(place, "backup");
  const where = (name: string) => ({ Bucket: place.bucket, Key: place.prefix + name });
  const address = `s3://${place.bucket}/${place.prefix}`;
  const sendOne = async (dir: string, name: string) => {
    const params = { ...where(name), Body: createReadStream(path.join(dir, name)) };
    await new Upload({ client, params, queueSize: 1 }).done();
  };
  const fetchOne = async (dir: string, name: string) => {
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const { Body } = await client.send(new GetObjectCommand(where(name)));
    if (!(Body instanceof Readable)) throw new Error(`${address}${name} has no content.`);
    await pipeline(Body, createWriteStream(file, { mode: 0o600 }));
  };
  return {
    refuseUsed: async () => {
      const command = new ListObjectsV2Command({ Bucket: place.bucket, Prefix: place.prefix, MaxKeys: 1 });
      const { Contents = [] } = await client.send(command);
      if (Contents.length > 0) throw new Error(`${address} is not empty. Name a new folder for each backup.`);
    },
    send: async (dir) => {
      await each(namesOf(await readFile(path.join(dir, sumsName), "utf8")), (name) => sendOne(dir, name));
      await sendOne(dir, sumsName);
    },
    fetch: async (dir) => {
      if ((await readdir(dir)).length > 0) throw new Error(`${dir} is not empty.`);
      await fetchOne(dir, sumsName).catch((error: unknown) => {
        if (!(error instanceof NoSuchKey)) throw error;
        throw new Error(`${address} is no finished backup: it has no ${sumsName}.`);
      });
      await each(namesOf(await readFile(path.join(dir, sumsName), "utf8")), (name) =>
        fetchOne(dir, name).catch((error: unknown) => {
          if (!(error instanceof NoSuchKey)) throw error;
          throw new Error(`${address}${name} is missing. Nothing was restored.`);
        }),
      );
    },
  };
}

/** The files that checksums name. Throws where one would lie outside of the backup. */
function namesOf(sums: string): string[] {
  const names = sums.split("\n").flatMap((line) => (line === "" ? [] : [line.split("  ")[1] ?? ""]));
  const odd = names.find((name) => !/^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/.test(name));
  if (odd !== undefined)
    throw new Error(`The backup names ${JSON.stringify(odd)}, which is no file of a backup.`);
  return names;
}

async function each(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  const rest = names.values();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const name of rest) await work(name);
  });
  await Promise.all(workers);
}
