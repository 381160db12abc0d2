import {
  addRecordMeasurement,
  getHealthRecord,
  type HealthRecord,
} from "@anteroom/contract/health/health-record";
import type { Measurement } from "@anteroom/contract/health/vital-signs";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { aFile } from "../../../testing/answers/appointments.ts";
import { entityOf } from "../../../testing/answers/find-doctor.ts";
import { aMeasurement } from "../../../testing/answers/vitals.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { fill } from "../../../testing/fill.ts";
import { joana, showPart } from "../../../testing/open-page.tsx";
import { pageText } from "../../../testing/page-words.ts";
import type { Failure } from "../../../platform/api.ts";
import { Measurements } from "./measurements.tsx";
import { hasPart, RecordSections } from "./record-sections.tsx";

const person = {
  patient_id: joana.id,
  name: joana.name,
  birthdate: joana.birthdate,
  sex: joana.sex,
  is_self: true,
};
const child = { ...person, patient_id: 9, name: "Tomás Prata", birthdate: "2017-03-09", is_self: false };
const list = { entries: [], confirmation: null };
const record = (more: Partial<HealthRecord> = {}): HealthRecord => ({
  person,
  medicines: list,
  allergies: list,
  summaries: [],
  files: [],
  measurements: [],
  assessments: [],
  checks: [],
  ...more,
});
const source = {
  appointment_id: 21,
  doctor_name: "Dr Rui Vale",
  start_time: "2026-11-20T14:00:00.000Z",
};
const section = (name: string) => within(screen.getByRole("region", { name }));

type SaveOriginal = Parameters<typeof RecordSections>[0]["saveOriginal"];
const savesNothing: SaveOriginal = () => Promise.resolve(null);

const show = (more: Partial<HealthRecord>, { isReadOnly = false, saveOriginal = savesNothing } = {}) =>
  showPart(<RecordSections record={record(more)} {...{ saveOriginal, isReadOnly }} />, { patient: joana });

describe("an empty section of the record", () => {
  test.each([
    ["Summaries", "The doctor can add a summary after an appointment. It appears here."],
    [
      "Prescriptions and files",
      "Prescriptions and files that you and your doctor share in an appointment appear here.",
    ],
    ["Health assessments", "The results of health assessments that you save appear here."],
    ["Symptom checks", "When you check your symptoms and send the result with a booking, it appears here."],
  ])(
    "%s explains to the patient how to add data, and says to a doctor that there is none",
    async (name, words) => {
      const { show: next } = await show({});
      expect(section(name).getByText(words)).toBeTruthy();
      next(<RecordSections record={record()} saveOriginal={savesNothing} isReadOnly />);
      expect(section(name).getByText("Nothing recorded.")).toBeTruthy();
      expect(screen.queryByText(words)).toBeNull();
    },
  );

  test("that was not shared is not described as empty", async () => {
    await show({ parts: ["medicines", "files"] }, { isReadOnly: true });
    expect(screen.getAllByRole("region").map((one) => one.getAttribute("aria-labelledby"))).toEqual([
      "files",
    ]);
  });

  test.each([
    [undefined, true],
    [[], false],
    [["files"], true],
    [["checks"], false],
  ] as const)("belongs to a record with the parts %j: %s", (parts, isThere) => {
    const whole = parts === undefined ? record() : record({ parts: [...parts] });
    expect(hasPart(whole, "files")).toBe(isThere);
  });
});

describe("a summary in the record", () => {
  const summaries = [{ ...source, text: "Rest, and water.", updated_at: "2026-11-20T15:00:00.000Z" }];

  test("links to its appointment for the patient only", async () => {
    const { show: next } = await show({ summaries });
    const link = section("Summaries").getByRole("link", { name: /^Dr Rui Vale ?, .*20 November/ });
    expect(link.getAttribute("href")).toBe("/appointments/21");
    next(<RecordSections record={record({ summaries })} saveOriginal={savesNothing} isReadOnly />);
    expect(section("Summaries").queryByRole("link")).toBeNull();
    expect(section("Summaries").getByText("Rest, and water.").getAttribute("dir")).toBe("auto");
  });
});

