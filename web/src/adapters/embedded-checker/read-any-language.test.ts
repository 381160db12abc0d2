import { expect, test } from "vitest";
import { openCheckerIn } from "../../testing/checker-in.ts";

const woman = { age: 34, sex: "F" } as const;
const english = await openCheckerIn("en");
const arabic = await openCheckerIn("ar");

test.each([
  ["tenho um aperto no peito", "chest-pain"],
  ["mal à la gorge", "sore-throat"],
  ["me duele mucho la cabeza", "headache"],
  ["ho mal di gola da tre giorni", "sore-throat"],
  ["عندي صداع", "headache"],
])(
  "on an English page %j is understood in its own language and answered in English",
  async (text, complaint) => {
    const { meant, complaints } = await english.understand(text, woman);
    expect(meant).toContain(complaint);
    expect(complaints.find(({ id }) => id === complaint)?.words).toMatch(/^[A-Z][a-z ]+$/u);
  },
);

test("on an Arabic page English is understood", async () => {
  expect((await arabic.understand("I have a headache", woman)).meant).toEqual(["headache"]);
});

test("text in no known language stays unknown", async () => {
  expect((await english.understand("asdf qwer", woman)).complaints).toEqual([]);
});
