import { getDoctor, listSlots } from "@anteroom/contract/appointment/find-doctor";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { detailsOf, drPinho, drVale, entityOf, slotsOn } from "../../testing/answers/find-doctor.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { joana, openPage } from "../../testing/open-page.tsx";

const days = {
  "2026-11-24": ["14:00", "18:30"],
  "2026-11-25": ["09:00", "09:20", "09:40", "10:00", "10:20", "10:40", "11:00"],
};
const vale = (more = {}) =>
  fakeApi()
    .on(getDoctor, entityOf(detailsOf(drVale, more)))
    .on(listSlots, slotsOn(days));
const open = { patientsGuestBooking: true, patientsHideAmount: false };
const headings = (level: number) => screen.getAllByRole("heading", { level }).map((one) => one.textContent);

test(
  "a doctor's page shows the doctor and links each free time",
  { tags: ["S1.06", "S1.07", "S2.R19"] },
  async () => {
    await openPage("/doctors/3", { api: vale() });
    expect(headings(1)).toEqual(["Dr Rui Vale"]);
    expect(screen.getByText("General practice")).toBeTruthy();
    expect(screen.getByText("for 20 minutes by video")).toBeTruthy();
    expect(screen.getByText("Speaks Portuguese, English")).toBeTruthy();
    expect(screen.getByText("4.9 out of 5")).toBeTruthy();
    expect(screen.getByText("Sees children")).toBeTruthy();
    expect(screen.getByRole("link", { name: "All doctors" }).getAttribute("href")).toBe("/doctors");
    expect(headings(3)[0]).toMatch(/^Tuesday 24 November/);
    expect(headings(4)).toEqual(["Afternoon", "Evening"]);
    const time = screen.getByRole("link", { name: /^.*14:00.*, with Dr Rui Vale$/ });
    expect(time.getAttribute("href")).toBe(
      "/scheduling/patient?doctorId=3&appointmentDate=2026-11-24T14%3A00%3A00.000Z",
    );
  },
);

test("many times of a later day are shortened with a link to the rest", async () => {
  const { user, api } = await openPage("/doctors/3", { api: vale() });
  const day = within(screen.getByRole("region", { name: /^Wednesday 25 November/ }));
  expect(day.getAllByRole("link", { name: /with Dr Rui Vale/ })).toHaveLength(6);
  expect(api.sentTo(listSlots)[0]?.query.get("from")).toBe("2026-11-24");
  await user.click(screen.getByRole("link", { name: "Later days" }));
  await waitFor(() => expect(location.search).toBe("?selectedDate=2026-11-26"));
});

test("showing the other times of a day focuses that day's heading", async () => {
  const { user } = await openPage("/doctors/3", { api: vale() });
  await user.click(screen.getByRole("link", { name: "1 more time on this day" }));
  await waitFor(() => expect(location.search).toBe("?selectedDate=2026-11-25"));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Wednesday 25 November/));
});

test(
  "the day in the address comes first when it has a free time",
  { tags: ["S2.R19.q-selectedDate"] },
  async () => {
    await openPage("/doctors/3?selectedDate=2026-11-25", { api: vale() });
    expect(headings(3)[0]).toMatch(/^Wednesday 25 November/);
    expect(screen.queryByText(/No times available on/)).toBeNull();
  },
);

test("the next free times are shown when the day in the address is full", async () => {
  const api = vale().on(listSlots, slotsOn({ "2026-11-27": ["09:00"] }));
  await openPage("/doctors/3?selectedDate=2026-11-25", { api });
  expect(
    screen.getByText("No times available on Wednesday 25 November. These are the next ones."),
  ).toBeTruthy();
  expect(headings(3)[0]).toMatch(/^Friday 27 November/);
});

test("the next free times are linked when the week in the address is full", async () => {
  await openPage("/doctors/3?selectedDate=2026-11-25", { api: vale().on(listSlots, slotsOn({})) });
  expect(screen.getByText(/No times available on Wednesday 25 November or in the week after\./)).toBeTruthy();
  const next = screen.getByRole("link", { name: "Show the next available times" });
  expect(next.getAttribute("href")).toBe("/doctors/3");
});

test("a doctor without free times says so and offers the waitlist", async () => {
  const full = { ...drVale, next_slots: [] };
  const api = fakeApi()
    .on(getDoctor, entityOf(detailsOf(full)))
    .on(listSlots, slotsOn({}));
  const { user, main } = await openPage("/doctors/3", { api });
  expect(screen.getByText("No times available in the next two weeks. Try a later date.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Tell me if an earlier time frees up" }));
  expect(await within(main).findByRole("link", { name: "Sign in" })).toBeTruthy();
  expect(within(main).getByText(/^You need an account for the waitlist/).textContent).toContain(
    "Appointments",
  );
});