describe("a file in the record", () => {
  const file = (more = {}) => ({ ...aFile(more), ...source });

  test.each([
    [{ name: "rash.jpg", size_bytes: 20_000 }, "20 kB"],
    [{ name: "rash.jpg", size_bytes: null }, ""],
    [{ name: "receipt.pdf", kind: "prescription", size_bytes: 1_500_000 }, "Prescription, 1.4 MB"],
  ] as const)("%o is shown as “%s”", async (more, words) => {
    await show({ files: [file(more)] });
    const row = section("Prescriptions and files").getByRole("listitem");
    expect(row.textContent?.replaceAll(/\s/g, " ")).toContain(words);
    expect(/null|undefined|NaN/.test(row.textContent ?? "")).toBe(false);
  });

  test("has its own save button, and a failure appears in its row only", async () => {
    const saved: number[] = [];
    const saveOriginal = (one: { id: number }) => {
      saved.push(one.id);
      return Promise.resolve<Failure | null>(one.id === 51 ? { code: "unreachable" } : null);
    };
    const { user } = await show({ files: [file(), file({ id: 52, name: "arm.png" })] }, { saveOriginal });
    const [first, second] = section("Prescriptions and files").getAllByRole("listitem");
    await user.click(within(second as HTMLElement).getByRole("button", { name: "Save arm.png" }));
    await user.click(within(first as HTMLElement).getByRole("button", { name: "Save rash.jpg" }));
    expect((await within(first as HTMLElement).findByRole("alert")).textContent).toContain(
      "We couldn’t reach the clinic’s service just now.",
    );
    expect(within(second as HTMLElement).queryByRole("alert")).toBeNull();
    expect(saved).toEqual([52, 51]);
  });

  test("that is a link opens separately without a referrer", async () => {
    const link = { kind: "link", url: "https://moves.example/back", size_bytes: null, name: "Exercises" };
    await show({ files: [file(link)] });
    const found = screen.getByRole("link", { name: /^Open Exercises ?, in a new window$/ });
    expect(found.getAttribute("rel")).toBe("noopener noreferrer nofollow");
    expect(found.getAttribute("referrerpolicy")).toBe("no-referrer");
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("an assessment in the record", () => {
  const assessment = { id: 3, answered_at: "2026-11-20T09:00:00.000Z", risk_score: null, areas: [] };

  test.each([
    [
      { risk_score: 37.4, level: "high", areas: [] },
      "High riskAverage risk of all areas: 37 of 100 (0 is the lowest)",
    ],
    [{ risk_score: 0, level: "low", areas: [] }, "Average risk of all areas: 0 of 100"],
    [{ level: "unable_to_assess", areas: [] }, "Unable to assess"],
    [{ level: "unable_to_assess", areas: [{ area: "heart", level: "very_high" }] }, "Heart: Very high risk"],
  ] as const)("%o is shown as “%s” with its day", async (more, words) => {
    await show({ assessments: [{ ...assessment, ...more, areas: [...more.areas] }] });
    const row = section("Health assessments").getByRole("listitem");
    expect(row.textContent?.replaceAll(/[\u2066-\u2069]/g, "")).toContain(words);
    expect(row.textContent).toContain("20 November 2026");
  });

  test("does not say that nothing was assessed where areas were", async () => {
    const areas = [{ area: "sleep" as const, level: "low" as const }];
    await show({ assessments: [{ ...assessment, level: "unable_to_assess", areas }] });
    expect(section("Health assessments").queryByText(/Unable to assess/)).toBeNull();
  });

  test("links to all results, but not for a doctor reading a copy", async () => {
    const assessments = [{ ...assessment, level: "low" as const }];
    const { show: next } = await show({ assessments });
    expect(screen.getByRole("link", { name: "See the results by area" })).toBeTruthy();
    next(<RecordSections record={record({ assessments })} saveOriginal={savesNothing} isReadOnly />);
    expect(screen.queryByRole("link", { name: "See the results by area" })).toBeNull();
  });
});

describe("a symptom check in the record", () => {
  const details = (more = {}) =>
    JSON.stringify({
      language: "pt",
      notice: "Não foi validado.",
      urgency: { code: "consultation", words: "Marque uma consulta" },
      complaints: [
        { code: "cough", words: "Tosse" },
        { code: "fever", words: "Febre" },
      ],
      conditions: [{ code: "flu", words: "Gripe", fit: "encaixa bem" }],
      ...more,
    });
  const of = (text: string) => ({ checks: [{ ...source, details: text }] });

  test("is shown in its own language with urgency, complaints and conditions", async () => {
    await show(of(details()));
    const urgency = section("Symptom checks").getByText("Marque uma consulta");
    expect(urgency.parentElement?.getAttribute("lang")).toBe("pt");
    expect(pageText()).toContain("Tosse, Febre");
    expect(pageText()).toContain("Gripe: encaixa bem");
    expect(pageText()).toContain("Não foi validado.");
  });

  test("without conditions and complaints shows no empty list", async () => {
    await show(of(details({ complaints: [], conditions: [] })));
    const check = section("Symptom checks").getByText("Marque uma consulta").parentElement;
    expect(check?.querySelector("ul")).toBeNull();
    expect(check?.querySelectorAll("p")).toHaveLength(2);
  });

  test.each(["Cough since Sunday", "{}", "{not json", '{"urgency":"high"}'])(
    "of another provider is shown unchanged: %s",
    async (text) => {
      await show(of(text));
      expect(section("Symptom checks").getByText(text).getAttribute("dir")).toBe("auto");
    },
  );
});

describe("measurements in the record", () => {
  const at = (
    vitalSigns: Measurement["vitalSigns"],
    date = "2026-11-23T09:00:00.000Z",
    more: Partial<Measurement> = {},
  ) => ({
    ...aMeasurement(vitalSigns, date),
    ...more,
  });
  const open = (all: Measurement[], more: object = {}, api: FakeApi = fakeApi(), options: object = {}) =>
    showPart(<Measurements all={all} birthdate={joana.birthdate} {...more} />, {
      api: api.hang(getHealthRecord),
      patient: joana,
      ...options,
    });

  test("explain how values are added when there are none", async () => {
    await open([]);
    expect(pageText()).toContain("appear here with a chart once you measure or enter them");
    expect(screen.queryByRole("img")).toBeNull();
  });

  test.each([
    ["heart_rate", 72, "Heart rate", /one reading of 72 /],
    ["oxygen_saturation", 97, "Oxygen saturation", /one reading of 97 /],
    ["weight", 71.5, "Weight", /one reading of 71\.5 kg/],
    ["temperature", 36.8, "Temperature", /one reading of 36\.8/],
    ["respiration_rate", 14, "Breathing", /one reading of 14/],
  ] as const)("of %s with %s have their own chart: %s", async (name, value, label, words) => {
    await open([at({ [name]: value })]);
    expect(screen.getByRole("button", { pressed: true, name: label })).toBeTruthy();
    expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(words);
  });

  test.each([
    ["Last 30 days", 1],
    ["Last year", 2],
    ["All", 3],
  ])("of %s are counted in chart and table", async (period, count) => {
    const all = [
      at({ weight: 70 }),
      at({ weight: 72 }, "2026-03-01T09:00:00.000Z"),
      at({ weight: 80 }, "2024-03-01T09:00:00.000Z"),
    ];
    const { user } = await open(all);
    await user.click(screen.getByRole("button", { name: period }));
    expect(screen.getByRole("img").querySelectorAll("circle")).toHaveLength(count);
    expect(screen.getAllByRole("row", { hidden: true })).toHaveLength(count + 1);
  });

  test("say that nothing was measured in a period, and keep the selected value", async () => {
    const { user } = await open([at({ weight: 80 }, "2024-03-01T09:00:00.000Z")]);
    await user.click(screen.getByRole("button", { name: "Last 30 days" }));
    expect(screen.getByText("Nothing was measured in this time.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "All" }));
    expect(screen.getByRole("img")).toBeTruthy();
  });

  test.each([
    ["camera", "Camera estimate", true],
    ["cuff", "Entered by hand (blood pressure cuff)", false],
  ] as const)("name their source %s in the table and draw it accordingly", async (from, words, isEmpty) => {
    await open([at({ heart_rate: 72 }, undefined, { sources: { heart_rate: from } })]);
    expect(screen.getAllByRole("row", { hidden: true })[1]?.textContent).toContain(words);
    expect(pageText().includes("Empty dots are camera estimates")).toBe(isEmpty);
  });

  test("of a device name it", async () => {
    const devices = { weight: "Scale 3000" };
    await open([at({ weight: 70 }, undefined, { sources: { weight: "device" }, devices })]);
    expect(screen.getAllByRole("row", { hidden: true })[1]?.textContent).toContain("Scale 3000");
  });

  test("run from right to left in Arabic", async () => {
    const all = [at({ weight: 70 }), at({ weight: 72 }, "2026-11-01T09:00:00.000Z")];
    const xs = async (locale: "en" | "ar") => {
      await open(all, {}, fakeApi(), { locale, patient: { ...joana, language: locale } });
      const charts = screen.getAllByRole("img");
      return [...(charts.at(-1)?.querySelectorAll("circle") ?? [])].map((dot) => dot.getAttribute("cx"));
    };
    expect(await xs("en")).toEqual(["0", "300"]);
    expect(await xs("ar")).toEqual(["300", "0"]);
  });

  test("of a child have no adult range", async () => {
    const all = [at({ heart_rate: 110 }), at({ heart_rate: 70 }, "2026-11-01T09:00:00.000Z")];
    await open(all, { birthdate: child.birthdate, person: child });
    expect(screen.getByRole("img").querySelector("rect")).toBeNull();
    expect(pageText()).not.toContain("The tinted band is the usual range.");
  });

  test("of an adult show the usual range within the visible axis", async () => {
    await open([at({ heart_rate: 110 }), at({ heart_rate: 62 }, "2026-11-01T09:00:00.000Z")]);
    expect(screen.getByRole("img").querySelector("rect")).not.toBeNull();
    expect(pageText()).toContain("The tinted band is the usual range.");
  });

  test("that are dangerous and old say so without an emergency call", async () => {
    const { show: next } = await open([at({ oxygen_saturation: 82 }, "2026-11-24T08:59:00.000Z")]);
    expect(await screen.findByText("Oxygen of 82 % is very low.")).toBeTruthy();
    next(<Measurements all={[at({ oxygen_saturation: 97 })]} birthdate={joana.birthdate} />);
    await waitFor(() => expect(screen.queryByText("Oxygen of 82 % is very low.")).toBeNull());
  });

  test("cannot be added where the clinic has no vital signs or a copy is read", async () => {
    const { show: next } = await open([], { person }, fakeApi(), { settings: { patientsVitalSigns: false } });
    expect(screen.queryByRole("button", { name: "Add a reading" })).toBeNull();
    next(<Measurements all={[]} birthdate={joana.birthdate} />);
    expect(screen.queryByRole("button", { name: "Add a reading" })).toBeNull();
  });

  test("of a child link to measuring that child", async () => {
    await open([], { person: child, birthdate: child.birthdate });
    expect(screen.getByRole("link", { name: "Measure or enter values" }).getAttribute("href")).toBe(
      "/vitals?person=9",
    );
  });

  test("are added for the record's person, and a failure keeps what was typed", async () => {
    vi.stubGlobal("scrollTo", () => {});
    const api = fakeApi().lose(addRecordMeasurement);
    const { user } = await open([], { person: child, birthdate: child.birthdate }, api);
    await user.click(screen.getByRole("button", { name: "Add a reading" }));
    await fill(user, await screen.findByLabelText(/^Upper number/), "104");
    await fill(user, screen.getByLabelText(/^Lower number/), "62");
    const save = () => screen.getByRole("button", { name: "Save" });
    await user.click(save());
    await waitFor(() => expect(pageText()).toContain("We couldn’t reach the clinic’s service just now."));
    expect(screen.getByLabelText(/^Upper number/)).toHaveProperty("value", "104");
    api.on(addRecordMeasurement, entityOf(at({ systolic: 104, diastolic: 62 })));
    await user.click(save());
    expect(await screen.findByText("The reading is in this record.")).toBeTruthy();
    expect(api.sentTo(addRecordMeasurement).at(-1)).toMatchObject({
      path: "/api/patients/health_records/9/measurements",
      body: { source_system: "manual", data: { vital_signs: { systolic: 104, diastolic: 62 } } },
    });
  });

  test("that are cancelled leave the button to add", async () => {
    const { user } = await open([], { person });
    await user.click(screen.getByRole("button", { name: "Add a reading" }));
    await user.click((await screen.findAllByRole("button", { name: "Cancel" }))[0] as HTMLElement);
    expect(screen.getByRole("button", { name: "Add a reading" })).toBeTruthy();
  });
});
