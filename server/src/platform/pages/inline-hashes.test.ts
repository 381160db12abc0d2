import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { hashInline, pressableStyle } from "./inline-hashes.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("hashInline hashes elements with the nonce and removes it", () => {
  const page = [
    '<meta property="csp-nonce" nonce="n0"><style nonce="n0">a{}</style>',
    '<script nonce="n0">one()</script><script type="module" src="/a.js"></script>',
    '<script nonce="n0" src="/b.js"></script><script class="x" nonce="n0">two("ä")</script>',
  ].join("");
  expect(hashInline(page, "n0")).toEqual({
    html: page.replaceAll(' nonce="n0"', ""),
    scripts: [sha("one()"), sha('two("ä")')],
    styles: [sha("a{}")],
  });
});

test("hashInline omits scripts injected without the nonce", () => {
  const page =
    '<script nonce="n0">ours()</script><script>theirs()</script><script nonce="n1">theirs()</script>';
  expect(hashInline(page, "n0")?.scripts).toEqual([sha("ours()")]);
});

test("hashInline gives up when the nonce appears elsewhere", () => {
  expect(hashInline('<script nonce="n0">ours()</script><p>n0</p>', "n0")).toBeNull();
});

test("pressableStyle is the hash of the style written by the installed react-aria", () => {
  const file = "../../../../node_modules/react-aria/dist/private/interactions/usePress.mjs";
  const program = readFileSync(path.resolve(import.meta.dirname, file), "utf8");
  const text = /style\.textContent = `([^`]+)`\.trim\(\)/.exec(program)?.[1] ?? "";
  expect(sha(text.replace(/\$\{[^}]+\}/, "data-react-aria-pressable").trim())).toBe(pressableStyle);
});
