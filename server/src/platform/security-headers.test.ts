import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { connectSources } from "./security-headers.ts";

const host = "aurora.localhost:8080";
const outsideOf = (env: NodeJS.ProcessEnv) => {
  const own = connectSources(readConfig({}), host);
  return connectSources(readConfig({ DATA_KEY: "a".repeat(43), ...env }), host).filter(
    (source) => !own.includes(source),
  );
};
const analytics = { ANALYTICS_KEY: "key", ANALYTICS_URL: "https://counts.example/some/path" };
const errors = { SENTRY_DSN: "https://key@errors.example/path/42" };

test.each([
  ["nothing is configured", { ANTEROOM_ENV: "qa" }, []],
  ["there is an address and no key", { ANTEROOM_ENV: "qa", ANALYTICS_URL: "https://counts.example" }, []],
  ["it is development", { ...analytics }, []],
  ["analytics is on", { ANTEROOM_ENV: "qa", ...analytics }, ["https://counts.example"]],
  [
    "only the key is given",
    { ANTEROOM_ENV: "staging", ANALYTICS_KEY: "key" },
    ["https://api-eu.mixpanel.com"],
  ],
  ["errors are reported", { ...errors }, ["https://errors.example"]],
  [
    "both",
    { ANTEROOM_ENV: "qa", ...analytics, ...errors },
    ["https://counts.example", "https://errors.example"],
  ],
])("S3.RUN.07 S3.RUN.08: pages may tell exactly the services that are in use: %s", (_when, env, origins) => {
  expect(outsideOf(env)).toEqual(origins);
});

test("a key of error reports that names no service ends the start with a sentence", () => {
  expect(() => readConfig({ SENTRY_DSN: "https://errors.example/42" })).toThrow(/^SENTRY_DSN: .*README/);
});
