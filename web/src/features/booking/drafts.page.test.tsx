// What a booking keeps in the browser, for how long, and what a guest must have told to go on.
import { listDoctors } from "@anteroom/contract/appointment/find-doctor";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  bookingApi,
  slotStart,
  bookingStepAddress,
  storeGuestPatient,
} from "../../testing/answers/booking.ts";
import { collectionOf } from "../../testing/answers/find-doctor.ts";
import { openPage } from "../../testing/open-page.tsx";
import { fillField, expectPageText, pageText } from "../../testing/page-words.ts";

const now = Date.UTC(2026, 10, 24, 9);
const minute = 60_000;
const place = () => location.pathname + location.search;
const api = () => bookingApi().on(listDoctors, collectionOf([]));
const open = (path: string, more: object = {}) => openPage(path, { api: api(), ...more });
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null") as unknown;

/** A guest who wrote this so many minutes ago; who the patient is was told just now. */
function writeDraft(minutes: number, changes: object = {}): void {
  storeGuestPatient();
  const savedAt = now - minutes * minute;
  const slot = { doctorId: 3, startTime: slotStart, appointmentDate: slotStart };
  const draft = { ...slot, symptoms: "Old words", savedAt, expiry: savedAt + 60 * minute, ...changes };
  localStorage.setItem("scheduling-draft", JSON.stringify(draft));
}

test.each(["/scheduling/patient", "/appointment-checkout"])(
  "at %s a draft of 59 minutes continues, one of 61 is deleted, and the list says why",
  { tags: ["S4.DRAFT.02", "S4.DRAFT.06", "S4.DRAFT.07", "D.73", "D.74", "S9.CONST.05"] },
  async (path) => {
    writeDraft(59);
    await open(path);
    await expectPageText("is reserved for you");
    expect(pageText()).toContain("Old words");
    cleanup();
    writeDraft(61);
    await open(path);
    await waitFor(() => expect(place()).toBe("/doctors?reason=draft-expired"));
    await expectPageText("We’re no longer holding the time you chose. Choose a time again.");
    expect(stored("scheduling-draft")).toBeNull();
  },
);

test(
  "an appointment in less than twenty minutes cannot be booked, and the list says why",
  { tags: ["S4.DRAFT.03", "S9.CONST.06", "D.73"] },
  async () => {
    const startTime = new Date(now + 20 * minute).toISOString();
    writeDraft(0, { startTime, appointmentDate: startTime });
    await open("/appointment-checkout");
    await waitFor(() => expect(place()).toBe("/doctors?reason=draft-expired"));
    await screen.findByRole("heading", { level: 1, name: "Find a doctor" });
    expect(stored("scheduling-draft")).toBeNull();
  },
);

test(
  "checkout continues with the held time, and “Back” returns to the previous page",
  { tags: ["S5.GUARD.02", "S2.R16.q-fromRoute", "S3.DRAFT.05"] },
  async () => {
    writeDraft(0);
    await open("/appointment-checkout?fromRoute=%2Fdoctors%3Flanguages%3Dfr");
    await expectPageText("Old words");
    expect(stored("scheduling-draft")).toMatchObject({ fromRoute: "/doctors?languages=fr" });
    const back = () => screen.getByRole("link", { name: "Back" }).getAttribute("href");
    expect(back()).toBe("/doctors?languages=fr");
    cleanup();
    await open("/appointment-checkout");
    await expectPageText("is reserved for you");
    expect(back()).toBe("/doctors?languages=fr");
    cleanup();
    await open("/appointment-checkout?fromRoute=https%3A%2F%2Fevil.example");
    await expectPageText("is reserved for you");
    expect(back()).toBe("/doctors?languages=fr");
  },
);

test.each([
  ["name", { name: "" }],
  ["birth date", { birthdate: null }],
  ["sex", { sex: null }],
  ["motive", {}],
])(
  "a guest without %s is redirected home, reads why, and returns to the step that asks for it",
  { tags: ["S5.GUARD.04", "S5.GUARD.05", "D.47"] },
  async (missing, reported) => {
    writeDraft(0, { symptoms: missing === "motive" ? "" : "A cough" });
    storeGuestPatient(reported, now, missing === "motive" ? "" : "A cough");
    const { user } = await open("/appointment-checkout");
    await waitFor(() => expect(place()).toBe("/?reason=guest-details-missing"));
    await expectPageText("We need a few details about the patient before you pay.");
    await user.click(screen.getByRole("link", { name: "Fill them in" }));
    await expectPageText("is reserved for you");
    expect(location.pathname).toBe("/scheduling/patient");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("heading", { name: "One thing is missing" })).toBeTruthy();
  },
);

test(
  "a clinic that does not ask for the reason books without it",
  { tags: ["S3.SET.patientsSymptoms", "S5.GUARD.05", "D.32"] },
  async () => {
    storeGuestPatient({}, now, "");
    const { user } = await open(bookingStepAddress("/scheduling/patient"), {
      settings: { patientsSymptoms: false },
    });
    await expectPageText("is reserved for you");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Review and pay" })).toBeTruthy();
    expect(screen.queryByText("About")).toBeNull();
  },
);

test(
  "gender stored by an older version is restored as sex, and expired details are asked again",
  { tags: ["S3.PINFO.02", "S4.DRAFT.04", "D.74"] },
  async () => {
    const old = { name: "Ana Guest", birthdate: "1987-03-27", gender: "female", email: "ana@example.org" };
    localStorage.setItem("patient-information", JSON.stringify({ ...old, expiry: now + 60 * minute }));
    await open(bookingStepAddress("/scheduling/patient"));
    await expectPageText("is reserved for you");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Female" }).checked).toBe(true);
    fillField("In your own words", "A cough");
    await waitFor(() => expect(stored("patient-information")).toMatchObject({ sex: "female" }));
    expect(stored("patient-information")).not.toHaveProperty("gender");
    cleanup();
    localStorage.setItem(
      "patient-information",
      JSON.stringify({ ...old, sex: "female", expiry: now - minute }),
    );
    await open(bookingStepAddress("/scheduling/patient"));
    await expectPageText("is reserved for you");
    expect(screen.getByLabelText<HTMLInputElement>("Patient’s name").value).toBe("");
    expect(screen.getByLabelText<HTMLTextAreaElement>("In your own words").value).toBe("A cough");
  },
);
