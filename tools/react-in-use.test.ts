import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Script } from "node:vm";
import { expect, test } from "vitest";
import { removedFeatureUsed, withoutUnreachable } from "./react-in-use.ts";

const client = createRequire(import.meta.url).resolve("react-dom/client");
const source = readFileSync(client.replace("client.js", "cjs/react-dom-client.production.js"), "utf8");

test("the installed React DOM without unreachable code is smaller and still parses", () => {
  const left = withoutUnreachable(source);
  expect(left.length).toBeLessThan(source.length * 0.93);
  expect(() => new Script(`(function (require, exports) {${left}\n})`)).not.toThrow();
});

test("a React DOM without one of the listed functions fails the build", () => {
  expect(() => withoutUnreachable(source.replaceAll("startViewTransition", "begin"))).toThrow(
    "startViewTransition",
  );
});

test.each([
  ['import { Activity, useState } from "react";', "a component of React that is left out"],
  ['import { preload } from "react-dom";', "a call of React DOM that is left out"],
  ['import { useActionState, useState } from "react";', "an action of React that is left out"],
  ['import { useFormStatus } from "react-dom";', "an action of React that is left out"],
  ["<form\n  action={send}>", "an action of a form"],
  ["<textarea name={name} onSelect={follow} />", "onSelect of a field"],
  ["<date-field>", "an element with a hyphen"],
  ["<Fragment key={1} ref={parts}>", "a ref on a Fragment"],
  ['<link rel="stylesheet" href="x.css" />', "an element of the head in a component"],
  ['import { Suspense } from "react";', undefined],
  ['import { createPortal } from "react-dom";', undefined],
  ["<Link to={where} />", undefined],
  ['<form method="get" action="/doctors" onSubmit={show}>', undefined],
  ['import { startTransition } from "react";', undefined],
])("%s fails the build with: %s", (code, what) => {
  expect(removedFeatureUsed(code)).toBe(what);
});
