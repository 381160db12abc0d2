import { expect, test } from "vitest";
import {
  asServiceAddress,
  outsideCheckerProblem,
  outsideCheckerOf,
  readCheckerService,
} from "./outside-checker.ts";
import { publicSettings, readSettings } from "../clinic/settings.ts";
import { symptomCheckerOf } from "./symptom-checker.ts";
import { checkTenant } from "../clinic/tenant-check.ts";

test.each([
  ["https://api.example/v3/", "https://api.example/v3"],
  ["http://127.0.0.1:8080/v3", "http://127.0.0.1:8080/v3"],
  ["http://api.example/v3", null],
  ["http://10.0.0.1/v3", null],
  ["http://127.0.0.1.evil.example/v3", null],
  ["https://user:pass@api.example/v3", null],
  ["https://api.example/v3?to=elsewhere", null],
  ["https://api.example/#x", null],
  ["file:///etc/passwd", null],
  ["javascript:alert(1)", null],
] as const)("the address %s of a service is read as %s", (given, wanted) => {
  expect(asServiceAddress(given)).toBe(wanted);
});

test("a service without a company or with an invalid address is none", () => {
  expect(readCheckerService({ url: "https://api.example" })).toBeUndefined();
  expect(readCheckerService({ company: "Checks", url: "http://api.example" })).toBeUndefined();
  expect(readCheckerService({ company: "Checks" })).toEqual({
    company: "Checks",
    url: null,
    privacyUrl: null,
    isDemo: false,
  });
});

const service = { company: "Checks", url: "https://api.example/v3" };
const here = { defaultUrl: null, keyedOrigins: ["https://api.example"] };

test.each([
  [{ symptomCheckerProvider: "infermedica" }, here, true, "service"],
  [
    { symptomCheckerProvider: "infermedica", symptomCheckerService: { company: "Checks" } },
    here,
    true,
    "address",
  ],
  [
    {
      symptomCheckerProvider: "infermedica",
      symptomCheckerService: { ...service, url: "http://localhost:9/v3" },
    },
    here,
    true,
    "https",
  ],
  [
    { symptomCheckerProvider: "infermedica", symptomCheckerService: service },
    { ...here, keyedOrigins: ["https://other.example"] },
    true,
    "key",
  ],
  [{ symptomCheckerProvider: "infermedica", symptomCheckerService: service }, here, true, null],
  [
    { symptomCheckerProvider: "infermedica", symptomCheckerService: { company: "Checks" } },
    { ...here, defaultUrl: "https://api.example/v3" },
    true,
    null,
  ],
  [
    { symptomCheckerProvider: "sdk", symptomCheckerService: service },
    { ...here, keyedOrigins: [] },
    true,
    null,
  ],
  [{ symptomCheckerProvider: "embedded" }, here, true, null],
] as const)(
  "an outside checker of %j lacks its %#",
  { tags: ["S1.34", "S3.SET.symptomCheckerProvider", "S3.RUN.05"] },
  (given, outside, isProduction, lack) => {
    const settings = readSettings({ ...given, patientsSymptomChecker: true });
    expect(outsideCheckerProblem(settings, { ...outside, isProduction })).toBe(lack);
    const named = settings.symptomCheckerProvider;
    const wanted = lack === null && named !== "embedded" ? named : "none";
    expect(symptomCheckerOf(settings, { installed: [], isProduction, outside })).toBe(wanted);
    expect(symptomCheckerOf(settings, { installed: [named], isProduction: true })).toBe("none");
    const installed = {
      isProduction,
      vitalsProviders: [],
      paymentProviders: [],
      symptomCheckers: ["embedded"],
    };
    const found = checkTenant(
      { settings: { ...given, patientsSymptomChecker: true } },
      { ...installed, outside },
    );
    const reported = found.filter(
      ({ kind, where }) => kind === "warning" && where === "settings.symptomCheckerService",
    );
    expect(reported).toHaveLength(lack === null ? 0 : 1);
  },
);

test("pages get the company's identity and not its API address", () => {
  const settings = readSettings({ symptomCheckerProvider: "infermedica", symptomCheckerService: service });
  expect(outsideCheckerOf(settings)).toMatchObject({ kind: "http", url: service.url });
  expect(publicSettings(settings).symptomCheckerService).toMatchObject({ company: "Checks", url: null });
  expect(outsideCheckerOf(readSettings({ symptomCheckerProvider: "embedded" }))).toBeNull();
});
