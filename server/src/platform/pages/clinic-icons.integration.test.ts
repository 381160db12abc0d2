import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";
import { serveClinicIcons } from "./clinic-icons.ts";

const drawing = readFileSync(
  path.resolve(import.meta.dirname, "../../../../web/public/clinics/andes/favicon.svg"),
  "utf8",
);
let clinic: TestClinic;
beforeAll(async () => {
  clinic = await openTestClinic({
    mount: ({ app }) => serveClinicIcons(app, (file) => (file.includes("aurora") ? drawing : "")),
  });
});
afterAll(() => clinic.close());

const get = (host: string, url: string, headers: Record<string, string> = {}) =>
  clinic.app.inject({ url, headers: { host, ...headers } });

test("an iPhone gets the icon of the opened clinic, 180 pixels wide", { tags: ["S1.46"] }, async () => {
  const aurora = await get("aurora.localhost", "/apple-touch-icon.png");
  expect(aurora.statusCode).toBe(200);
  expect(aurora.headers["content-type"]).toBe("image/png");
  expect(aurora.rawPayload.subarray(1, 4).toString()).toBe("PNG");
  expect([aurora.rawPayload.readUInt32BE(16), aurora.rawPayload.readUInt32BE(20)]).toEqual([180, 180]);
  const ipe = await get("ipe.localhost", "/apple-touch-icon.png");
  expect(ipe.statusCode).toBe(200);
  expect(ipe.rawPayload.equals(aurora.rawPayload)).toBe(false);
  expect(ipe.headers["etag"]).not.toBe(aurora.headers["etag"]);
  const etag = String(aurora.headers["etag"]);
  expect((await get("aurora.localhost", "/apple-touch-icon.png", { "if-none-match": etag })).statusCode).toBe(
    304,
  );
  expect((await get("ipe.localhost", "/apple-touch-icon.png", { "if-none-match": etag })).statusCode).toBe(
    200,
  );
});

test("an address without a clinic has no icon", async () => {
  const nobody = await get("nobody.localhost", "/icon-512.png");
  expect([nobody.statusCode, nobody.json().code]).toEqual([404, "tenant_not_found"]);
});

test.each([
  ["/icon-192.png", 192],
  ["/icon-512.png", 512],
  ["/icon-512-maskable.png", 512],
])("the icon at %s is %d pixels wide", async (url, width) => {
  const { rawPayload } = await get("aurora.localhost", url);
  expect(rawPayload.readUInt32BE(16)).toBe(width);
});
