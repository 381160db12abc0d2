import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("S3.RUN.01: without any variable this is development on the own machine, with its surfaces", () => {
  expect(readConfig({})).toMatchObject({
    PORT: 8080,
    HOST: "127.0.0.1",
    environment: "development",
    hasDevSurfaces: true,
  });
});

test("a host reachable from outside must say what it is", () => {
  expect(() => readConfig({ HOST: "0.0.0.0" })).toThrow("ANTEROOM_ENV=production");
  expect(readConfig({ HOST: "0.0.0.0", ANTEROOM_ENV: "development" }).hasDevSurfaces).toBe(false);
});

test("production names each thing it lacks in a sentence of its own", () => {
  const start = () => readConfig({ ANTEROOM_ENV: "production", ANTEROOM_DEMO: "on" });
  for (const word of [
    "BASE_URL",
    "DATABASE_URL",
    "ANTEROOM_DEMO",
    "PAYMENT_GATEWAY_URL",
    "SMTP_URL",
    "TURN_URLS",
  ])
    expect(start).toThrow(word);
});

test("a wrong value ends in a sentence that names it", () => {
  expect(() => readConfig({ PORT: "eighty" })).toThrow(/^PORT: .*README/);
});
