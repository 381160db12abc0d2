import { expect, test } from "vitest";
import { readOwnFailure } from "./own-failure.ts";

const origin = "http://aurora.localhost:8080";

function thrown(stack: string, message = "it broke"): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n${stack}`;
  return error;
}

test(
  "an error is reported by type, message and code location, without the page's address",
  { tags: ["S8.ERR.06"] },
  () => {
    const stack = [
      `    at inner (${origin}/assets/visit-1a.js:1:20)`,
      "    at Array.map (<anonymous>)",
      "    at chat (https://chat.example/widget.js:9:9)",
      `    at ${origin}/appointments/12/pay?token=abc:3:4`,
    ].join("\n");
    expect(readOwnFailure({ error: thrown(stack) }, origin)).toEqual({
      type: "TypeError",
      message: "it broke",
      frames: [
        { name: "inner", file: "app:///assets/visit-1a.js", line: 1, column: 20 },
        { name: "?", file: "app:///page", line: 3, column: 4 },
      ],
    });
  },
);

test.each([
  ["the browser hides what another origin's script did", { message: "Script error.", filename: "" }],
  ["Safari's way to hide it", { message: "Script error", filename: "" }],
  ["another origin lets itself be read", { message: "x", filename: "https://chat.example/widget.js" }],
  ["an extension", { error: thrown("    at a (chrome-extension://abc/x.js:1:2)") }],
  ["another origin's rejection", { reason: thrown("    at a (https://chat.example/widget.js:1:2)") }],
])("not reported: %s", { tags: ["S8.ERR.08"] }, (_who, uncaught) => {
  expect(readOwnFailure(uncaught, origin)).toBeNull();
});

test("a thrown non-error is reported as such, without its value", { tags: ["S8.ERR.06"] }, () => {
  const value = { patient: "Ana" };
  expect(readOwnFailure({ reason: value }, origin)).toEqual({
    type: "NotAnError",
    message: "",
    frames: [],
  });
  expect(readOwnFailure({ reason: thrown("") }, origin)).toMatchObject({ type: "TypeError", frames: [] });
});
