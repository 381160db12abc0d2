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

test("A picture beside a clinic's file is read, and its address stands in the manifest", async () => {
  const manifest = { name: "Sea", slug: "sea", logoUrl: "logo.svg", faviconUrl: "/favicon.svg" };
  const { file, pictures } = await readPictures({ manifest, domains: ["sea.example"] }, folder);
  expect(pictures).toMatchObject([{ mediaType: "image/png", width: 512, height: 512 }]);
  const logoUrl = `/pictures/${pictures[0]?.hash}`;
  expect(file).toEqual({ manifest: { ...manifest, logoUrl }, domains: ["sea.example"] });
});

test.each([
  ["is not there", "nothing.png", "manifest.logoUrl: nothing.png cannot be read."],
  ["is no picture", "notes.txt", "manifest.logoUrl: notes.txt is no PNG, JPEG, WebP or SVG."],
])("A picture of a clinic's file is refused when it %s", async (_why, logoUrl, sentence) => {
  await expect(readPictures({ manifest: { logoUrl } }, folder)).rejects.toThrow(sentence);
});

test("A clinic's file without pictures of its own stays as it is", async () => {
  const file = { manifest: { logoUrl: "https://cdn.example/logo.png" } };
  expect(await readPictures(file, folder)).toEqual({ file, pictures: [] });
});
