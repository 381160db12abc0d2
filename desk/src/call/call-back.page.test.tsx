import {
  clinicListRequests,
  clinicReportCall,
  type CallRequest,
} from "@anteroom/contract/call/call-requests";
import { clinicGetAppointment, clinicJoin } from "@anteroom/contract/clinic";
import { clinicListMeasurements } from "@anteroom/contract/health/vital-signs";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { anAppointment } from "../../../web/src/testing/answers/appointments.ts";
import { collectionOf, entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { aMeasurement } from "../../../web/src/testing/answers/vitals.ts";
import { callApi } from "../testing/call-api.ts";
import { openDesk } from "../testing/open-desk.tsx";

const appointment = { ...anAppointment(), patient_id: null };

const request = (state: CallRequest["state"]): CallRequest => ({
  id: 3,
  kind: "call_back",
  asked_by: "clinic",
  state,
  stopped_by: null,
  phone_number: "+351912345678",
  asked_at: appointment.start_time,
  changed_at: appointment.start_time,
});

beforeEach(() => void vi.stubGlobal("isSecureContext", false)); // no devices here

const path = "/desk/appointments/21/call";

test("the focus stays with a call by phone that the doctor reports as done", async () => {
  const api = callApi(appointment).on(clinicListRequests, collectionOf([request("calling")]));
  const { user } = await openDesk(path, { api, role: "doctor" });
  const button = await screen.findByRole("button", { name: "We have spoken" });
  api.on(clinicReportCall, entityOf(request("done"))).on(clinicListRequests, collectionOf([request("done")]));
  await user.click(button);
  expect(await screen.findByText(/^: done/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toContain("+351912345678"));
  expect(document.activeElement?.localName).toBe("li");
});

test("vital signs and a wish to be called are counted at the tab and said while another one is shown", async () => {
  const before = aMeasurement({ heart_rate: 71 }, "2026-11-24T08:00:00.000Z");
  const api = callApi(appointment).on(clinicListMeasurements, collectionOf([before]));
  const { user, desk } = await openDesk(path, { api, role: "doctor" });
  expect(await screen.findByText(/71/)).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "Notes" }));
  const after = aMeasurement({ heart_rate: 96 }, "2026-11-24T09:00:00.000Z");
  api.on(clinicListMeasurements, collectionOf([after, before]));
  api.on(clinicListRequests, collectionOf([{ ...request("asked"), asked_by: "patient" }]));
  for (const { path: list } of [clinicListMeasurements, clinicListRequests])
    void desk.queries.invalidateQueries({ queryKey: [`/api${list}`] });
  const tab = await screen.findByRole("tab", { name: "Patient (2)" });
  expect(tab.dataset["new"]).toBe("true");
  const said = screen.getByText("New vital signs from the patient.").closest("output");
  expect(said?.textContent).toContain("The patient asks for a phone call.");
  await user.click(tab);
  expect(await screen.findByRole("tab", { name: "Patient" })).toBeTruthy();
  expect(screen.queryByText("New vital signs from the patient.")).toBeNull();
  await user.click(screen.getByRole("tab", { name: "Notes" }));
  expect(await screen.findByRole("tab", { name: "Patient (1)" })).toBeTruthy(); // nobody has called yet
});

test("the page is at its top with its title focused when the call has ended", async () => {
  const api = callApi(appointment);
  const { desk } = await openDesk(path, { api, role: "doctor" });
  const scroll = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  api.on(clinicGetAppointment, entityOf({ ...appointment, status: "finished" }));
  void desk.queries.invalidateQueries({ queryKey: [`/api${clinicGetAppointment.path}`] });
  const title = await screen.findByRole("heading", { level: 1, name: /has ended/ });
  expect(document.activeElement).toBe(title);
  await waitFor(() => expect(scroll).toHaveBeenCalledWith(0, 0));
});

test.each([
  ["visit_not_open", "too-early", "The call can be taken from Thursday 26 November, 13:00."],
  ["visit_not_open", "not-confirmed", "This appointment is not paid yet."],
  ["visit_not_open", "not-remote", "This appointment is not a video appointment."],
  ["visit_over", "canceled", "This appointment was cancelled."],
  ["visit_over", "missed", "This appointment is marked as missed."],
  ["visit_over", "over", "The time of this appointment is over."],
] as const)("a call refused as %s (%s) tells the doctor why", async (code, reason, sentence) => {
  const api = callApi(appointment).refuse(clinicJoin, code, { reason });
  await openDesk(path, { api, role: "doctor" });
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toContain("The call cannot be taken now.");
  expect(notice.textContent).toContain(sentence);
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});
