import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { showPart } from "../../../testing/open-page.tsx";
import { pageText } from "../../../testing/page-words.ts";
import { MeasuredPerson } from "../measured-person.ts";
import { VitalsDanger } from "../vitals-danger.tsx";
import { Disclaimer } from "./disclaimer.tsx";
import {
  DangerBadge,
  PressureLevelLine,
  SourceLine,
  StressBadge,
  UsualRange,
  ValueRow,
} from "./value-row.tsx";

const adult = 480;
const child = 6 * 12;
const of = (person: string | null, part: ReactNode) => <MeasuredPerson value={person}>{part}</MeasuredPerson>;

describe("a measured value", () => {
  test("shows name, number, unit and notes", async () => {
    await showPart(
      <ValueRow title="Heart rate" value="72" unit="bpm">
        <p>from a device</p>
      </ValueRow>,
    );
    expect(screen.getByRole("heading", { level: 2, name: "Heart rate" })).toBeTruthy();
    expect(pageText()).toBe("Heart rate72 bpmfrom a device");
  });

  test("has no number where there is none", async () => {
    await showPart(<ValueRow title="Heart rate">not read</ValueRow>);
    expect(pageText()).toBe("Heart ratenot read");
  });

  test.each([
    [0.9, "good signal"],
    [0.75, "good signal"],
    [0.6, "fair signal"],
    [0.5, "fair signal"],
    [0.2, "weak signal"],
  ])("of a signal of %s is described as %s", async (quality, words) => {
    await showPart(<SourceLine source="camera" quality={quality} />);
    expect(pageText()).toContain(` · ${words}`);
  });

  test("names the device that sent it", async () => {
    await showPart(<SourceLine source="device" quality={undefined} device="Beurer BM 54" />);
    expect(pageText()).toContain(" · Beurer BM 54");
    expect(pageText()).not.toContain("signal");
  });

  test.each([
    ["oxygen_saturation", 85, adult, true],
    ["oxygen_saturation", 98, adult, false],
    ["heart_rate", 72, adult, false],
    ["temperature", 34, adult, true],
  ] as const)("%s of %s at %s months is marked as dangerous: %s", async (name, value, months, isMarked) => {
    await showPart(<DangerBadge {...{ name, value, months }} />);
    expect(screen.queryAllByText("Dangerous")).toHaveLength(isMarked ? 1 : 0);
  });
});

describe("a blood pressure", () => {
  const line = (systolic: number, diastolic: number, months: number | null, isDependent = false) =>
    showPart(<PressureLevelLine {...{ systolic, diastolic, months, isDependent }} />);

  test.each([
    [118, 76, "Levels for adults (ACC/AHA 2017)."],
    [150, 95, "Levels for adults (ACC/AHA 2017)."],
    [85, 55, "Limits: below 90/60 is low (NHS)"],
    [75, 45, "Limits: below 90/60 is low (NHS)"],
  ])("of %i over %i of an adult has a level with its source", async (systolic, diastolic, source) => {
    await line(systolic, diastolic, adult);
    expect(pageText()).toContain(source);
  });

  test.each([
    [118, 76, /^Normal/],
    [125, 76, /^Elevated/],
    [190, 125, /^Very high: needs attention now/],
  ])("of %i over %i is named", async (systolic, diastolic, words) => {
    await line(systolic, diastolic, adult);
    expect(pageText()).toMatch(words);
  });

  test("of a child under 13 is not compared", async () => {
    await line(118, 76, child);
    expect(pageText()).toBe(
      "Not compared: before the age of 13, what is usual depends on age, sex and height.",
    );
  });

  test("of a dependent whose age is not known is not compared with adults", async () => {
    await line(118, 76, null, true);
    expect(pageText()).toBe("Not compared: we don’t know the age.");
  });

  test("of the patient whose age is not known is compared with adults", async () => {
    await line(118, 76, null);
    expect(pageText()).toContain("Levels for adults");
  });

  test("from 13 years on has the levels of that age", async () => {
    await line(118, 76, 14 * 12);
    expect(pageText()).toContain("Levels from 13 years on (AAP 2017).");
  });
});

