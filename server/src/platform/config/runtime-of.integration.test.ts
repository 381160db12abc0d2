import { createECDH } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";
import { readConfig } from "./config.ts";
import { servePages } from "../pages/pages.ts";
import { runtimeConfigurationOf } from "./runtime-of.ts";

const pair = createECDH("prime256v1");
pair.generateKeys();
const env = {
  ANTEROOM_ENV: "staging",
  ANTEROOM_DEMO: "off",
  DATA_KEY: "a".repeat(43),
  API_BASE_URL: "https://api.example/api/",
  LOGO_URL: "/installation.svg",
  SYMPTOM_SDK_URL: "https://sdk.example/",
  PUSH_PUBLIC_KEY: pair.getPublicKey("base64url"),
  PUSH_PRIVATE_KEY: pair.getPrivateKey("base64url"),
  PUSH_SUBJECT: "mailto:push@example.org",
  SENTRY_DSN: "https://key@errors.example/1",
  ANALYTICS_KEY: "analytics",
  VIDEO_KEY: "video",
  RELEASE_VERSION: "v1.2.3",
};
const address = {
  key: "k",
  cluster: "eu",
  host: null,
  port: null,
  path: "",
  isTls: null,
  takesStatistics: false,
  signsIn: true,
};

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await openTestClinic();
  const config = readConfig(env);
  servePages(clinic.app, {
    report: (error) => console.error(error),
    storedAsset: () => Promise.resolve(null),
    config,
    runtime: runtimeConfigurationOf(config, "build-7", { address }),
    web: {
      render: ({ boot }) => Promise.resolve({ status: 200, location: null, html: JSON.stringify(boot) }),
      assetsOf: () => ({ entry: "", preload: [], css: "", styles: [] }),
      addressOf: () => "",
    },
  });
});
afterAll(() => clinic.close());

const runtimeAt = async (slug: string) => {
  const answer = await clinic.app.inject({ url: "/", headers: { host: `${slug}.localhost` } });
  return JSON.parse(answer.body).runtime;
};

test(
  "every environment variable for pages reaches each clinic's page at run time",
  {
    tags: [
      "S3.RUN.01",
      "S3.RUN.02",
      "S3.RUN.03",
      "S3.RUN.04",
      "S3.RUN.05",
      "S3.RUN.06",
      "S3.RUN.07",
      "S3.RUN.08",
      "S3.RUN.09",
      "S3.RUN.10",
      "S3.RUN.11",
      "G.02",
      "D.04",
      "S7.API.02",
    ],
  },
  async () => {
    for (const tenant of ["aurora", "ipe"])
      expect(await runtimeAt(tenant)).toMatchObject({
        environment: "staging",
        tenant,
        apiBaseUrl: "https://api.example/api/",
        logoUrl: "/installation.svg",
        symptomSdkUrl: "https://sdk.example/",
        pushKey: env.PUSH_PUBLIC_KEY,
        errorReportingKey: "https://key@errors.example/1",
        analyticsKey: "analytics",
        videoKey: "video",
        releaseVersion: "v1.2.3",
        codeVersion: "build-7",
        realtime: address,
      });
  },
);

test(
  "a service without a variable has no key, and the API is on the page's own origin",
  { tags: ["S3.RUN.06", "S3.RUN.07", "S3.RUN.08", "D.04", "G.21"] },
  () => {
    expect(runtimeConfigurationOf(readConfig({}), "dev", { address })).toMatchObject({
      environment: "development",
      apiBaseUrl: "/api/",
      symptomSdkUrl: null,
      pushKey: null,
      errorReportingKey: null,
      analyticsKey: null,
      videoKey: null,
    });
  },
);
