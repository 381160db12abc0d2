import { listSlots } from "@anteroom/contract/appointment/find-doctor";
import { clinicFollowUp } from "@anteroom/contract/clinic";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { anAppointment } from "../../../web/src/testing/answers/appointments.ts";
import { collectionOf, entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { fakeApi } from "../../../web/src/testing/fake-api.ts";
import { showInDesk } from "../testing/open-desk.tsx";
import { FollowUp } from "./follow-up.tsx";

const start = "2026-12-02T10:00:00.000Z";
const slots = [{ start_time: start, end_time: "2026-12-02T10:20:00.000Z" }];
const ofGuest = { ...anAppointment({ status: "finished" }), patient_id: null };
const button = (name: string) => screen.getByRole("button", { name });
const select = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const optionsOf = (name: string) =>
  within(select(name))
    .getAllByRole("option")
    .map((option) => option.textContent);

/** A day with times from 9:00 on, a quarter of an hour each. */
const dayOf = (day: string, count: number) => ({
  day,
  slots: Array.from({ length: count }, (_, index) => {
    const at = Date.parse(`${day}T09:00:00.000Z`) + index * 900_000;
    return { start_time: new Date(at).toISOString(), end_time: new Date(at + 900_000).toISOString() };
  }),
});

test("a doctor books for a patient without an account, and hears when nobody can be told any more", async () => {
  const api = fakeApi()
    .on(listSlots, collectionOf([{ day: "2026-12-02", slots }]))
    .refuse(clinicFollowUp, "status_conflict");
  const { user } = await showInDesk(<FollowUp appointment={ofGuest} />, { api, role: "doctor" });
  expect(screen.getByText(/^This patient booked without an account/)).toBeTruthy();
  await user.selectOptions(await screen.findByLabelText("Time"), start);
  await user.click(button("Book the follow-up"));
  expect(await screen.findByText(/contact details have been deleted/)).toBeTruthy();
  api.on(clinicFollowUp, entityOf(anAppointment({ id: 77 })));
  await user.click(button("Book the follow-up"));
  expect(await screen.findByText(/^The follow-up is booked for/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open the appointment" }).getAttribute("href")).toBe(
    "/desk/appointments/77",
  );
  const [sent] = api.sentTo(clinicFollowUp);
  expect([sent?.path, sent?.body]).toEqual([
    `/api/clinic/appointments/${ofGuest.id}/follow_up`,
    { service_type: "remote", start_time: start, symptoms: "" },
  ]);
});

test("the days with free times are asked first, and then only the times of the chosen day", async () => {
  const api = fakeApi()
    .on(listSlots, collectionOf([dayOf("2026-12-02", 2), dayOf("2026-12-04", 16), dayOf("2026-12-07", 1)]))
    .on(clinicFollowUp, entityOf(anAppointment({ id: 77 })));
  const { user } = await showInDesk(<FollowUp appointment={ofGuest} />, { api, role: "doctor" });
  await screen.findByRole("combobox", { name: "Day" });
  expect(optionsOf("Day")).toEqual(["Wednesday 2 December", "Friday 4 December", "Monday 7 December"]);
  expect(optionsOf("Time")).toEqual(["Choose a time", "09:00", "09:15"]);

  await user.selectOptions(select("Time"), "09:15");
  await user.selectOptions(select("Day"), "Friday 4 December");
  expect(select("Time").value).toBe(""); // the time of another day is not sent
  await user.click(button("Book the follow-up"));
  expect(await screen.findByText("Choose a time first.")).toBeTruthy();
  expect(optionsOf("Time")).toHaveLength(17);
  const [morning, afternoon] = within(select("Time")).getAllByRole("group");
  expect([morning, afternoon].map((group) => group?.getAttribute("label"))).toEqual(["Morning", "Afternoon"]);

  await user.selectOptions(select("Time"), "12:00");
  await user.click(button("Book the follow-up"));
  await waitFor(() =>
    expect(api.sentTo(clinicFollowUp).map(({ body }) => body)).toEqual([
      { service_type: "remote", start_time: "2026-12-04T12:00:00.000Z", symptoms: "" },
    ]),
  );
});

test("the day stays where the chosen time was taken meanwhile, and the first one opens where it is full", async () => {
  const free = [dayOf("2026-12-02", 1), dayOf("2026-12-04", 2)];
  const api = fakeApi().on(listSlots, collectionOf(free));
  const { user, desk } = await showInDesk(<FollowUp appointment={ofGuest} />, { api, role: "doctor" });
  await user.selectOptions(await screen.findByLabelText("Day"), "Friday 4 December");
  await user.selectOptions(select("Time"), "09:15");

  api.on(listSlots, collectionOf([dayOf("2026-12-02", 1), dayOf("2026-12-04", 1)]));
  await desk.queries.invalidateQueries();
  expect(await screen.findByText("This time is no longer free. Choose another.")).toBeTruthy();
  expect(select("Day").value).toBe("2026-12-04");
  expect(optionsOf("Time")).toEqual(["Choose a time", "09:00"]);

  api.on(listSlots, collectionOf([dayOf("2026-12-02", 1)]));
  await desk.queries.invalidateQueries();
  await waitFor(() => expect(select("Day").value).toBe("2026-12-02"));
  expect(screen.getByText("This time is no longer free. Choose another.")).toBeTruthy();
  expect(select("Time").value).toBe("");
});
