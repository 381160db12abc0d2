import { expect, test } from "vitest";
import { readPushNote } from "./push-note.ts";

const said = { title: "Clínica Aurora", body: "Your visit: come back to the app.", path: "/client/video/12" };

test("a message is shown as the clinic wrote it", { tags: ["G.21"] }, () => {
  expect(readPushNote(JSON.stringify(said), "aurora.example")).toEqual(said);
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "//evil",
  "/\\evil.example",
  "javascript:alert(1)",
  "/doctors?x=1",
  "",
])("a tap never opens %s", { tags: ["G.21"] }, (path) => {
  expect(readPushNote(JSON.stringify({ ...said, path }), "aurora.example").path).toBe("/appointments");
});

test("an unreadable message is shown under the page's name", { tags: ["G.21"] }, () => {
  expect(readPushNote("{", "aurora.example")).toEqual({
    title: "aurora.example",
    body: "",
    path: "/appointments",
  });
});
