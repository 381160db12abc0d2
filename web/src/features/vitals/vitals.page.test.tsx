import { listDependents, type Dependent } from "@anteroom/contract/account/dependents";
import {
  addRecordMeasurement,
  listRecordMeasurements,
  moveRecordMeasurement,
  removeRecordMeasurement,
} from "@anteroom/contract/health/health-record";
import { notifyClinic } from "@anteroom/contract/health/urgent";
import { listOwnMeasurements, saveOwnMeasurement } from "@anteroom/contract/health/vital-signs";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { collectionOf, entityOf } from "../../testing/answers/find-doctor.ts";
import { aMeasurement } from "../../testing/answers/vitals.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { joana, openPage, showPart } from "../../testing/open-page.tsx";
import { fillField, expectPageText, pageText } from "../../testing/page-words.ts";
import { standInMedia } from "../../testing/stand-in-media.ts";
import { lazyCamera } from "./lazy-parts.ts";
import { noVitals, type TakenVitals } from "./taken.ts";
import { VitalsInCall } from "./vitals-in-call.tsx";

const byHand = { vitalSignsProvider: "none" } as const;
const earlier = [
  aMeasurement({ heart_rate: 64, systolic: 120, diastolic: 80 }, "2026-11-23T08:00:00.000Z"),
  aMeasurement({ heart_rate: 72 }, "2026-11-22T08:00:00.000Z"),
];
const three = [...earlier, aMeasurement({ heart_rate: 68 }, "2026-11-21T08:00:00.000Z")];
const own = (all = earlier) =>
  fakeApi()
    .on(listDependents, collectionOf([]))
    .on(listOwnMeasurements, collectionOf(all))
    .on(saveOwnMeasurement, entityOf(aMeasurement({ heart_rate: 70 }, "2026-11-24T09:00:00.000Z")));
const rita: Dependent = {
  id: 8,
  name: "Rita Prata",
  birthdate: "2019-11-02",
  sex: "female",
  email: null,
  phone_country_code: null,
  phone_number: null,
  taxpayer_number: null,
  address: null,
  parent_id: 7,
  version: 1,
  care: "open",
  care_ends_at: null,
};
const withFamily = (family: Dependent[] = [rita]) =>
  own()
    .on(listDependents, collectionOf(family))
    .on(listRecordMeasurements, collectionOf([aMeasurement({ heart_rate: 99 }, "2026-11-20T08:00:00.000Z")]))
    .on(
      addRecordMeasurement,
      entityOf({ ...aMeasurement({ heart_rate: 112 }, "2026-11-24T09:00:00.000Z"), id: 31 }),
    )
    .on(removeRecordMeasurement, undefined as never);
const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const upper = "Blood pressure, upper";
const lower = "Blood pressure, lower";

test(
  "a guest is offered camera, typed values and a device, and told that nothing is stored",
  { tags: ["S2.R25", "D.35"] },
  async () => {
    await openPage("/vitals", { api: fakeApi() });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your vital signs");
    await expectPageText(
      "Sit down and rest for 5 minutes first. Without an account we don’t store anything.",
    );
    expect(pageText()).toContain("The reading is calculated on this device. The clinic doesn’t get it.");
    expect(pageText()).not.toContain("your record");
    for (const name of ["Read with the camera", "Enter values", "Add a reading"])
      expect(screen.getByRole("button", { name })).toBeTruthy();
  },
);

