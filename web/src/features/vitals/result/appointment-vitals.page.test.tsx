import {
  getAppointment,
  listAppointments,
  type WholeAppointment,
} from "@anteroom/contract/appointment/appointments";
import { listDependents } from "@anteroom/contract/account/dependents";
import { listOwnMeasurements, saveMeasurement } from "@anteroom/contract/health/vital-signs";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookedAppointment } from "../../../testing/answers/booking.ts";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import { aMeasurement } from "../../../testing/answers/vitals.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";
import { fillField, expectPageText, pageText } from "../../../testing/page-words.ts";
import { holdBackAnswers } from "../../../testing/slow-line.ts";

const address = "/appointments/21/vitals";
const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const three = ["2026-11-23", "2026-11-22", "2026-11-21"].map((day) =>
  aMeasurement({ heart_rate: 60 }, `${day}T08:00:00.000Z`),
);
const visit = (more: Partial<WholeAppointment> = {}) =>
  fakeApi()
    .on(getAppointment, entityOf({ ...bookedAppointment, ...more }))
    .on(listAppointments, collectionOf([]))
    .on(listDependents, collectionOf([]))
    .on(listOwnMeasurements, collectionOf(three))
    .on(saveMeasurement, entityOf(aMeasurement({ heart_rate: 70 }, "2026-11-24T09:00:00.000Z")));
const open = (api: ReturnType<typeof visit>, path = address) => openPage(path, { api, patient: joana });

test("a reading before the appointment is optional", { tags: ["S2.R13", "D.36"] }, async () => {
  await open(visit());
  await expectPageText(
    "For the appointment with Dr Rui Vale. This is optional. The appointment goes ahead either way.",
  );
  expect(screen.getByRole("link", { name: "Go to the appointment" }).getAttribute("href")).toBe(
    "/appointments/21",
  );
  expect(screen.getByRole("button", { name: "Read with the camera" })).toBeTruthy();
});

test(
  "typed values are saved for the appointment, beside the patient's earlier ones",
  { tags: ["S7.API.14"] },
  async () => {
    const api = visit();
    const { user } = await open(api);
    await user.click(await screen.findByRole("button", { name: "Enter values" }));
    fillField("Heart rate", "64");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await title("Your reading")).toBeTruthy();
    await expectPageText("Saved in your record.");
    expect(pageText()).toContain("Higher than all your 3 earlier readings; the middle one was 60.");
    expect(api.sentTo(saveMeasurement).map(({ body }) => body)).toEqual([
      {
        source_system: "manual",
        appointment_id: 21,
        data: {
          vital_signs: { heart_rate: 64 },
          sources: { heart_rate: "self_reported" },
          measured_at: expect.stringMatching(/^2026-11-24T09:0/),
        },
      },
    ]);
  },
);

test("a guest child's values are judged by the appointment's age", async () => {
  localStorage.setItem("guest-access", JSON.stringify([{ appointmentId: 21, token: "token-of-a-guest" }]));
  const api = visit({ patient_age_months: 60 }).refuse(listDependents, "unauthenticated");
  const { user } = await openPage(address, { api });
  await user.click(await screen.findByRole("button", { name: "Enter values" }));
  fillField("Heart rate", "100");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await title("Your reading")).toBeTruthy();
  await expectPageText("In the usual range for this age");
});

test("a guest measures and keeps access to the appointment", async () => {
  const rights = JSON.stringify([{ appointmentId: 21, token: "token-of-a-guest" }]);
  localStorage.setItem("guest-access", rights);
  // Earlier values are an account's: who asks for them without one is refused.
  const api = visit()
    .refuse(listOwnMeasurements, "unauthenticated")
    .refuse(listDependents, "unauthenticated");
  const { user } = await openPage(address, { api });
  await user.click(await screen.findByRole("button", { name: "Enter values" }));
  fillField("Heart rate", "64");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await title("Your reading")).toBeTruthy();
  expect(api.sentTo(saveMeasurement)).toHaveLength(1);
  expect(localStorage.getItem("guest-access")).toBe(rights);
  await expectPageText("Saved for the doctor to see at the appointment.");
});

