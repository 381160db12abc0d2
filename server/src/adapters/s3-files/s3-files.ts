import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { S3Place } from "../../platform/config/config.ts";
import { fileKey, type Files, FilesUnavailable } from "../../ports/files.ts";
import { openS3Client } from "./s3-client.ts";

/**
 * Stores files in a bucket. Files below 5 MiB take one request, larger ones a multipart upload, which is aborted when
 * `content` fails. Rejects with `FilesUnavailable` when the service fails or cannot be reached. Parts of a killed
 * server stay until the bucket's rule for incomplete uploads removes them (docs/operate.md).
 */
export function s3Files({ bucket, prefix, region, endpoint, credentials }: S3Place): Files {
  const client = openS3Client({ region, endpoint, credentials }, "person");
  const nameOf = (key: string) => ({ Bucket: bucket, Key: prefix + fileKey(key) });
  return {
    put: async (key, content) => {
      const source = remembering(content);
      const params = { ...nameOf(key), Body: Readable.from(source), ContentType: "application/octet-stream" };
      try {
        await new Upload({ client, params, queueSize: 1 }).done();
      } catch (error) {
        const failure = source.failure();
        if (failure !== null) throw failure; // giving the upload up may fail as well, for another reason
        throw isOfService(error) ? new FilesUnavailable(error) : error;
      }
    },
    open: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(nameOf(key)));
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw isOfService(error) ? new FilesUnavailable(error) : error;
      }
    },
    remove: async (key) => {
      try {
        await client.send(new DeleteObjectCommand(nameOf(key)));
      } catch (error) {
        throw isOfService(error) ? new FilesUnavailable(error) : error;
      }
    },
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

/** The service is full, has an error of its own, or cannot be reached: its client has tried twice. */
function isOfService(error: unknown): boolean {
  const isFault = error instanceof S3ServiceException && error.$fault === "server";
  return isFault || (error instanceof Error && (error.name === "TimeoutError" || "code" in error));
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
