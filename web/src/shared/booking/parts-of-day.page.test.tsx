import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { showPart } from "../../testing/open-page.tsx";
import { TimesByPeriod } from "./parts-of-day.tsx";

const slots = [{ start_time: "2026-11-24T09:00:00.000Z" }];
const names = { night: "Night", morning: "الصباح", afternoon: "بعد الظهر", evening: "المساء" };

test.each([
  ["en", "Tuesday, الصباح"],
  ["ar", "Tuesday، الصباح"],
] as const)("the name of a part of the day has the comma of the language: %s", async (locale, name) => {
  await showPart(
    <TimesByPeriod day="Tuesday" slots={slots} zone="UTC" names={names} level={3} more={() => null}>
      {() => null}
    </TimesByPeriod>,
    { locale },
  );
  expect(screen.getByRole("list").getAttribute("aria-label")).toBe(name);
});
