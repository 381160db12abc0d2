import {
  clinicAddBusyFeed,
  clinicListBusyFeeds,
  clinicRefreshBusyFeed,
  clinicRemoveBusyFeed,
  type BusyFeed,
} from "@anteroom/contract/administration/busy-feeds";
import { clinicGetDoctor, type ClinicDoctor } from "@anteroom/contract/administration/doctors";
import { clinicListCalendarAddresses } from "@anteroom/contract/administration/calendar";
import { clinicGetHours, clinicListDays } from "@anteroom/contract/administration/hours";
import { busyFeedFailureCodes, type BusyFeedFailureCode } from "@anteroom/domain/booking/busy-times";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { fakeApi, type FakeApi } from "../../../web/src/testing/fake-api.ts";
import { fill } from "../../../web/src/testing/fill.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { sentenceOf } from "../testing/sentence-of.tsx";
import { busyFeedReasonOf, busyFeedReasons } from "./busy-feed-reasons.tsx";

const read: BusyFeed = {
  id: 4,
  doctor_id: 1,
  description: "Hospital",
  kind: "ics",
  host: "calendar.example",
  state: "read",
  last_read_at: "2026-11-24T08:50:00.000Z",
  last_tried_at: "2026-11-24T08:50:00.000Z",
  next_refresh_at: "2026-11-24T09:05:00.000Z",
  failures: 0,
  last_failure: null,
  last_failure_code: null,
  blocks: 2,
  appointment_ids: [],
};
const lost: BusyFeed = {
  ...read,
  id: 5,
  description: "University",
  state: "failing",
  failures: 3,
  last_failure: "It answered 404.",
  last_failure_code: "not_found",
  appointment_ids: [12],
};
const wrong: BusyFeed = {
  ...lost,
  id: 6,
  description: "Private",
  last_read_at: null,
  blocks: 0,
  last_failure_code: null, // it failed before codes were stored
  appointment_ids: [],
};
const doctor: ClinicDoctor = {
  id: 1,
  version: "v1",
  external_id: null,
  name: "Rui Costa",
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
  portrait_url: "/portraits/1.webp",
  prices: [],
};
const listOf = (...collection: BusyFeed[]) => ({ data: { collection } });
const address = "https://calendar.example/private-4711/basic.ics";

/** The hours of a doctor, as the doctor or as administration. */
const open = (api: FakeApi, path = "/desk/hours", role: "doctor" | "admin" = "doctor") =>
  openDesk(path, {
    role,
    api: api
      .on(clinicGetDoctor, { data: { entity: doctor } })
      .on(clinicGetHours, { data: { collection: [], version: "v1" } })
      .on(clinicListDays, { data: { collection: [] } })
      .on(clinicListCalendarAddresses, { data: { collection: [] } }),
  });
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name, { selector: "li bdi" })).closest("li");
  if (!row) throw new Error(`no row of ${name}`);
  return row;
};
const button = (name: string) => screen.getByRole("button", { name });

test.each([
  ["doctor", "/desk/hours"],
  ["admin", "/desk/doctors/1/hours"],
] as const)(
  "the role %s sees the state of other calendars and what a failed one means",
  async (role, path) => {
    await open(fakeApi().on(clinicListBusyFeeds, listOf(read, lost, wrong)), path, role);
    expect((await rowOf("Hospital")).textContent).toMatch(
      /^HospitalUp to datecalendar\.exampleLast read on .*2026 at 08:50 · 2 busy times to comeRead again/,
    );
    const row = await rowOf("University");
    expect(row.textContent).toMatch(
      /Cannot be read.*The busy times of the last reading hold.*There’s no calendar at this address\..*Technical detail: It answered 404\./,
    );
    expect(within(row).getByRole("link", { name: "Appointment 12" })).toBeTruthy();
    expect((await rowOf("Private")).textContent).toMatch(
      /It blocks nothing yet\..*We don’t know exactly why\..*Technical detail: It answered 404\./,
    );
    expect(await accessibilityFaults()).toEqual([]);
  },
);

test("every code of a calendar has a sentence that says what to do next", () => {
  const sentences = busyFeedFailureCodes.map((code) => sentenceOf(busyFeedReasons[code]));
  expect(sentences.filter((sentence) => !/^\S.*\. \S.*\.$/.test(sentence))).toEqual([]);
  expect(new Set(sentences).size).toBe(busyFeedFailureCodes.length);
});

test("a code of a later version of the server gets the general sentence", () => {
  const code = "of_a_later_version" as BusyFeedFailureCode;
  expect(sentenceOf(busyFeedReasonOf(code))).toMatch(/^We don’t know exactly why\./);
});

test("the list shows loading, empty and offline states with a retry", async () => {
  const { api, desk, user } = await open(fakeApi().hang(clinicListBusyFeeds));
  expect(await screen.findByText("Loading")).toBeTruthy();
  api.lose(clinicListBusyFeeds);
  void desk.queries.resetQueries();
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t reach the server just now.");
  api.on(clinicListBusyFeeds, listOf());
  await user.click(button("Try again"));
  expect(await screen.findByText("There are no other calendars yet.")).toBeTruthy();
});

