import { clinicAppointmentFiles, clinicPrescribe } from "@anteroom/contract/appointment/files";
import { clinicSendMessage } from "@anteroom/contract/call/messages";
import { clinicGetAppointment } from "@anteroom/contract/clinic";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { aFile, anAppointment, someFiles } from "../../../web/src/testing/answers/appointments.ts";
import { entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { callApi } from "../testing/call-api.ts";
import { openDesk } from "../testing/open-desk.tsx";

const appointment = { ...anAppointment(), patient_id: null };

beforeEach(() => void vi.stubGlobal("isSecureContext", false)); // no devices here

/** Opens the call of an appointment in which nobody is yet, as the doctor. */
async function openCall() {
  const opened = await openDesk("/desk/appointments/21/call", { api: callApi(appointment), role: "doctor" });
  const show = async (tab: string) => opened.user.click(await screen.findByRole("tab", { name: tab }));
  return { ...opened, show };
}

const field = (name: string) => screen.findByLabelText<HTMLTextAreaElement>(name);

test("what the doctor has written and not sent is there after other tabs, and after the call has ended", async () => {
  const { api, desk, user, show } = await openCall();
  await show("Messages");
  await user.type(await field("Message to the patient"), "One moment");
  await show("Summary and prescription");
  await user.type(await field("Summary for the patient"), "Rest for three days.");
  await user.type(await field("Prescription"), "Ibuprofen 400 mg");
  await show("Notes");
  await show("Messages");
  expect((await field("Message to the patient")).value).toBe("One moment");
  await show("Summary and prescription");
  expect((await field("Summary for the patient")).value).toBe("Rest for three days.");
  api.on(clinicGetAppointment, entityOf({ ...appointment, status: "finished" }));
  void desk.queries.invalidateQueries({ queryKey: [`/api${clinicGetAppointment.path}`] });
  expect((await screen.findByRole("heading", { level: 1, name: /has ended/ })).textContent).toContain(
    "ended",
  );
  expect((await field("Summary for the patient")).value).toBe("Rest for three days.");
  expect((await field("Prescription")).value).toBe("Ibuprofen 400 mg");
});

test("what was sent does not come back", async () => {
  const { api, user, show } = await openCall();
  const sent = {
    id: 1,
    sender: "doctor" as const,
    text: "Hello",
    key: "k",
    sent_at: appointment.start_time,
    delivered_at: null,
    seen_at: null,
  };
  api.on(clinicSendMessage, entityOf(sent)).on(clinicPrescribe, entityOf(aFile({ id: 60 })));
  await show("Messages");
  await user.type(await field("Message to the patient"), "Hello");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await show("Summary and prescription");
  await user.type(await field("Prescription"), "Ibuprofen 400 mg");
  await user.click(screen.getByRole("button", { name: "Send the prescription" }));
  expect(await screen.findByText("The patient has the prescription now.")).toBeTruthy();
  expect(api.sentTo(clinicPrescribe).map(({ body }) => body)).toEqual([{ text: "Ibuprofen 400 mg" }]);
  await show("Messages");
  expect((await field("Message to the patient")).value).toBe("");
  await show("Summary and prescription");
  expect((await field("Prescription")).value).toBe("");
});

test("the end of the call says which summary and prescriptions were sent before, and when", async () => {
  const at = (clock: string) => `2026-11-26T${clock}:00.000Z`;
  const sent = [
    aFile({ id: 61, sender: "clinic", kind: "prescription", created_at: at("13:17") }),
    aFile({ id: 62, sender: "clinic", created_at: at("13:18") }),
    aFile({ id: 63, sender: "patient", created_at: at("12:19") }),
  ];
  const finished = { ...appointment, status: "finished" as const };
  const api = callApi(finished).on(
    clinicAppointmentFiles,
    entityOf(someFiles({ items: sent, summary: { text: "Rest.", updated_at: at("13:16") } })),
  );
  await openDesk("/desk/appointments/21/call", { api, role: "doctor" });
  await screen.findByRole("heading", { level: 1, name: /has ended/ });
  expect((await screen.findByText(/^Summary sent:/)).textContent).toMatch(/13:16\.$/);
  const prescriptions = screen.getAllByText(/^Prescription sent:/);
  expect(prescriptions.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Prescription sent: .*13:17\.$/),
  ]);
});

test("a message whose answer was lost keeps its key when it is sent again from another tab", async () => {
  const { api, user, show } = await openCall();
  api.lose(clinicSendMessage);
  await show("Messages");
  await user.type(await field("Message to the patient"), "Hello");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("We couldn’t reach the server just now.")).toBeTruthy();
  await show("Notes");
  await show("Messages");
  await user.click(await screen.findByRole("button", { name: "Send" }));
  const keys = api.sentTo(clinicSendMessage).map(({ body }) => (body as { key: string }).key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
