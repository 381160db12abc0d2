import { expect, test } from "vitest";
import { readRuntimeConfiguration } from "./runtime-configuration.ts";

const full = {
  environment: "staging",
  tenant: "aurora",
  apiBaseUrl: "https://api.example/api/",
  logoUrl: "/logo.svg",
  symptomSdkUrl: "https://sdk.example/",
  pushKey: "push",
  errorReportingKey: "errors",
  analyticsKey: "analytics",
  videoKey: "video",
  releaseVersion: "1.2.3",
  codeVersion: "abc",
};

test("G.02 S3.RUN.01 S3.RUN.02 S3.RUN.03 S3.RUN.04 S3.RUN.05 S3.RUN.06 S3.RUN.07 S3.RUN.08 S3.RUN.09 S3.RUN.10 S3.RUN.11: the page learns all of its configuration when it runs", () => {
  expect(readRuntimeConfiguration(full)).toEqual(full);
});

test("S3.RUN.06 S3.RUN.07 S3.RUN.08 D.04: what is not configured is off, and the API lies on the page's own origin", () => {
  expect(readRuntimeConfiguration({})).toMatchObject({
    environment: "production",
    tenant: null,
    apiBaseUrl: "/api/",
    pushKey: null,
    errorReportingKey: null,
    analyticsKey: null,
  });
  expect(readRuntimeConfiguration({ apiBaseUrl: "https://api.example/v1" }).apiBaseUrl).toBe(
    "https://api.example/v1/",
  );
});
