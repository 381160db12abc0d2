import { S3Client } from "@aws-sdk/client-s3";
import type { S3Place } from "../../platform/config/config.ts";

/** How long a connection may take, in ms. */
const connectionTimeout = 3_000;
/** How long an answer may not come, in ms, and how often it is asked for: while a person waits for a file, or for a backup that nobody waits for. */
const patience = {
  person: { requestTimeout: 4_000, maxAttempts: 2 },
  backup: { requestTimeout: 30_000, maxAttempts: 3 },
};

/**
 * Opens an S3 client for AWS or the service of `endpoint`. `waits` selects the timeouts: two tries of 4 s while a
 * person waits, three of 30 s for a backup.
 */
export function openS3Client(
  { region, endpoint, credentials }: Omit<S3Place, "bucket" | "prefix">,
  waits: keyof typeof patience,
): S3Client {
  const { requestTimeout, maxAttempts } = patience[waits];
  return new S3Client({
    region,
    maxAttempts,
    requestHandler: { connectionTimeout, requestTimeout, throwOnRequestTimeout: true },
    // Many services that speak S3 do not know AWS's newer checksums; TLS and the signed length are there either way.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
  });
}
