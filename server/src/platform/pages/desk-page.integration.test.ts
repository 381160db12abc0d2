import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";
import { runtimeConfigurationOf } from "../config/runtime-of.ts";
import { serveDesk } from "./desk-page.ts";
import { openWebAssets } from "./web-assets.ts";

const address = {
  key: "key",
  cluster: "eu",
  host: null,
  port: null,
  path: "/pusher",
  isTls: null,
  takesStatistics: false,
  signsIn: false,
};
let clinic: TestClinic;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-desk-"));
  for (const name of [".vite", "assets/desk"]) mkdirSync(path.join(folder, name), { recursive: true });
  const chunk = { file: "assets/desk/main.js", isEntry: true, css: ["assets/desk/main.css"] };
  writeFileSync(path.join(folder, ".vite/manifest.json"), JSON.stringify({ "src/main.tsx": chunk }));
  writeFileSync(path.join(folder, "assets/desk/main.js"), "export {};");
  writeFileSync(path.join(folder, "assets/desk/main.css"), "");
  clinic = await openTestClinic({});
  const { app, services } = clinic;
  const runtime = runtimeConfigurationOf(services.config, "test", { address });
  serveDesk(app, { config: services.config, assets: Promise.resolve(openWebAssets(folder)), runtime });
});
afterAll(async () => {
  await clinic.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, host = "aurora.localhost") =>
  clinic.app.inject({ url, headers: { host, "accept-language": "ar" } });

test.each(["/desk", "/desk/appointments/12/call"])(
  "the desk page at %s loads its own files only and runs no injected script",
  async (url) => {
    const page = await get(url);
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; ");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.body).toContain('<html lang="ar" dir="rtl">');
    expect(page.body).toContain('<script type="module" src="/assets/desk/main.js"></script>');
    expect(page.body).not.toMatch(/<style|<script(?![^>]*src=)| style=/);
    const facts = /<meta name="anteroom-desk" content="([^"]+)">/.exec(page.body)?.[1] ?? "";
    expect(JSON.parse(facts.replaceAll("&quot;", '"'))).toMatchObject({
      locale: "ar",
      localizedArabicDates: false,
      realtime: { path: "/pusher" },
    });
  },
);

test.each([
  ["en", ["figtree-latin-wght-normal"]],
  ["ar", ["readex-pro-arabic-wght-normal", "figtree-latin-wght-normal"]],
])("the desk's page in %s preloads the fonts of its language", async (language, fonts) => {
  const headers = { host: "aurora.localhost", "accept-language": language };
  const { body } = await clinic.app.inject({ url: "/desk", headers });
  const preloaded = [
    ...body.matchAll(/<link rel="preload" as="font"[^>]* crossorigin href="\/fonts\/([^"]+)\.woff2">/g),
  ];
  expect(preloaded.map(([, font]) => font)).toEqual(fonts);
});

describe("a desk that is still being built", () => {
  const building = Promise.withResolvers<ReturnType<typeof openWebAssets>>();
  const failing = Promise.withResolvers<ReturnType<typeof openWebAssets>>();
  const opened: TestClinic[] = [];
  const headers = { host: "aurora.localhost" };
  const open = async (assets: typeof building.promise) => {
    const { app, services } = opened[opened.push(await openTestClinic({ beside: clinic })) - 1] ?? clinic;
    const runtime = runtimeConfigurationOf(services.config, "test", { address });
    serveDesk(app, { config: services.config, assets, runtime });
    return app;
  };
  afterAll(async () => {
    for (const one of opened) await one.close();
  });

  test("its page and its files wait for the build, and other addresses do not", async () => {
    const app = await open(building.promise);
    let answered = 0;
    const waiting = ["/desk", "/assets/desk/main.js", "/assets/desk/other.js"].map(async (url) => {
      const { statusCode } = await app.inject({ url, headers });
      answered += 1;
      return statusCode;
    });
    expect((await app.inject({ url: "/desk/theme.css", headers })).statusCode).toBe(200);
    expect(answered).toBe(0);
    building.resolve(openWebAssets(folder));
    expect(await Promise.all(waiting)).toEqual([200, 200, 404]);
  });

  test("its page says that the build failed when it has", async () => {
    const app = await open(failing.promise);
    failing.reject(new Error("a file is missing"));
    const { statusCode, body, headers: sent } = await app.inject({ url: "/desk", headers });
    expect([statusCode, sent["cache-control"]]).toEqual([503, "no-store"]);
    expect(body).toContain("could not be built");
    expect(body).not.toContain("a file is missing");
  });
});

test("the desk has the colours of its host's clinic", async () => {
  const css = await get("/desk/theme.css");
  expect(css.headers["content-type"]).toContain("text/css");
  expect(css.body).toContain("--brand:");
});

test("a host without a clinic has no desk", async () => {
  expect((await get("/desk", "nobody.localhost")).statusCode).toBe(404);
});