describe("the usual range", () => {
  test.each([
    ["respiration_rate", adult, null, "Usual for an adult at rest: 12 to 18."],
    ["respiration_rate", null, "Tomás Prata", "Not compared: we don’t know the age."],
    ["sdnn", adult, null, "Compare it only with the same person’s other days."],
    ["rmssd", adult, null, "Compare it only with the same person’s other days."],
    ["heart_rate", adult, null, ""],
  ] as const)("for %s at %s months of %s is shown", async (name, months, person, words) => {
    await showPart(of(person, <UsualRange {...{ name, months }} />));
    expect(pageText()).toBe(words);
  });

  test("of a child's breathing rate depends on age", async () => {
    await showPart(of(null, <UsualRange name="respiration_rate" months={child} />));
    expect(pageText()).toMatch(/^Usual at this age, at rest: \d+ to \d+\.$/);
  });

  test("of stress is a level, or unknown", async () => {
    const { show } = await showPart(<StressBadge index={null} />);
    expect(pageText()).toBe("Unable to assess");
    show(<StressBadge index={20} />);
    expect(pageText()).toBe("Low");
  });
});

describe("the limits of a result", () => {
  test.each([
    [
      true,
      false,
      "Wellness estimate, not a medical device.",
      "We checked the camera reading on generated faces",
    ],
    [false, true, "This page is not a medical device.", "These are the numbers your device sent."],
    [false, false, "This page is not a medical device.", "These are the numbers you entered."],
  ])("are stated: by camera %s, by device %s", async (isCamera, isDevice, first, then) => {
    await showPart(of(null, <Disclaimer {...{ isCamera, isDevice }} />));
    expect(pageText()).toContain(first);
    expect(pageText()).toContain(then);
    expect(pageText()).toContain("If you feel unwell, talk to a doctor whatever the number says.");
  });

  test("are stated for the measured person", async () => {
    await showPart(of("Tomás Prata", <Disclaimer isCamera={false} isDevice={false} />));
    expect(pageText()).toContain("If Tomás Prata seems unwell, talk to a doctor whatever the number says.");
    expect(pageText()).not.toContain("If you feel unwell");
  });
});

describe("a danger with its own text", () => {
  const high = { systolic: 190, diastolic: 125 };
  const show = (
    more: Partial<Parameters<typeof VitalsDanger>[0]>,
    person: string | null = null,
    emergencyNumber: string | null = "112",
  ) =>
    showPart(of(person, <VitalsDanger values={high} months={adult} {...more} />), {
      settings: { emergencyNumber },
    });

  test("of the pressure has advice, the number, and that nobody has seen it", async () => {
    await show({});
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toContain("Blood pressure this high may need urgent care.");
    expect(alert.textContent).toContain(
      "If you have chest pain, trouble breathing, or feel weak or confused, call 112 now.",
    );
    expect(alert.textContent).toContain("If you feel well, rest for 5 minutes and measure again.");
    expect(alert.textContent).toContain("No one at the clinic has seen this yet.");
    expect(alert.querySelector('a[href="tel:112"]')).not.toBeNull();
  });

  test("of the oxygen says to measure again with a warm finger", async () => {
    await show({ values: { oxygen_saturation: 85 } });
    const alert = screen.getByRole("alert").textContent;
    expect(alert).toContain("Oxygen saturation this low may need urgent care.");
    expect(alert).toMatch(
      /Measure again right away, with a warm finger\. If it stays at \d+ % or less, call 112/,
    );
  });

  test.each([
    [null, "call your emergency number now."],
    ["112", "call 112 now."],
  ])("is addressed to the carer with the number %s", async (number, words) => {
    await show({}, "Tomás Prata", number);
    const alert = screen.getByRole("alert").textContent;
    expect(alert).toContain(
      `If Tomás Prata has chest pain or trouble breathing, or is weak or confused, ${words}`,
    );
    expect(alert).toContain("If Tomás Prata feels well, let them rest for 5 minutes and measure again.");
  });

  test('is for the doctor in the call, without "nobody has seen it"', async () => {
    await show({ isWithDoctor: true });
    expect(screen.getByRole("alert").textContent).toContain("Tell the doctor now.");
    expect(pageText()).not.toContain("No one at the clinic has seen this yet.");
  });

  test("that the doctor got in the call says so", async () => {
    await show({ isSentInCall: true });
    expect(pageText()).toContain("The doctor got these values in the call.");
    expect(pageText()).not.toContain("No one at the clinic has seen this yet.");
  });

  test("is absent where nothing is dangerous", async () => {
    await show({ values: { systolic: 118, diastolic: 76, oxygen_saturation: 98 } });
    expect(pageText()).toBe("");
  });
});
