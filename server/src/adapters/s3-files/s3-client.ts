import { S3Client } from "@aws-sdk/client-s3";
import type { S3Place } from "../../platform/config/config.ts";

/** How long a connection may take, and an answer may not come, in ms. */
const patience = { connectionTimeout: 3_000, requestTimeout: 30_000, throwOnRequestTimeout: true };

/** A client of AWS's protocol, for AWS or whichever service `endpoint` names. */
export function openS3Client({
  region,
  endpoint,
  credentials,
}: Omit<S3Place, "bucket" | "prefix">): S3Client {
  return new S3Client({
    region,
    maxAttempts: 3,
    requestHandler: patience,
    // Many services that speak S3 do not know AWS's newer checksums; TLS and the signed length are there either way.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
  });
}