test("a child's values are not compared with the patient's", async () => {
  const { user } = await open(visit({ dependent_id: 8, patient_name: "Rita Prata" }));
  await user.click(await screen.findByRole("button", { name: "Enter values" }));
  fillField("Heart rate", "64");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await expectPageText("Saved in the record of Rita Prata.");
  expect(pageText()).not.toContain("earlier readings");
});

test("the camera names the child it is to read", { tags: ["S4.READ.10"] }, async () => {
  const { user } = await open(visit({ dependent_id: 8, patient_name: "Rita Prata" }));
  await user.click(await screen.findByRole("button", { name: "Read with the camera" }));
  await expectPageText("May the camera read the pulse and breathing of Rita Prata?");
  expect(pageText()).toContain("Only the face of Rita Prata should be in the picture.");
});

test("a refused reading is saved at the next try", async () => {
  const api = visit().refuse(saveMeasurement, "status_conflict");
  const { user } = await open(api);
  await user.click(await screen.findByRole("button", { name: "Enter values" }));
  fillField("Heart rate", "64");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toContain("title of status_conflict");
  api.on(saveMeasurement, entityOf(aMeasurement({ heart_rate: 64 }, "2026-11-24T09:00:00.000Z")));
  await user.click(screen.getByRole("button", { name: "Save for the appointment" }));
  await expectPageText("Saved in your record.");
});

test.each(["finished", "canceled", "declined", "no_show", "pending_payment"] as const)(
  "the page is closed when the appointment is %s, whatever the address claims",
  { tags: ["D.88"] },
  async (status) => {
    await open(visit({ status }), `${address}?appointmentStatus=accepted`);
    expect(await title("You can’t add vital signs to this appointment any more")).toBeTruthy();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Go to the appointment" }).getAttribute("href")).toBe(
      "/appointments/21",
    );
    expect(main.getByRole("link", { name: "Measure for yourself" }).getAttribute("href")).toBe("/vitals");
  },
);

test("nothing is read before the server has allowed it", async () => {
  await open(visit().hang(getAppointment), `${address}?appointmentStatus=accepted`);
  expect(await title("Opening")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Read with the camera" })).toBeNull();
});

test("another person's appointment is not found", async () => {
  await open(visit().refuse(getAppointment, "not_found"));
  expect(await title("Page not found (404)")).toBeTruthy();
});

test("an invalid address is not found", async () => {
  await open(visit(), "/appointments/abc/vitals");
  expect(await title("Page not found (404)")).toBeTruthy();
});

test(
  "the page redirects to the appointments when the clinic takes no readings before them",
  { tags: ["S3.SET.vitalSignsPreAppointment"] },
  async () => {
    await openPage(address, { api: visit(), patient: joana, settings: { vitalSignsPreAppointment: false } });
    await waitFor(() => expect(location.pathname).toBe("/appointments"));
  },
);

test("the Arabic page names the doctor in Arabic", async () => {
  await openPage(address, { api: visit(), patient: { ...joana, language: "ar" }, locale: "ar" });
  await expectPageText("Dr Rui Vale");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/[\u0600-\u06FF]/u);
});

test(
  "a status in the address opens no reading until the server confirms the appointment",
  { tags: ["S2.R13.q-appointmentStatus", "D.88", "G.15"] },
  async () => {
    const line = holdBackAnswers(visit({ status: "accepted" }), "/api/patients/appointments/21");
    line.holdBack();
    await open(line.api, `${address}?appointmentStatus=canceled`);
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("button", { name: "Read with the camera" })).toBeNull();
    line.letGo();
    expect(await screen.findByRole("button", { name: "Read with the camera" })).toBeTruthy();
  },
);
