import { clinicListDoctors, type ClinicDoctor } from "@anteroom/contract/administration/doctors";
import {
  clinicListCalendar,
  clinicListSchedules,
  type CalendarEntry,
  type DoctorSchedule,
} from "@anteroom/contract/administration/calendar";
import { clinicListPatients, type ClinicPatient } from "@anteroom/contract/administration/patients";
import { listSlots } from "@anteroom/contract/appointment/find-doctor";
import { clinicGetAppointment } from "@anteroom/contract/clinic";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { fakeApi, type FakeApi } from "../../../web/src/testing/fake-api.ts";
import { openDesk } from "../testing/open-desk.tsx";

/** The page's clock says Tuesday 24 November 2026, 09:00 in Lisbon. */
const entry: CalendarEntry = {
  id: 7,
  doctor_id: 1,
  patient_name: "Ana Gomes",
  service_type: "remote",
  status: "accepted",
  start_time: "2026-11-24T10:00:00.000Z",
  end_time: "2026-11-24T10:20:00.000Z",
};
const schedule: DoctorSchedule = {
  doctor_id: 1,
  doctor_name: "Dr Helena Duarte",
  is_listed: true,
  hours: [
    { weekday: 2, kind: "open", from: "09:00", to: "17:00" },
    { weekday: 2, kind: "break", from: "12:30", to: "13:30" },
  ],
  days: [{ day: "2026-11-26", parts: [{ kind: "off", from: "00:00", to: "24:00" }] }],
  busy: [{ start_time: "2026-11-24T15:00:00.000Z", end_time: "2026-11-24T16:00:00.000Z" }],
};
const doctorOf = (id: number, name: string): ClinicDoctor => ({
  id,
  version: "v1",
  external_id: null,
  name,
  title: null,
  specialty: "general-practice",
  languages: ["pt"],
  sex: null,
  treats_children: null,
  about: {},
  registration: null,
  training: null,
  treats: null,
  insurers: null,
  visit_minutes: 20,
  is_listed: true,
  portrait_url: "/p.svg",
  prices: [],
});
const patient: ClinicPatient = {
  id: 4,
  external_id: null,
  name: "Noé Neves",
  email: null,
  phone_country_code: null,
  phone_number: null,
  taxpayer_number: null,
  birthdate: "1980-02-01",
  sex: null,
  address: null,
  language: null,
  parent_id: null,
  has_account: true,
  created_at: "2026-01-01T00:00:00.000Z",
};
const listOf = <T,>(...collection: T[]) => ({ data: { collection } });
const withWeek = (entries: CalendarEntry[] = [entry], schedules: DoctorSchedule[] = [schedule]): FakeApi =>
  fakeApi()
    .on(clinicListCalendar, listOf(...entries))
    .on(clinicListSchedules, listOf(...schedules))
    .on(clinicListDoctors, listOf(doctorOf(1, "Helena Duarte"), doctorOf(2, "Rui Tavares")));
/** The list under a heading. */
const listUnder = (name: string) => screen.findByRole("list", { name });
const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("a doctor sees her own week: appointments, hours, breaks, absences, other calendars and the current time", async () => {
  const { api } = await openDesk("/desk/week", { api: withWeek(), role: "doctor" });
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Week of 23 November 2026");
  const tuesday = await listUnder("Tue 24 Nov Today");
  expect(textsOf(tuesday)).toEqual([
    "Now, 09:00",
    "10:00–10:20 Ana Gomes ConfirmedVideo appointment",
    "Break 12:30–13:30",
    "Busy in another calendar 15:00–16:00",
  ]);
  expect(textsOf(await listUnder("Thu 26 Nov"))).toEqual(["Away all day"]);
  expect(screen.getByText("1 appointment this week")).toBeTruthy();
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toHaveLength(7);
  expect(headings[0]).toBe("Mon 23 Nov");
  const [asked] = api.sentTo(clinicListCalendar);
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({
    from: "2026-11-23T00:00:00.000Z",
    to: "2026-11-30T00:00:00.000Z",
    doctor_id: "1",
  });
  expect(screen.queryByLabelText("Doctor")).toBeNull();
  expect(await accessibilityFaults()).toEqual([]);
});

test("a doctor cannot open another doctor's week by the address", async () => {
  const { api } = await openDesk("/desk/week?doctor=2&free=1", { api: withWeek(), role: "doctor" });
  await listUnder("Tue 24 Nov Today");
  expect(api.sentTo(clinicListCalendar)[0]?.query.get("doctor_id")).toBe("1");
  expect(api.sentTo(listSlots)).toEqual([]);
});