test(
  "the calendar offers only days with a free time, and the chosen one comes first",
  { tags: ["S1.07"] },
  async () => {
    const { user } = await openPage("/doctors/3", { api: vale() });
    await user.click(screen.getByRole("button", { name: "Choose another date" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Choose another date" }));
    expect(await dialog.findByText("Coloured days have available times.")).toBeTruthy();
    const free = dialog.getByRole("button", { name: /25 November 2026/ });
    expect(free.getAttribute("aria-disabled")).toBeNull();
    expect(dialog.getByRole("button", { name: /26 November 2026/ }).getAttribute("aria-disabled")).toBe(
      "true",
    );
    await user.click(free);
    await waitFor(() => expect(location.search).toBe("?selectedDate=2026-11-25"));
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

test("the page shows every fact of a doctor and its language", async () => {
  const api = vale({
    registration: { register: "Ordem dos Médicos", number: "12345" },
    training: ["University of Porto"],
    treats: ["Colds"],
    insurers: ["Multicare"],
    written_in: { about: { tag: "pt", name: "Portuguese" }, training: null, treats: null },
    reviews: [
      { rating: 5, comment: "Listens well.", month: "2026-10", written_in: { tag: "fr", name: "French" } },
    ],
  });
  await openPage("/doctors/3", { api });
  const about = within(screen.getByRole("region", { name: "About Dr Rui Vale" }));
  for (const words of [
    "Ordem dos Médicos",
    "12345",
    "University of Porto",
    "Colds",
    "Multicare",
    "Listens well.",
  ])
    expect(about.getByText(words)).toBeTruthy();
  expect(about.getByText("Written in Portuguese")).toBeTruthy();
  expect(about.getByText("Written in French")).toBeTruthy();
  expect(about.getByText("Listens well.").getAttribute("lang")).toBe("fr");
  expect(about.getByText("Sees whole families.").getAttribute("lang")).toBe("pt");
  expect(about.getByText(/October 2026/)).toBeTruthy();
});

test("a doctor's page omits unknown facts", { tags: ["S3.SET.patientsHideAmount"] }, async () => {
  const silent = { ...drPinho, price: null, treats_children: null };
  const api = fakeApi()
    .on(getDoctor, entityOf(detailsOf(silent)))
    .on(listSlots, slotsOn(days));
  await openPage("/doctors/4", { api });
  expect(screen.getByText("20 minutes by video")).toBeTruthy();
  expect(screen.queryByText(/€/)).toBeNull();
  expect(screen.queryByText(/out of 5/)).toBeNull();
  expect(screen.queryByText("Sees children")).toBeNull();
  expect(screen.queryByRole("heading", { level: 3, name: "What patients say" })).toBeNull();
});

test.each([
  ["a visitor, where guests cannot book and amounts are hidden", {}, undefined, true, true],
  ["a patient, where guests cannot book and amounts are hidden", {}, joana, false, true],
  ["a visitor, where guests can book and amounts are shown", open, undefined, false, false],
] as const)("free times announce to %s what follows", async (_, settings, patient, isSignIn, isPrice) => {
  await openPage("/doctors/3", {
    api: vale(),
    settings: { patientsGuestBooking: false, patientsHideAmount: true, ...settings },
    ...(patient && { patient }),
  });
  const times = within(screen.getByRole("region", { name: "Choose a time" }));
  expect(times.queryByText(/You need to sign in to book\./) !== null).toBe(isSignIn);
  expect(times.queryByText(/You’ll see the price before you book\./) !== null).toBe(isPrice);
});

test("times are on the patient's clock, with the clinic's zone beside them when they differ", async () => {
  const away = { ...joana, time_zone: "America/New_York" };
  await openPage("/doctors/3", { api: vale(), patient: away });
  expect(screen.getByText(/Times are in New York time\./)).toBeTruthy();
  expect(screen.getByText(/The clinic is on Lisbon time\./)).toBeTruthy();
  expect(screen.getByRole("link", { name: /09:00.*New York time.*with Dr Rui Vale/ })).toBeTruthy();
});

test.each(["/doctors/999999999", "/doctors/abc"])(
  "an unknown doctor is not found at %s",
  { tags: ["S2.R19"] },
  async (path) => {
    await openPage(path, { api: fakeApi().refuse(getDoctor, "not_found") });
    expect(headings(1)).toEqual(["Page not found (404)"]);
  },
);

test("the page shows the server's refusal and appears at the next try", async () => {
  const api = fakeApi().refuse(getDoctor, "unavailable");
  const { user } = await openPage("/doctors/3", { api });
  expect((await screen.findByRole("alert")).textContent).toContain("title of unavailable");
  api.on(getDoctor, entityOf(detailsOf(drVale))).on(listSlots, slotsOn(days));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Dr Rui Vale" })).toBeTruthy();
});

test("the doctor stays and only the times are missing when the connection is lost between", async () => {
  await openPage("/doctors/3", { api: vale().lose(listSlots) });
  expect(headings(1)).toEqual(["Dr Rui Vale"]);
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t load the doctors. Try again in a moment.",
  );
});

test("a doctor's page redirects home when web booking is off", async () => {
  await openPage("/doctors/3", { api: fakeApi(), settings: { patientsWebScheduling: false } });
  expect(location.pathname).toBe("/");
});

test(
  "the Arabic page of a doctor keeps dates and times as in English",
  { tags: ["S9.DATE.01"] },
  async () => {
    await openPage("/doctors/3", { api: vale(), locale: "ar" });
    expect(headings(3)[0]).toMatch(/^Tue,? 24 Nov/);
    expect(screen.getByRole("link", { name: /14:00.*Dr Rui Vale/ })).toBeTruthy();
  },
);

test("the doctor's name stands with its article over the description in Spanish", async () => {
  await openPage("/doctors/3", { api: vale(), locale: "es" });
  expect(await screen.findByRole("region", { name: /el Dr Rui Vale/ })).toBeTruthy();
});