test("reception has no doctors' calendars", async () => {
  await openDesk("/desk/doctors/1/hours", { role: "reception" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
});

test("a calendar is added by keyboard, and its address is hidden afterwards", async () => {
  const api = fakeApi()
    .on(clinicListBusyFeeds, listOf())
    .on(clinicAddBusyFeed, () => {
      api.on(clinicListBusyFeeds, listOf({ ...read, state: "waiting", last_read_at: null, blocks: 0 }));
      return { data: { entity: read } };
    });
  const { user } = await open(api);
  const url = await screen.findByLabelText<HTMLInputElement>("Private iCal address");
  expect(url.type).toBe("password");
  await fill(user, url, "calendar.example");
  await user.keyboard("{Enter}");
  expect(screen.getByText(/Paste the whole address/)).toBeTruthy();
  expect(screen.getByText("Write a name, such as “Hospital”.")).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
  expect(api.sentTo(clinicAddBusyFeed)).toEqual([]);
  await fill(user, screen.getByLabelText("Name of the calendar"), " Hospital ");
  await fill(user, url, address);
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/The calendar is added/)).toBeTruthy();
  expect((await rowOf("Hospital")).textContent).toContain("Not read yet");
  expect(url.value).toBe("");
  expect(api.sentTo(clinicAddBusyFeed).map(({ path, body }) => [path, body])).toEqual([
    ["/api/clinic/doctors/1/busy_feeds", { description: "Hospital", url: address }],
  ]);
});

test("an account is added by keyboard with a hidden password, and missing fields are marked", async () => {
  const api = fakeApi()
    .on(clinicListBusyFeeds, listOf())
    .on(clinicAddBusyFeed, { data: { entity: { ...read, kind: "caldav" } } });
  const { user } = await open(api);
  await fill(user, await screen.findByLabelText("Name of the calendar"), "Hospital");
  await user.click(screen.getByRole("radio", { name: "With an account (CalDAV)" }));
  const server = screen.getByLabelText("Address of the server, or of one of its calendars");
  await fill(user, server, "webcal://cloud.example/");
  await fill(user, screen.getByLabelText("User name"), "a:b");
  await user.keyboard("{Enter}");
  expect(screen.getByText("Write the whole address. It begins with https://")).toBeTruthy();
  expect(screen.getByText("Write the user name. It has no colon.")).toBeTruthy();
  expect(screen.getByText("Write the password.")).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
  expect(api.sentTo(clinicAddBusyFeed)).toEqual([]);
  const password = screen.getByLabelText<HTMLInputElement>("App password");
  expect(password.type).toBe("password");
  await fill(user, server, "https://cloud.example/remote.php/dav");
  await fill(user, screen.getByLabelText("User name"), "helena");
  await fill(user, password, " word one ");
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/The calendar is added/)).toBeTruthy();
  expect(password.value).toBe("");
  expect(api.sentTo(clinicAddBusyFeed).map(({ body }) => body)).toEqual([
    {
      description: "Hospital",
      url: "https://cloud.example/remote.php/dav",
      account: { user_name: "helena", password: " word one " },
    },
  ]);
});

test("a private address is marked, a sixth calendar refused, and being offline keeps the entries", async () => {
  const fields = [{ path: "body.url", code: "not_public" }];
  const api = fakeApi()
    .on(clinicListBusyFeeds, listOf())
    .refuse(clinicAddBusyFeed, "validation_failed", { fields });
  const { user } = await open(api);
  const url = await screen.findByLabelText<HTMLInputElement>("Private iCal address");
  await fill(user, screen.getByLabelText("Name of the calendar"), "Hospital");
  await fill(user, url, "webcal://10.0.0.1/a.ics");
  await user.click(button("Add the calendar"));
  expect(await screen.findByText(/Use an address that the internet can reach/)).toBeTruthy();
  api.refuse(clinicAddBusyFeed, "status_conflict");
  await user.click(button("Add the calendar"));
  expect(await screen.findByText(/A doctor can have five other calendars/)).toBeTruthy();
  api.lose(clinicAddBusyFeed);
  await user.click(button("Add the calendar"));
  expect(await screen.findByText("We couldn’t reach the server just now.")).toBeTruthy();
  expect(url.value).toBe("webcal://10.0.0.1/a.ics");
});

test("a calendar is reloaded at most once a minute and removed after confirmation", async () => {
  const api = fakeApi()
    .on(clinicListBusyFeeds, listOf(lost))
    .on(clinicRefreshBusyFeed, () => {
      api.on(clinicListBusyFeeds, listOf({ ...lost, state: "read" }));
      return { data: { entity: read } };
    })
    .on(clinicRemoveBusyFeed, undefined);
  const { user } = await open(api);
  await user.click(await screen.findByRole("button", { name: "Read University again" }));
  expect(await screen.findByText("Up to date")).toBeTruthy();
  api.refuse(clinicRefreshBusyFeed, "too_many_requests");
  await user.click(button("Read University again"));
  expect(await screen.findByText(/what to do after too_many_requests/)).toBeTruthy();
  await user.click(button("Remove University"));
  api.on(clinicListBusyFeeds, listOf());
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Remove the calendar" }));
  await waitFor(() => expect(screen.queryByText("University", { selector: "li bdi" })).toBeNull());
  expect(api.sentTo(clinicRemoveBusyFeed)[0]?.path).toBe("/api/clinic/doctors/1/busy_feeds/5");
});