test("the keyboard moves between weeks and into an appointment, and the address follows", async () => {
  const api = withWeek().hang(clinicGetAppointment);
  const { user } = await openDesk("/desk/week", { api, role: "doctor" });
  await listUnder("Tue 24 Nov Today");
  const next = screen.getByRole("link", { name: "Next week" });
  next.focus();
  await user.keyboard("{Enter}");
  expect(location.search).toBe("?day=2026-12-01");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Week of 30 November 2026");
  expect(document.activeElement?.textContent).toBe("Next week");
  screen.getByRole("link", { name: "Back to today" }).focus();
  await user.keyboard("{Enter}");
  expect(location.search).toBe("");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Tue 24 Nov Today"));
  const appointment = within(await listUnder("Tue 24 Nov Today")).getByRole("link");
  await user.tab();
  while (document.activeElement !== appointment && document.activeElement !== document.body) await user.tab();
  expect(document.activeElement).toBe(appointment);
  await user.keyboard("{Enter}");
  expect(location.pathname).toBe("/desk/appointments/7");
});

test("the way to today leads to its heading again and again, also within its week", async () => {
  const { user } = await openDesk("/desk/week", { api: withWeek(), role: "doctor" });
  await listUnder("Tue 24 Nov Today");
  for (let press = 0; press < 2; press += 1) {
    await user.click(screen.getByRole("link", { name: "Back to today" }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Tue 24 Nov Today"));
  }
  expect(location.pathname + location.search).toBe("/desk/week");
});

test("the date field opens that day's week and keeps focus", async () => {
  await openDesk("/desk/week", { api: withWeek(), role: "doctor" });
  await listUnder("Tue 24 Nov Today");
  const field = screen.getByLabelText("Go to a day");
  field.focus();
  fireEvent.change(field, { target: { value: "2026-12-10" } });
  expect(location.search).toBe("?day=2026-12-10");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Week of 7 December 2026");
  expect(document.activeElement).toBe(screen.getByLabelText("Go to a day"));
});

test("an invalid date counts as today", async () => {
  await openDesk("/desk/week?day=2026-02-30", { api: withWeek(), role: "doctor" });
  expect(await listUnder("Tue 24 Nov Today")).toBeTruthy();
});

test("cancelled appointments are hidden, counted and shown on demand", async () => {
  const cancelled = { ...entry, id: 8, patient_name: "Rui Faria", status: "canceled" as const };
  const { user } = await openDesk("/desk/week", { api: withWeek([entry, cancelled]), role: "doctor" });
  const tuesday = await listUnder("Tue 24 Nov Today");
  expect(within(tuesday).queryByText("Rui Faria")).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: "Show cancelled appointments (1)" }));
  expect(location.search).toBe("?cancelled=1");
  expect((await screen.findByRole("link", { name: /Rui Faria/ })).textContent).toContain("Cancelled");
  expect(await accessibilityFaults()).toEqual([]);
});

test("an appointment over midnight is on both days and says so", async () => {
  const over = { ...entry, start_time: "2026-11-24T23:40:00.000Z", end_time: "2026-11-25T00:10:00.000Z" };
  await openDesk("/desk/week", { api: withWeek([over]), role: "doctor" });
  expect(textsOf(await listUnder("Tue 24 Nov Today")).at(-1)).toContain("Ends the day after");
  expect(textsOf(await listUnder("Wed 25 Nov"))[0]).toContain("23:40–00:10 Ana Gomes");
});

test("a day with a clock change says so and which of two times is meant", async () => {
  const repeated = {
    ...entry,
    start_time: "2026-10-25T01:30:00.000Z",
    end_time: "2026-10-25T01:50:00.000Z",
  };
  await openDesk("/desk/week?day=2026-10-25", { api: withWeek([repeated]), role: "doctor" });
  expect(textsOf(await listUnder("Sun 25 Oct"))[0]).toContain("01:30–01:50 UTC+0 Ana Gomes");
  expect(screen.getByText("The clocks go back on this day.")).toBeTruthy();
});

test("an empty week says so, and so does each empty day", async () => {
  const free = { ...schedule, hours: [], days: [], busy: [] };
  await openDesk("/desk/week?day=2026-12-08", { api: withWeek([], [free]), role: "doctor" });
  expect(await screen.findByText("There are no appointments this week.")).toBeTruthy();
  expect(screen.getAllByText("No appointments")).toHaveLength(7);
  expect(screen.getAllByText("No hours")).toHaveLength(7);
  expect(await accessibilityFaults()).toEqual([]);
});

test("the week shows a loading state, and retries by a button when offline", async () => {
  const api = withWeek().hang(clinicListCalendar);
  const { desk, user } = await openDesk("/desk/week", { api, role: "doctor" });
  expect(await screen.findByText("Loading")).toBeTruthy();
  api.lose(clinicListCalendar);
  void desk.queries.resetQueries();
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t reach the server just now.");
  api.on(clinicListCalendar, listOf(entry));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: /Ana Gomes/ })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a refusal is shown in the server's words", async () => {
  const api = withWeek().refuse(clinicListSchedules, "not_found");
  await openDesk("/desk/week?doctor=99", { api, role: "reception" });
  expect((await screen.findByRole("alert")).textContent).toContain("what to do after not_found");
});

