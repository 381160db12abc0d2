import path from "node:path";
import { startProgram, type TestProgram } from "./start-program.ts";
import { validatorFolder } from "./validators.ts";

/** An S3 server that keeps its data when stopped. */
export type TestS3 = Pick<TestProgram, "start" | "stop" | "close" | "process"> & {
  /** Environment variables that point a server to its bucket. */
  env: Record<
    "FILES_URL" | "FILES_S3_ENDPOINT" | "FILES_S3_ACCESS_KEY_ID" | "FILES_S3_SECRET_ACCESS_KEY",
    string
  >;
};

/** Starts an S3 server (npm's `s3rver`) on a free loopback port with an empty bucket. */
export async function openS3(): Promise<TestS3> {
  const program = path.join(validatorFolder("s3rver"), "bin/s3rver.js");
  const s3 = await startProgram({
    name: "s3",
    program: process.execPath,
    settings: ({ port, folder }) => [
      "--openssl-legacy-provider",
      program,
      "-d",
      folder,
      "-a",
      "127.0.0.1",
      "-p",
      String(port),
      "--silent",
      "--configure-bucket",
      "anteroom",
    ],
  });
  return {
    ...s3,
    env: {
      FILES_URL: "s3://anteroom/clinic-files",
      FILES_S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
      FILES_S3_ACCESS_KEY_ID: "S3RVER",
      FILES_S3_SECRET_ACCESS_KEY: "S3RVER",
    },
  };
}