test("the form is shown at once when the clinic has no camera reading", async () => {
  await openPage("/vitals", { api: fakeApi(), settings: byHand });
  expect(screen.queryByRole("button", { name: "Read with the camera" })).toBeNull();
  expect(screen.getByLabelText(upper)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Show the result" })).toBeTruthy();
});

test("entering values can be cancelled", async () => {
  const { user } = await openPage("/vitals", { api: fakeApi() });
  await user.click(screen.getByRole("button", { name: "Enter values" }));
  expect(document.activeElement).toBe(await title("Enter values"));
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(await title("Your vital signs")).toBeTruthy();
});

test("the browser's Back leads from typed values to the choice and loses nothing", async () => {
  const { user } = await openPage("/vitals", { api: fakeApi() });
  await user.click(screen.getByRole("button", { name: "Enter values" }));
  fillField("Heart rate", "72");
  act(() => history.back());
  expect(document.activeElement).toBe(await title("Your vital signs"));
  await user.click(screen.getByRole("button", { name: "Add a reading" }));
  await screen.findByLabelText("Upper number");
  fillField("Upper number", "131");
  act(() => history.back());
  await title("Your vital signs");
  await user.click(screen.getByRole("button", { name: "Add a reading" }));
  expect((await screen.findByLabelText<HTMLInputElement>("Upper number")).value).toBe("131");
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(document.activeElement).toBe(await title("Your vital signs"));
  await user.click(screen.getByRole("button", { name: "Enter values" }));
  expect(screen.getByLabelText<HTMLInputElement>("Heart rate").value).toBe("72");
});

test("the browser's Back leads from the rest to the consent and on to the choice", async () => {
  const { user } = await openPage("/vitals", { api: fakeApi() });
  await user.click(screen.getByRole("button", { name: "Read with the camera" }));
  await user.click(await screen.findByRole("button", { name: "Yes, I agree" }));
  expect(await screen.findByRole("button", { name: "Yes, start" })).toBeTruthy();
  act(() => history.back());
  const consent = await screen.findByRole("heading", { level: 2, name: /^May the camera read/ });
  expect(document.activeElement).toBe(consent);
  act(() => history.back());
  expect(document.activeElement).toBe(await title("Your vital signs"));
  act(() => history.forward());
  await user.click(await screen.findByRole("button", { name: "Not now" }));
  expect(document.activeElement).toBe(await title("Your vital signs"));
  await waitFor(() => expect(history.state).not.toHaveProperty("step"));
});

test("an empty form is not accepted", async () => {
  const { user } = await openPage("/vitals", { api: fakeApi(), settings: byHand });
  await user.click(screen.getByRole("button", { name: "Show the result" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Enter at least one value.");
  await user.type(screen.getByLabelText("Heart rate"), "7");
  await waitFor(() => expect(screen.queryByText("Enter at least one value.")).toBeNull());
});

test.each([
  [{ [upper]: "80" }, lower, "Enter both blood pressure numbers"],
  [{ [upper]: "80", [lower]: "120" }, upper, "The upper number is the larger one"],
  [{ "Heart rate": "7" }, "Heart rate", "A number from 20 to 300"],
  [{ "Heart rate": "fast" }, "Heart rate", "A number from 20 to 300"],
  [{ "Oxygen saturation": "101" }, "Oxygen saturation", "A number from 40 to 100"],
])("the entry %j is refused at its field", { tags: ["S4.BP.04"] }, async (typed, label, words) => {
  const { user } = await openPage("/vitals", { api: fakeApi(), settings: byHand });
  for (const [name, value] of Object.entries(typed)) fillField(name, value);
  await user.click(screen.getByRole("button", { name: "Show the result" }));
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  const field = screen.getByLabelText(label);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your vital signs");
});

test("dangerous values show the emergency number while typing, until corrected", async () => {
  await openPage("/vitals", { api: fakeApi(), settings: byHand });
  fillField(upper, "190");
  fillField(lower, "110");
  const danger = await screen.findByRole("alert");
  expect(danger.textContent).toContain("Blood pressure this high may need urgent care.");
  expect(danger.textContent).toContain("No one at the clinic has seen this yet.");
  expect(within(danger).getByRole("link", { name: "112" }).getAttribute("href")).toBe("tel:112");
  const call = await screen.findByRole("link", { name: "In danger? Call 112" });
  expect(call.getAttribute("href")).toBe("tel:112");
  fillField(upper, "150");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  fillField("Oxygen saturation", "84");
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Oxygen saturation this low may need urgent care.",
  );
});

test("a danger the clinic was alerted to says only that it was sent", async () => {
  const api = own([]).on(
    notifyClinic,
    entityOf({ id: 3, sent_at: "2026-11-24T09:00:00.000Z", seen_at: null, channel: "urgent" }),
  );
  const { user } = await openPage("/vitals", { api, patient: joana, settings: byHand });
  await screen.findByLabelText(upper);
  fillField(upper, "190");
  fillField(lower, "110");
  await expectPageText("No one at the clinic has seen this yet.");
  await user.click(await screen.findByRole("button", { name: "Tell the clinic now" }));
  await expectPageText("No one has answered yet.");
  await waitFor(() => expect(pageText()).not.toContain("No one at the clinic has seen this yet."));
  cleanup();
  await openPage("/vitals", { api, patient: joana, settings: byHand });
  await screen.findByLabelText(upper);
  fillField(upper, "190");
  fillField(lower, "110");
  await expectPageText("You last told the clinic at 09:00. No one has answered yet.");
  expect(screen.getByRole("button", { name: "Tell the clinic now" })).toBeTruthy();
  await waitFor(() => expect(pageText()).not.toContain("No one at the clinic has seen this yet."));
});

test("values with an unknown read state are not called seen", async () => {
  const sentAt = Date.parse("2026-11-24T08:30:00.000Z");
  const before = { id: 4, channel: "urgent", receipt: "secret", mark: null, hasNumber: false };
  localStorage.setItem("urgent-vitals", JSON.stringify({ ...before, sentAt, seenAt: sentAt + 60_000 }));
  await openPage("/vitals", { api: own([]), patient: joana, settings: byHand });
  await screen.findByLabelText(upper);
  fillField(upper, "190");
  fillField(lower, "110");
  await expectPageText("You last told the clinic at 08:30, and it has seen that.");
  await act(async () => {}); // what the line says of itself has reached the page
  expect(pageText()).toContain("No one at the clinic has seen this yet.");
  expect(screen.getByRole("button", { name: "Tell the clinic now" })).toBeTruthy();
});

test("no danger hides another, and the most urgent comes first", async () => {
  await openPage("/vitals", { api: fakeApi(), settings: byHand });
  fillField(upper, "190");
  fillField(lower, "125");
  fillField("Oxygen saturation", "84");
  const [first, second] = await screen.findAllByRole("alert");
  expect(first?.textContent).toContain("Oxygen saturation this low may need urgent care.");
  expect(first?.textContent).toContain("If it stays at 92 % or less, call 112 or go to the emergency");
  expect(second?.textContent).toContain("Blood pressure this high may need urgent care.");
});

test.each([
  [
    "values that are an emergency together",
    { [upper]: "190", [lower]: "125", "Oxygen saturation": "86", Temperature: "41.2", "Heart rate": "140" },
    "Call 112",
  ],
  ["a very high blood pressure alone", { [upper]: "190", [lower]: "125" }, "In danger? Call 112"],
] as const)("%s show the number as the advice does", async (_case, values, name) => {
  await openPage("/vitals", { api: fakeApi(), settings: byHand });
  for (const [label, value] of Object.entries(values)) fillField(label, value);
  expect(await screen.findByRole("link", { name })).toBeTruthy();
});

test(
  "the mean of two readings is shown with level, sources and limits",
  { tags: ["S4.BP.05", "S1.23", "S1.26", "D.95"] },
  async () => {
    const { user } = await openPage("/vitals", { api: fakeApi(), settings: byHand });
    fillField(upper, "150");
    fillField(lower, "110");
    await user.click(screen.getByRole("button", { name: "Add a second reading" }));
    fillField(`${upper}, second reading`, "140");
    fillField(`${lower}, second reading`, "92");
    fillField("Oxygen saturation", "97");
    fillField("Weight", "71,5");
    fillField("Temperature", "٣٨٫٥");
    await user.click(screen.getByRole("button", { name: "Show the result" }));
    const heading = await title("Your reading");
    expect(document.activeElement).toBe(heading);
    for (const words of [
      "145/101",
      "38.5",
      "71.5",
      "High, stage 2",
      "Mean of 2 readings.",
      "Entered by hand",
    ])
      expect(pageText()).toContain(words);
    for (const device of ["cuff", "Oximeter", "Scale"]) expect(pageText()).not.toContain(device);
    expect(pageText()).toContain("This page is not a medical device.");
    expect(pageText()).toContain("We don’t store this. It disappears when you close this tab.");
    expect(screen.getByRole("link", { name: "Sign in to keep it" }).getAttribute("href")).toBe(
      "/login?from=%2Fvitals",
    );
  },
);

test("a pulse is shown beside its usual range", async () => {
  const { user } = await openPage("/vitals", { api: fakeApi(), settings: byHand });
  fillField("Heart rate", "112");
  await user.click(screen.getByRole("button", { name: "Show the result" }));
  await title("Your reading");
  await expectPageText("Above the usual range for an adult at rest");
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  await user.click(screen.getByRole("button", { name: "Print or save as PDF" }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("button", { name: "Measure again" }));
  expect(await title("Your vital signs")).toBeTruthy();
});

test("no account is offered to keep a result when the clinic has none", async () => {
  const { user } = await openPage("/vitals", {
    api: fakeApi(),
    settings: { ...byHand, patientsLogIn: false },
  });
  fillField("Heart rate", "64");
  await user.click(screen.getByRole("button", { name: "Show the result" }));
  await title("Your reading");
  expect(screen.queryByRole("link", { name: "Sign in to keep it" })).toBeNull();
});

test(
  "a guest's measurement survives a reload and enters the record after signing in",
  { tags: ["S1.22", "S7.API.15"] },
  async () => {
    const { user } = await openPage("/vitals", { api: fakeApi(), settings: byHand });
    fillField("Heart rate", "64");
    await user.click(screen.getByRole("button", { name: "Show the result" }));
    await title("Your reading");
    cleanup();
    await openPage("/vitals", { api: fakeApi(), settings: byHand });
    await title("Your reading");
    cleanup();
    const api = own([]);
    const later = Date.UTC(2026, 10, 24, 9, 40);
    await openPage("/vitals", { api, patient: joana, settings: byHand, now: later });
    await expectPageText("What you measured before you signed in is now in your record.");
    expect(
      api
        .sentTo(saveOwnMeasurement)
        .filter(({ method }) => method === "POST")
        .map(({ body }) => body),
    ).toEqual([
      {
        source_system: "manual",
        data: {
          vital_signs: { heart_rate: 64 },
          sources: { heart_rate: "self_reported" },
          measured_at: expect.stringMatching(/^2026-11-24T09:0/),
        },
      },
    ]);
  },
);

test("a guest's measurement is deleted after an hour", async () => {
  const { user } = await openPage("/vitals", { api: fakeApi(), settings: byHand });
  fillField("Heart rate", "64");
  await user.click(screen.getByRole("button", { name: "Show the result" }));
  await title("Your reading");
  cleanup();
  await openPage("/vitals", { api: fakeApi(), settings: byHand, now: Date.UTC(2026, 10, 24, 10, 1) });
  expect(await title("Your vital signs")).toBeTruthy();
});

async function save(api: ReturnType<typeof own>, rate = "70") {
  const page = await openPage("/vitals", { api, patient: joana, settings: byHand });
  await screen.findByRole("button", { name: "Save" });
  fillField("Heart rate", rate);
  await page.user.click(screen.getByRole("button", { name: "Save" }));
  await title("Your reading");
  return page;
}

test(
  "a patient's values are saved, compared with earlier ones, and confirmed only then",
  { tags: ["S4.READ.06"] },
  async () => {
    const api = own(three);
    await save(api, "80");
    await expectPageText("Saved in your record.");
    expect(pageText()).toContain("Higher than all your 3 earlier readings; the middle one was 68.");
    expect(api.sentTo(saveOwnMeasurement).filter(({ method }) => method === "POST")).toHaveLength(1);
  },
);

test("nothing is confirmed as saved while the answer is pending", async () => {
  await save(own().hang(saveOwnMeasurement));
  expect(pageText()).not.toContain("Saved in your record.");
  expect(screen.getByRole("button", { name: /Save/ })).toBeTruthy();
});

test("a refused reading is saved at the next try", async () => {
  const api = own().refuse(saveOwnMeasurement, "too_many_today");
  const { user } = await save(api);
  expect((await screen.findByRole("alert")).textContent).toContain("title of too_many_today");
  api
    .on(saveOwnMeasurement, entityOf(aMeasurement({ heart_rate: 70 }, "2026-11-24T09:00:00.000Z")))
    .on(listOwnMeasurements, collectionOf(earlier));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await expectPageText("Saved in your record.");
});

test("a reading survives a lost connection", async () => {
  await save(own().lose(saveOwnMeasurement));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  expect(pageText()).toContain("70");
});

test("the history shows one value at a time as a chart and an equal list", { tags: ["S2.R25"] }, async () => {
  const { user } = await openPage("/vitals", { api: own(), patient: joana, settings: byHand });
  const history = within(await screen.findByRole("region", { name: "Your earlier readings" }));
  expect(
    history.getByRole("img", {
      name: "Heart rate: 2 readings from 64 to 72 beats a minute, the newest 64.",
    }),
  ).toBeTruthy();
  expect(
    history
      .getAllByRole("listitem")
      .map((one) => one.textContent)
      .join("|"),
  ).toMatch(/64.*\|.*72/);
  const pressure = history.getByRole("button", { name: "Blood pressure" });
  expect(pressure.getAttribute("aria-pressed")).toBe("false");
  await user.click(pressure);
  expect(pressure.getAttribute("aria-pressed")).toBe("true");
  expect(history.getByText("120/80")).toBeTruthy();
  expect(history.queryByRole("img")).toBeNull();
});

test.each([
  ["nothing has been measured", own([])],
  ["it cannot be loaded", own().refuse(listOwnMeasurements, "unavailable")],
])("the page works without a history when %s", async (_why, api) => {
  await openPage("/vitals", { api, patient: joana, settings: byHand });
  await title("Your vital signs");
  expect(screen.getByRole("button", { name: "Save" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Your earlier readings" })).toBeNull();
});

test(
  "the page redirects home when the clinic keeps no vital signs",
  { tags: ["S3.SET.patientsHomepageVitalSigns"] },
  async () => {
    await openPage("/vitals", {
      api: fakeApi(),
      settings: { patientsVitalSigns: false, patientsWebScheduling: false },
    });
    expect(location.pathname).toBe("/");
  },
);

test("the camera asks for consent first and can be refused", { tags: ["S4.READ.10"] }, async () => {
  const { user } = await openPage("/vitals", {
    api: fakeApi(),
    replace: { cameraReader: () => Promise.reject(new Error("no line")) },
  });
  await user.click(screen.getByRole("button", { name: "Read with the camera" }));
  expect(
    await screen.findByRole("heading", { name: "May the camera read your pulse and breathing?" }),
  ).toBeTruthy();
  expect((await screen.findByRole("alert")).textContent).toBe(
    "We couldn’t load the reading. Check your connection.",
  );
  await user.click(screen.getByRole("button", { name: "Not now" }));
  expect(await screen.findByRole("button", { name: "Read with the camera" })).toBeTruthy();
});

test("the Arabic page accepts Arabic digits", async () => {
  const { user, main } = await openPage("/vitals", { api: fakeApi(), settings: byHand, locale: "ar" });
  const field = main.querySelector<HTMLInputElement>("input[name=heart_rate]");
  if (!field) throw new Error("There is no field.");
  await user.click(field);
  await user.paste("٦٤");
  const [, ...buttons] = within(main).getAllByRole("button");
  const submit = buttons.find((one) => one.getAttribute("type") === "submit");
  if (submit) await user.click(submit);
  expect((await screen.findByText("64")).getAttribute("dir")).toBe("ltr");
});

test("a patient with a child is asked for the person before anything can be entered", async () => {
  const { user, main } = await openPage("/vitals", { api: withFamily(), patient: joana, settings: byHand });
  await title("Who is this reading for?");
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  expect(within(main).getByRole("link", { name: "For me" }).getAttribute("href")).toBe("/vitals?person=7");
  await user.click(within(main).getByRole("link", { name: "Rita Prata" }));
  await title("Vital signs of Rita Prata");
  expect(location.search).toBe("?person=8");
});

test("a child's reading goes to the child's record only, says so, and can be removed there", async () => {
  const api = withFamily();
  const { user } = await openPage("/vitals?person=8", { api, patient: joana, settings: byHand });
  await title("Vital signs of Rita Prata");
  expect(await screen.findByRole("region", { name: "Earlier readings of Rita Prata" })).toBeTruthy();
  fillField("Heart rate", "112");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await title("Reading of Rita Prata");
  await expectPageText("Saved in the record of Rita Prata.");
  expect(pageText()).not.toContain("adult");
  await expectPageText("In the usual range for this age at rest");
  expect(api.sentTo(saveOwnMeasurement).filter(({ method }) => method === "POST")).toEqual([]);
  expect(api.sentTo(addRecordMeasurement).filter(({ method }) => method === "POST")).toMatchObject([
    {
      path: "/api/patients/health_records/8/measurements",
      body: { data: { vital_signs: { heart_rate: 112 } } },
    },
  ]);
  await user.click(screen.getByRole("button", { name: "Remove this reading" }));
  await expectPageText("Removed from the record of Rita Prata.");
  expect(api.sentTo(removeRecordMeasurement).map(({ path }) => path)).toEqual([
    "/api/patients/health_records/8/measurements/31",
  ]);
  await user.click(screen.getByRole("button", { name: "Save again" }));
  await expectPageText("Saved in the record of Rita Prata.");
});

test("a misassigned reading is moved within the family, judged by the new age, and moved back", async () => {
  const saved = { ...aMeasurement({ heart_rate: 70 }, "2026-11-24T09:00:00.000Z"), id: 31 };
  const api = withFamily().on(saveOwnMeasurement, entityOf(saved)).on(moveRecordMeasurement, entityOf(saved));
  const { user } = await openPage("/vitals?person=7", { api, patient: joana, settings: byHand });
  await title("Your vital signs");
  fillField("Heart rate", "130");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await title("Your reading");
  await expectPageText("Above the usual range for an adult at rest");
  await user.click(await screen.findByRole("button", { name: "Wrong person?" }));
  api.refuse(moveRecordMeasurement, "care_not_confirmed");
  await user.click(screen.getByRole("button", { name: "Rita Prata" }));
  expect((await screen.findByRole("alert")).textContent).toContain("title of care_not_confirmed");
  await title("Your reading");
  api.on(moveRecordMeasurement, entityOf(saved));
  await user.click(screen.getByRole("button", { name: "Rita Prata" }));
  await title("Reading of Rita Prata");
  await expectPageText("The reading is now in the record of Rita Prata.");
  expect(pageText()).not.toContain("for an adult");
  expect(screen.queryByRole("button", { name: "Remove this reading" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await title("Your reading");
  expect(api.sentTo(moveRecordMeasurement).map(({ path, body }) => [path, body])).toEqual([
    ["/api/patients/health_records/7/measurements/31/move", { to_patient_id: 8 }],
    ["/api/patients/health_records/7/measurements/31/move", { to_patient_id: 8 }],
    ["/api/patients/health_records/8/measurements/31/move", { to_patient_id: 7 }],
  ]);
});

test("a reading removed elsewhere meanwhile counts as removed", async () => {
  const api = withFamily().refuse(removeRecordMeasurement, "not_found");
  const { user } = await openPage("/vitals?person=8", { api, patient: joana, settings: byHand });
  await title("Vital signs of Rita Prata");
  fillField("Heart rate", "112");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Remove this reading" }));
  await expectPageText("Removed from the record of Rita Prata.");
  expect(screen.queryByRole("button", { name: "Remove this reading" })).toBeNull();
});

test("a failed removal says so, and the reading still counts as saved", async () => {
  const api = withFamily().lose(removeRecordMeasurement);
  const { user } = await openPage("/vitals?person=8", { api, patient: joana, settings: byHand });
  await title("Vital signs of Rita Prata");
  fillField("Heart rate", "112");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Remove this reading" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  expect(pageText()).toContain("Saved in the record of Rita Prata.");
});

test("a typed address opens nobody else's record", async () => {
  await openPage("/vitals?person=99", { api: withFamily(), patient: joana, settings: byHand });
  expect(await title("Who is this reading for?")).toBeTruthy();
});

test("a measurement from before signing in waits until its person is chosen", async () => {
  const { user } = await openPage("/vitals", { api: fakeApi(), settings: byHand });
  fillField("Heart rate", "112");
  await user.click(screen.getByRole("button", { name: "Show the result" }));
  await title("Your reading");
  cleanup();
  const api = withFamily();
  const page = await openPage("/vitals", { api, patient: joana, settings: byHand });
  await title("Who is this reading for?");
  await expectPageText("What you measured before you signed in is saved there, too.");
  expect(api.sentTo(saveOwnMeasurement).filter(({ method }) => method === "POST")).toEqual([]);
  await page.user.click(within(page.main).getByRole("link", { name: "Rita Prata" }));
  await expectPageText("What you measured before you signed in is now in the record of Rita Prata.");
  expect(api.sentTo(addRecordMeasurement).filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("nothing is saved for the patient when the family failed to load", async () => {
  const api = withFamily().lose(listDependents);
  const { user } = await openPage("/vitals", { api, patient: joana, settings: byHand });
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t load the people you care for.",
  );
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  api.on(listDependents, collectionOf([]));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Save" })).toBeTruthy();
});

test("a small child's blood pressure has no adult level", async () => {
  const api = withFamily();
  const { user } = await openPage("/vitals?person=8", { api, patient: joana, settings: byHand });
  await title("Vital signs of Rita Prata");
  fillField(upper, "118");
  fillField(lower, "82");
  fillField("Breathing", "20");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await title("Reading of Rita Prata");
  await expectPageText("Not compared: before the age of 13, what is usual depends on age, sex and height.");
  expect(pageText()).not.toMatch(/adult|High, stage 1/);
  expect(pageText()).toContain("Usual at this age, at rest: 16 to 27.");
});

test("an earlier reading is removed only after a second tap", async () => {
  const api = withFamily([]).on(
    listOwnMeasurements,
    collectionOf([{ ...aMeasurement({ heart_rate: 64 }, "2026-11-23T08:00:00.000Z"), id: 40 }]),
  );
  const { user } = await openPage("/vitals", { api, patient: joana, settings: byHand });
  const history = within(await screen.findByRole("region", { name: "Your earlier readings" }));
  await user.click(history.getByRole("button", { name: /^Remove the reading of/ }));
  expect(api.sentTo(removeRecordMeasurement)).toEqual([]);
  api.on(listOwnMeasurements, collectionOf([]));
  await user.click(history.getByRole("button", { name: "Remove for good" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Your earlier readings" })).toBeNull());
  expect(api.sentTo(removeRecordMeasurement).map(({ path }) => path)).toEqual([
    "/api/patients/health_records/7/measurements/40",
  ]);
});

test("a glucose in mmol/L is offered in both units and saved once confirmed", async () => {
  const { user } = await openPage("/vitals", { api: fakeApi(), settings: byHand });
  await user.type(screen.getByLabelText("Blood glucose"), "2,9");
  await user.tab();
  await expectPageText("Did you read the glucose in mmol/L? Then it is 2.9 mmol/L = 52 mg/dL.");
  await user.click(screen.getByRole("button", { name: "Yes, in mmol/L" }));
  expect(screen.getByLabelText("Blood glucose").getAttribute("aria-invalid")).toBeNull();
  expect(await screen.findByRole("alert")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show the result" }));
  await title("Your reading");
  expect(pageText()).toContain("52");
});

test("pressing the button marks every error at once without shifting the form before", async () => {
  await openPage("/vitals", { api: fakeApi(), settings: byHand });
  const glucose = screen.getByLabelText("Blood glucose");
  fillField("Blood pressure, upper", "19/11");
  await expectPageText("We read this as 190/110 mmHg.");
  fillField("Heart rate", "375");
  fillField("Blood glucose", "5,6");
  glucose.focus();
  const button = screen.getByRole("button", { name: "Show the result" });
  fireEvent.pointerDown(button);
  fireEvent.blur(glucose);
  expect(screen.queryByRole("alert"), "nothing moves the button from under the finger").toBeNull();
  fireEvent.click(button);
  await expectPageText("Did you read the glucose in mmol/L?");
  for (const label of ["Heart rate", "Blood glucose"])
    expect(screen.getByLabelText(label).getAttribute("aria-invalid"), label).toBe("true");
});

test("an ambiguous glucose is asked about once, and a second press accepts it", async () => {
  const { user } = await openPage("/vitals", { api: fakeApi(), settings: byHand });
  fillField("Blood glucose", "12");
  await user.click(screen.getByRole("button", { name: "Show the result" }));
  await expectPageText("Then it is 12 mmol/L = 216 mg/dL.");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your vital signs");
  await user.click(screen.getByRole("button", { name: "Show the result" }));
  await title("Your reading");
});

/** What the camera hands over, once its stand-in is pressed. */
const ofCamera: TakenVitals = {
  ...noVitals,
  values: { heart_rate: 67 },
  sources: { heart_rate: "camera" },
  quality: { heart_rate: 0.9 },
  algorithmVersion: "1.0",
  consentedAt: "2026-11-24T08:59:00.000Z",
};
function standInCamera(): void {
  vi.spyOn(lazyCamera, "Part").mockImplementation(({ onTaken }: { onTaken: (read: TakenVitals) => void }) => (
    <button type="button" onClick={() => onTaken(ofCamera)}>
      Done
    </button>
  ));
}
const nine = Date.UTC(2026, 10, 24, 9);
const twentyPast = nine + 20 * 60_000;
const timesOf = (bodies: readonly { body: unknown }[]) =>
  bodies.flatMap(({ body }) => (body ? [(body as { data: { measured_at?: string } }).data.measured_at] : []));

test("a camera reading saved later keeps the time at which it was measured", async () => {
  standInCamera();
  const api = own();
  const { user, app } = await openPage("/vitals", { api, patient: joana });
  const now = vi.spyOn(app.clock, "now").mockReturnValue(nine);
  await user.click(await screen.findByRole("button", { name: "Read with the camera" }));
  await user.click(await screen.findByRole("button", { name: "Done" }));
  await title("Your reading");
  now.mockReturnValue(twentyPast);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await expectPageText("Saved in your record.");
  expect(timesOf(api.sentTo(saveOwnMeasurement))).toEqual(["2026-11-24T09:00:00.000Z"]);
});

test("a camera reading keeps its time when a value is typed beside it", async () => {
  standInCamera();
  const api = own();
  const { user, app } = await openPage("/vitals", { api, patient: joana });
  const now = vi.spyOn(app.clock, "now").mockReturnValue(nine);
  await user.click(await screen.findByRole("button", { name: "Read with the camera" }));
  await user.click(await screen.findByRole("button", { name: "Done" }));
  await title("Your reading");
  now.mockReturnValue(twentyPast);
  await user.click(screen.getByRole("button", { name: "Add them from your own device" }));
  fillField("Weight", "71");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await expectPageText("Saved in your record.");
  expect(timesOf(api.sentTo(saveOwnMeasurement))).toEqual(["2026-11-24T09:00:00.000Z"]);
});

test("typed values that were not saved at first keep the time of the first try", async () => {
  const api = own().lose(saveOwnMeasurement);
  const { user, app } = await openPage("/vitals", { api, patient: joana, settings: byHand });
  const now = vi.spyOn(app.clock, "now").mockReturnValue(nine);
  await screen.findByRole("button", { name: "Save" });
  fillField("Heart rate", "70");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("alert");
  now.mockReturnValue(twentyPast);
  api.on(saveOwnMeasurement, entityOf(aMeasurement({ heart_rate: 70 }, "2026-11-24T09:00:00.000Z")));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await expectPageText("Saved in your record.");
  expect(timesOf(api.sentTo(saveOwnMeasurement))).toEqual([
    "2026-11-24T09:00:00.000Z",
    "2026-11-24T09:00:00.000Z",
  ]);
});

test("a camera reading in a call keeps the time at which it was measured", async () => {
  standInCamera();
  const sent: { body: unknown }[] = [];
  const { user, app } = await showPart(
    <VitalsInCall
      person={null}
      months={null}
      media={standInMedia()}
      keep={(body) => {
        sent.push({ body });
        return Promise.resolve({ isOk: true, data: null });
      }}
      onSent={() => {}}
      onStop={() => {}}
    />,
    { patient: joana },
  );
  const now = vi.spyOn(app.clock, "now").mockReturnValue(nine);
  await user.click(await screen.findByRole("button", { name: "Done" }));
  const send = await screen.findByRole("button", { name: /^Send/ });
  now.mockReturnValue(twentyPast);
  await user.click(send);
  await waitFor(() => expect(timesOf(sent)).toEqual(["2026-11-24T09:00:00.000Z"]));
});
