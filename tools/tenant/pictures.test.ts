import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPictures } from "./pictures.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18"/></svg>`;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-tenant-"));
  writeFileSync(path.join(folder, "logo.svg"), drawing);
  writeFileSync(path.join(folder, "notes.txt"), "no picture");
});
afterAll(() => rmSync(folder, { recursive: true }));

test("an image next to a clinic's file is read, and the manifest gets its address", async () => {
  const manifest = { name: "Sea", slug: "sea", logoUrl: "logo.svg", faviconUrl: "/favicon.svg" };
  const { file, pictures } = await readPictures({ manifest, domains: ["sea.example"] }, folder);
  expect(pictures).toMatchObject([{ mediaType: "image/png", width: 512, height: 512 }]);
  const logoUrl = `/pictures/${pictures[0]?.hash}`;
  expect(file).toEqual({ manifest: { ...manifest, logoUrl }, domains: ["sea.example"] });
});

test.each([
  ["is not there", "nothing.png", "manifest.logoUrl: nothing.png cannot be read."],
  ["is no picture", "notes.txt", "manifest.logoUrl: notes.txt is no PNG, JPEG, WebP or SVG."],
])("an image of a clinic's file is rejected when it %s", async (_why, logoUrl, sentence) => {
  await expect(readPictures({ manifest: { logoUrl } }, folder)).rejects.toThrow(sentence);
});

test("a clinic's file without local images is unchanged", async () => {
  const file = { manifest: { logoUrl: "https://cdn.example/logo.png" } };
  expect(await readPictures(file, folder)).toEqual({ file, pictures: [] });
});
