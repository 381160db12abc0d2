import { expect, test } from "vitest";
import { deviceErrorType, failureBeforeAsking, classifyMediaError, refineDenial } from "./media-failure.ts";

const named = (name: string) => Object.assign(new Error(name), { name });

test.each([
  ["NotAllowedError", "permission-denied", "permission_denied", "permission_denied_in_call"],
  ["SecurityError", "insecure", "unsupported_browser", "unsupported_browser"],
  ["NotFoundError", "not-found", "hardware_not_available", "hardware_not_available"],
  ["OverconstrainedError", "not-found", "hardware_not_available", "hardware_not_available"],
  ["NotReadableError", "in-use", "hardware_not_available", "hardware_not_available"],
  ["AbortError", "in-use", "hardware_not_available", "hardware_not_available"],
  ["TypeError", "unsupported", "unsupported_browser", "unsupported_browser"],
  ["TimeoutError", "timeout", "permission_denied", "permission_denied_in_call"],
] as const)(
  "the browser's %s maps to %s",
  { tags: ["S8.TYPE.01", "S8.TYPE.02", "S8.TYPE.03", "S8.TYPE.04"] },
  (name, kind, before, during) => {
    const failure = classifyMediaError(named(name));
    expect(failure.kind).toBe(kind);
    expect(deviceErrorType(failure, false)).toBe(before);
    expect(deviceErrorType(failure, true)).toBe(during);
  },
);

test.each([
  [true, true, null],
  [false, true, "insecure"],
  [false, false, "insecure"],
  [true, false, "unsupported"],
])(
  "secure %s, with a camera interface %s: %s",
  { tags: ["S8.TYPE.04"] },
  (isSecure, hasMediaDevices, wanted) => {
    expect(failureBeforeAsking({ isSecure, hasMediaDevices })?.kind ?? null).toBe(wanted);
  },
);

test.each([
  ["Permission denied", "denied", "browser"],
  ["Permission denied", undefined, "browser"],
  ["Permission dismissed", "prompt", "dismissed"],
  ["Permission dismissed", undefined, "dismissed"],
  ["Permission denied by system", "granted", "system"],
  ["The request is not allowed by the user agent or the platform.", "granted", "system"],
  ["The request is not allowed by the user agent or the platform.", "prompt", "dismissed"],
] as const)(
  "'%s' while the browser's setting is %s was caused by the %s",
  { tags: ["S8.MSG.17", "S1.19"] },
  (words, setting, by) => {
    const failure = classifyMediaError(Object.assign(new Error(words), { name: "NotAllowedError" }));
    expect(refineDenial(failure, setting)).toEqual({ kind: "permission-denied", by });
  },
);
