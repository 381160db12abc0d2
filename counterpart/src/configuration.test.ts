import { expect, test } from "vitest";
import { readClinics, readConfiguration, readControlLine } from "./configuration.ts";

const demo = {
  clinics: [
    {
      slug: "aurora",
      base_url: "http://aurora.localhost:8080",
      clinic_token: "t",
      realtime: { key: "k", host: "127.0.0.1", port: 8080, path: "" },
    },
  ],
};
const environment = { ANTEROOM_DEMO_FILE: "demo.json" };
const read = (more: object = {}) => readConfiguration({ ...environment, ...more });

test("the doctor works for every demo clinic, ten minutes a call", { tags: ["S1.18"] }, () => {
  expect(readClinics(JSON.stringify(demo))).toEqual([
    { slug: "aurora", baseUrl: "http://aurora.localhost:8080", token: "t" },
  ]);
  expect(read().rules.endAfterMs).toBe(600_000);
});

test("the duration of a call can be set", { tags: ["S1.18"] }, () => {
  expect(read({ ANTEROOM_DOCTOR_ENDS_AFTER_S: "20" }).rules.endAfterMs).toBe(20_000);
  expect(() => read({ ANTEROOM_DOCTOR_ENDS_AFTER_S: "soon" })).toThrow("ANTEROOM_DOCTOR_ENDS_AFTER_S");
  expect(() => readClinics('{"clinics":[{"slug":"aurora"}]}')).toThrow("base_url");
});

test.each([
  ["end 42", 42],
  ["end all\r", "all"],
  ["end", null],
  ["end -1", null],
  ["begin 42", null],
] as const)("the line %j asks to end %s", { tags: ["S4.STATUS.10"] }, (line, wanted) => {
  expect(readControlLine(line)).toBe(wanted);
});