test("an appointment booked elsewhere appears, and a cancelled one disappears", async () => {
  const { api, hint } = await openDesk("/desk/week", { api: withWeek(), role: "doctor" });
  await screen.findByRole("link", { name: /Ana Gomes/ });
  api.on(
    clinicListCalendar,
    listOf({ ...entry, status: "canceled" }, { ...entry, id: 9, patient_name: "Noé" }),
  );
  hint("appointment.changed");
  expect(await screen.findByRole("link", { name: /Noé/ })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Ana Gomes/ })).toBeNull();
});

test("a burst of bookings elsewhere reloads the week once", async () => {
  const { api, hint } = await openDesk("/desk/week", { api: withWeek(), role: "doctor" });
  await screen.findByRole("link", { name: /Ana Gomes/ });
  const before = api.sentTo(clinicListCalendar).length;
  api.on(clinicListCalendar, listOf({ ...entry, id: 9, patient_name: "Noé" }));
  for (let bookings = 0; bookings < 200; bookings += 1) hint("appointment.changed");
  await screen.findByRole("link", { name: /Noé/ });
  expect(api.sentTo(clinicListCalendar)).toHaveLength(before + 1);
});

test("reception sees all doctors of a day side by side and opens the week of one", async () => {
  const other = { ...schedule, doctor_id: 2, doctor_name: "Dr Rui Tavares" };
  const away = { ...schedule, doctor_id: 3, doctor_name: "Dr Lin Wei", hours: [], days: [], busy: [] };
  const api = withWeek([entry], [schedule, other, away]);
  const { user } = await openDesk("/desk/week", { api, role: "reception" });
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(
    "All doctors, Tuesday, 24 November 2026",
  );
  const headings = await screen.findAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Dr Helena Duarte", "Dr Rui Tavares"]);
  expect(screen.getByText("1 doctor has no hours and no appointments on this day.")).toBeTruthy();
  expect(api.sentTo(clinicListCalendar)[0]?.query.has("doctor_id")).toBe(false);
  expect(await accessibilityFaults()).toEqual([]);
  await user.click(screen.getByRole("link", { name: "Dr Rui Tavares" }));
  expect(location.search).toBe("?doctor=2");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Week of 23 November 2026");
  await user.selectOptions(screen.getByLabelText("Doctor"), "All doctors, one day");
  expect(location.search).toBe("");
});

test("many doctors are shown six to a page and found by name prefix", async () => {
  const many = Array.from({ length: 200 }, (_, index) => index + 1);
  const schedules = many.map((id) => ({ ...schedule, doctor_id: id, doctor_name: `Dr Number${id}` }));
  const api = withWeek([], schedules).on(
    clinicListDoctors,
    listOf(...many.map((id) => doctorOf(id, id === 123 ? "Évora Duarte" : `Number${id}`))),
  );
  const { user } = await openDesk("/desk/week", { api, role: "admin" });
  expect(await screen.findByText("Doctors 1 to 6 of 200")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Next doctors" }));
  expect(location.search).toBe("?page=2");
  expect(await screen.findByText("Doctors 7 to 12 of 200")).toBeTruthy();
  const search = screen.getByRole("searchbox", { name: "Find a doctor" });
  await user.type(search, "evo");
  expect(screen.getByText("1 doctor found; press Enter to open the week.")).toBeTruthy();
  await user.keyboard("{Enter}");
  expect(location.search).toBe("?doctor=123");
});

test("reception books from a free time, and a taken one is reported", async () => {
  const slot = { start_time: "2026-11-24T11:00:00.000Z", end_time: "2026-11-24T11:20:00.000Z" };
  const api = withWeek()
    .on(listSlots, listOf({ day: "2026-11-24", slots: [slot] }))
    .on(clinicListPatients, { data: { collection: [patient], next_cursor: null } });
  const { user, hint } = await openDesk("/desk/week?doctor=1", { api, role: "reception" });
  await user.click(await screen.findByRole("checkbox", { name: "Show free times to book" }));
  await user.click(await screen.findByRole("link", { name: "Book 11:00" }));
  expect(location.pathname + location.search).toBe("/desk/book?doctor=1&start=2026-11-24T11%3A00%3A00.000Z");
  expect(await screen.findByText("For Tuesday 24 November, 11:00. Find the patient first.")).toBeTruthy();
  await user.type(screen.getByLabelText("Patient’s name"), "noe{Enter}");
  await user.click(await screen.findByRole("button", { name: /Noé Neves/ }));
  expect(await screen.findByRole("option", { name: "Helena Duarte", selected: true })).toBeTruthy();
  expect(await screen.findByRole("option", { name: "Tuesday 24 November", selected: true })).toBeTruthy();
  expect(screen.getByRole("option", { name: "11:00", selected: true })).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
  const later = { start_time: "2026-11-24T14:00:00.000Z", end_time: "2026-11-24T14:20:00.000Z" };
  api.on(listSlots, listOf({ day: "2026-11-24", slots: [later] }));
  hint("appointment.changed");
  expect(await screen.findByText("This time is no longer free. Choose another.")).toBeTruthy();
});
