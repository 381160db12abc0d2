import { Readable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, NoSuchKey } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { S3Place } from "../../platform/config/config.ts";
import { fileKey, type Files } from "../../ports/files.ts";
import { openS3Client } from "./s3-client.ts";

/**
 * Files in a bucket. A file is there when its last byte is: one request where it is below 5 MiB, else parts that the service joins at
 * the end and that are given up when `content` fails. Parts of a server that was killed stay with the service until its own rule for
 * incomplete uploads takes them (docs/operate.md).
 */
export function s3Files({ bucket, prefix, region, endpoint, credentials }: S3Place): Files {
  const client = openS3Client({ region, endpoint, credentials });
  const nameOf = (key: string) => ({ Bucket: bucket, Key: prefix + fileKey(key) });
  return {
    put: async (key, content) => {
      const source = remembering(content);
      const params = { ...nameOf(key), Body: Readable.from(source), ContentType: "application/octet-stream" };
      try {
        await new Upload({ client, params, queueSize: 1 }).done();
      } catch (error) {
        throw source.failure() ?? error; // giving the upload up may fail as well, for another reason
      }
    },
    open: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(nameOf(key)));
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (key) => void (await client.send(new DeleteObjectCommand(nameOf(key)))),
    keys: async function* () {
      let next: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: next }),
        );
        for (const { Key = "" } of page.Contents ?? []) {
          const key = Key.slice(prefix.length);
          if (/^[0-9a-f]{32}$/.test(key)) yield key;
        }
        next = page.NextContinuationToken;
      } while (next !== undefined);
    },
    lack: () =>
      client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 })).then(
        () => null,
        (error: unknown) =>
          `The bucket of FILES_URL cannot be reached (${error instanceof Error ? error.name : "no answer"}): files are neither taken nor given.`,
      ),
  };
}

/** The same content; `failure` is what it broke off with. */
function remembering(content: AsyncIterable<Uint8Array>) {
  let failure: unknown = null;
  return {
    failure: () => failure,
    async *[Symbol.asyncIterator]() {
      try {
        yield* content;
      } catch (error) {
        failure = error;
        throw error;
      }
    },
  };
}
