import { expect, test } from "vitest";
import { isPublicAddress, isPublicEndpoint, publicLookup } from "./public-addresses.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/x",
  "https://updates.push.services.mozilla.com/wpush/v2/x",
  "https://web.push.apple.com/x",
  "https://203.0.114.9/push",
])("%s is accepted as a push service", { tags: ["G.21"] }, (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(true);
});

test.each([
  "http://fcm.googleapis.com/fcm/send/x",
  "https://localhost/push",
  "https://push.localhost/push",
  "https://printer.local/push",
  "https://metadata.google.internal/push",
  "https://127.0.0.1/push",
  "https://2130706433/push",
  "https://0x7f.1/push",
  "https://10.1.2.3/push",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/push",
  "https://[::ffff:10.0.0.1]/push",
  "https://[fd00::1]/push",
  "https://user:word@fcm.googleapis.com/push",
  "https://intranet/push",
  "file:///etc/passwd",
  "not an address",
])("%s is refused as a push service: private addresses are never called", { tags: ["G.21"] }, (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(false);
});

test("a name that resolves to a private address is not called", { tags: ["G.21"] }, async () => {
  const found = await new Promise((resolve) =>
    publicLookup("localhost", {}, (error) => resolve(error?.message)),
  );
  expect(found).toBe("The name has no public address.");
  expect(isPublicAddress("172.31.0.1")).toBe(false);
  expect(isPublicAddress("172.32.0.1")).toBe(true);
});
