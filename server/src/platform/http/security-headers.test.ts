import { readSettings } from "@anteroom/domain/clinic/settings";
import { expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { connectSources, strictTransport } from "./security-headers.ts";

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
])(
  "the policy allows exactly the configured services: %s",
  { tags: ["S3.RUN.07", "S3.RUN.08"] },
  (_when, env, origins) => {
    expect(outsideOf(env)).toEqual(origins);
  },
);

test("an error report key without a service aborts the start with a message", () => {
  expect(() => readConfig({ SENTRY_DSN: "https://errors.example/42" })).toThrow(
    /^SENTRY_DSN: .*configure\.md/,
  );
});

const production = {
  environment: "production",
  baseUrl: new URL("https://anteroom.example"),
  HSTS_MAX_AGE: 63_072_000,
  HSTS_INCLUDE_SUBDOMAINS: "off",
} as const;
const clinic = (settings: Record<string, unknown>) => ({ settings: readSettings(settings) });
const wide = { strictTransportSecurity: "subdomains" };

test.each([
  ["nobody asks for them", production, "clinic.example", {}, "max-age=63072000"],
  ["the clinic asks for them", production, "clinic.example", wide, "max-age=63072000; includeSubDomains"],
  [
    "only the installation asks",
    { ...production, HSTS_INCLUDE_SUBDOMAINS: "on" },
    "clinic.example",
    {},
    "max-age=63072000",
  ],
  [
    "the installation asks for its own",
    { ...production, HSTS_INCLUDE_SUBDOMAINS: "on" },
    "sea.anteroom.example",
    {},
    "max-age=63072000; includeSubDomains",
  ],
  ["a clinic asks for the installation's", production, "anteroom.example", wide, "max-age=63072000"],
  ["another age is set", { ...production, HSTS_MAX_AGE: 300 }, "clinic.example", {}, "max-age=300"],
] as const)(
  "strictTransport includes subdomains only if configured: %s",
  (_when, config, host, settings, header) => {
    expect(strictTransport(config, host, clinic(settings))).toBe(header);
  },
);

test("strictTransport sends nothing outside production, and no subdomains by default", () => {
  expect(strictTransport(readConfig({}), "clinic.example", clinic(wide))).toBeNull();
  expect(readConfig({})).toMatchObject({ HSTS_MAX_AGE: 63_072_000, HSTS_INCLUDE_SUBDOMAINS: "off" });
});
