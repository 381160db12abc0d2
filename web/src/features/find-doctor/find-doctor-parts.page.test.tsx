import { listDependents } from "@anteroom/contract/account/dependents";
import { listAppointments, type Appointment } from "@anteroom/contract/appointment/appointments";
import { listSlots, type Doctor } from "@anteroom/contract/appointment/find-doctor";
import { parseDoctorFilter, noFilter, type DoctorFilter } from "@anteroom/domain/booking/doctor-filter";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ZoneContext } from "../../platform/hydration/hydration-provider.tsx";
import { aDependent } from "../../testing/answers/account.ts";
import { anAppointment, aFinishedAppointment } from "../../testing/answers/appointments.ts";
import { unpaidAppointment } from "../../testing/answers/booking.ts";
import { collectionOf, drPinho, drVale, slotsOn } from "../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../testing/fake-api.ts";
import { allFetched, Fetching } from "../../testing/fetching.tsx";
import { joana, showPart } from "../../testing/open-page.tsx";
import { expectPageText, pageText } from "../../testing/page-words.ts";
import { ArrivalNotice } from "./arrival-notice.tsx";
import { BookedPerson } from "./booked-person.tsx";
import { DoctorCard } from "./doctor-sheet.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { FilterText } from "./filter-text.tsx";
import { HealthCards } from "./home/health-cards.tsx";
import { MainPicture } from "./home/main-picture.tsx";
import { NextAppointment } from "./home/next-appointment.tsx";
import { SlotCalendar } from "./times/slot-calendar.tsx";
import { SlotDay } from "./times/slot-day.tsx";

const doctors = [drVale, drPinho];
const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/[\u2066-\u2069]/g, "");
const filter = (more: Partial<DoctorFilter>): DoctorFilter => ({ ...noFilter, ...more });
const hrefs = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

describe("a filter in words", () => {
  test.each([
    [
      "specialties",
      { specialties: ["cardiology", "general-practice"] },
      undefined,
      "Heart, General practice",
    ],
    ["specialties", { specialties: ["cardiology", "general-practice"] }, "cardiology", "Heart"],
    ["specialties", { specialties: ["unheard-of"] }, undefined, "unheard-of"],
    ["languages", { languages: ["pt", "fr"] }, undefined, "Speaks Portuguese, French"],
    ["languages", { languages: ["pt", "fr"] }, "fr", "Speaks French"],
    ["languages", { languages: ["tlh"] }, undefined, "Speaks tlh"],
    ["when", { when: "today" }, undefined, "Free today"],
    ["when", { when: "week" }, undefined, "Free within a week"],
    ["sex", { sex: "female" }, undefined, "A woman"],
    ["sex", { sex: "male" }, undefined, "A man"],
    ["children", { children: true }, undefined, "Sees children"],
    ["maxPrice", { maxPrice: 4000 }, undefined, "Up to €40"],
  ] as const)("%s of %j with the value %s is “%s”", async (part, more, value, words) => {
    const given = value === undefined ? {} : { value };
    await showPart(
      <FilterText {...{ doctors, part, ...given }} filter={filter(more as Partial<DoctorFilter>)} />,
    );
    expect(plain(pageText())).toBe(words);
  });

  test("lists with the comma of Arabic", async () => {
    const of = filter({ languages: ["pt", "fr"] });
    await showPart(<FilterText {...{ doctors }} part="languages" filter={of} />, { locale: "ar" });
    expect(pageText()).toContain("Portuguese، French");
  });
});

describe("the bar of filters", () => {
  const open = (search: Record<string, string> = {}, of: readonly Doctor[] = doctors) =>
    showPart(<FilterBar doctors={of} filter={parseDoctorFilter(search)} search={search} />);
  const chip = (name: RegExp) => screen.getByRole("link", { name });

  test.each([
    [
      { specialties: "cardiology,general-practice" },
      /^Heart \(remove\)$/,
      "/doctors?specialties=general-practice",
    ],
    [{ languages: "fr" }, /^Speaks French \(remove\)$/, "/doctors"],
    [{ when: "week" }, /^Free within a week \(remove\)$/, "/doctors"],
    [{ sex: "female", children: "yes" }, /^A woman \(remove\)$/, "/doctors?children=yes"],
    [{ max_price: "4000", sort: "price" }, /^Lowest price first \(remove\)$/, "/doctors?max_price=4000"],
    [{ specialties: "cardiology", for: "9", from: "x" }, /^Heart \(remove\)$/, "/doctors?from=x&for=9"],
  ])("with %j has a chip %s that keeps the rest", async (search, name, address) => {
    await open(search as Record<string, string>);
    expect(chip(name).getAttribute("href")).toBe(address);
  });

  test("offers today in one tap, unless a span is chosen already", async () => {
    const { show } = await open();
    expect(chip(/^Free today$/).getAttribute("href")).toBe("/doctors?when=today");
    show(
      <FilterBar doctors={doctors} filter={parseDoctorFilter({ when: "week" })} search={{ when: "week" }} />,
    );
    expect(screen.queryByRole("link", { name: /^Free today$/ })).toBeNull();
  });

  test("omits criteria that the clinic states for no doctor", async () => {
    const silent = doctors.map((one) => ({ ...one, price: null, sex: null, treats_children: false }));
    const { container } = await showPart(<FilterBar doctors={silent} filter={noFilter} search={{}} />).then(
      () => ({
        container: screen.getByRole("main"),
      }),
    );
    const names = new Set([...container.querySelectorAll("input")].map(({ name }) => name));
    expect(names).toEqual(new Set(["when", "languages", "specialties"]));
  });

  test("shows no chip for an unstated criterion", async () => {
    const search = { max_price: "4000" };
    await open(
      search,
      doctors.map((one) => ({ ...one, price: null })),
    );
    expect(screen.queryByRole("link", { name: /remove/ })).toBeNull();
  });

  test("shows the remaining count at each tick and on the button", async () => {
    const { user } = await open();
    const [button] = screen.getAllByRole("button", { name: "Show doctors", hidden: true });
    await user.click(screen.getByLabelText(/^French/));
    expect(button?.textContent).toBe("Show 1 doctor");
    await user.click(screen.getByLabelText(/^A man/));
    expect(button?.textContent).toBe("Show 0 doctors");
    expect(location.pathname).toBe("/a-part");
  });

  test("keeps a language that nobody speaks from the address, so that it can be removed", async () => {
    await open({ languages: "tlh" });
    expect(screen.getByLabelText(/^tlh/)).toHaveProperty("checked", true);
    expect(chip(/^Speaks tlh \(remove\)$/).getAttribute("href")).toBe("/doctors");
  });

  test("sends the ticked filters, closes, and keeps the symptom check's parameters", async () => {
    const { user } = await open({ triage_session: "7" });
    await user.click(screen.getByText("Filters"));
    const list = screen.getByText("Filters").closest("details") as HTMLDetailsElement;
    list.open = true;
    await user.click(screen.getByLabelText(/^French/));
    await user.click(within(list).getByRole("button", { name: "Show 1 doctor", hidden: true }));
    await waitFor(() =>
      expect(location.pathname + location.search).toBe("/doctors?languages=fr&triage_session=7"),
    );
    expect(list.open).toBe(false);
  });

  test("closes with Escape and returns focus", async () => {
    const { user } = await open();
    const list = screen.getByText("Filters").closest("details") as HTMLDetailsElement;
    list.open = true;
    screen.getByLabelText(/^French/).focus();
    await user.keyboard("{Escape}");
    expect(list.open).toBe(false);
    expect(document.activeElement).toBe(list.querySelector("summary"));
  });
});

describe("the free times of a day", () => {
  const times = (count: number, taken: number[] = []) =>
    Array.from({ length: count }, (_, index) => ({
      start_time: new Date(Date.UTC(2026, 10, 25, 9, index * 20)).toISOString(),
      ...(taken.includes(index) && { isTaken: true }),
    }));
  const open = (slots: ReturnType<typeof times>, isWhole = false, more: object = {}) =>
    showPart(<SlotDay doctor={drVale} day="2026-11-25" {...{ slots, isWhole }} />, more);

  test.each([
    [6, 6, null],
    [7, 6, "1 more time on this day"],
    [20, 6, "14 more times on this day"],
  ])("of which there are %i are shortened to %i, with a link to the rest: %s", async (count, shown, rest) => {
    await open(times(count));
    expect(screen.getAllByRole("link", { name: /with Dr Rui Vale$/ })).toHaveLength(shown);
    const more = screen.queryByRole("link", { name: /on this day$/ });
    expect(more?.textContent ?? null).toBe(rest);
    expect(more?.getAttribute("href") ?? "/doctors/3?selectedDate=2026-11-25").toBe(
      "/doctors/3?selectedDate=2026-11-25",
    );
  });

  test("that were taken meanwhile keep their place without a link", async () => {
    await open(times(3, [1]));
    expect(screen.getAllByRole("listitem").map(({ textContent }) => plain(textContent))).toEqual([
      "09:00",
      expect.stringMatching(/^Taken: ?09:20$/),
      "09:40",
    ]);
    expect(screen.getAllByRole("link")).toHaveLength(2);
  });

  test("are grouped by part of the day", async () => {
    await open(times(20), true);
    expect(screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      "Morning",
      "Afternoon",
    ]);
  });

  test("each link to the booking of this doctor at that time", async () => {
    await open(times(1));
    expect(hrefs()).toEqual(["/scheduling/patient?doctorId=3&appointmentDate=2026-11-25T09%3A00%3A00.000Z"]);
  });
});

describe("the calendar of a doctor", () => {
  const open = (api: FakeApi, selected: string | null = null, more: object = {}) => {
    const chosen: string[] = [];
    return showPart(<SlotCalendar doctorId={3} {...{ selected }} onChoose={(day) => chosen.push(day)} />, {
      api,
      ...more,
    }).then((shown) => ({ ...shown, chosen }));
  };
  const day = (name: RegExp) => screen.getByRole("button", { name });

  test("shows a loading state", async () => {
    await open(fakeApi().hang(listSlots));
    expect(screen.getByText("Looking for available times.")).toBeTruthy();
  });

  test("says that a month has no times and offers the next one", async () => {
    const api = fakeApi().on(listSlots, slotsOn({}));
    const { user } = await open(api);
    expect(await screen.findByText("No times available this month.")).toBeTruthy();
    api.on(listSlots, slotsOn({ "2026-12-09": ["09:00"] }));
    await user.click(screen.getAllByRole("button", { name: /^Next/ })[0] as HTMLElement);
    expect(await screen.findByText("Coloured days have available times.")).toBeTruthy();
    expect(api.sentTo(listSlots).map(({ query }) => query.get("from"))).toEqual(["2026-11-24", "2026-12-01"]);
  });

  test.each([
    ["lost", (api: FakeApi) => api.lose(listSlots), /^We couldn’t load the doctors\./],
    [
      "refused",
      (api: FakeApi) => api.refuse(listSlots, "internal"),
      /^(title of internal|We couldn’t load the doctors)/,
    ],
  ])("does not report an empty month when it is %s, and retries", async (_, how, says) => {
    const api = how(fakeApi());
    const { user } = await open(api);
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.queryByText("No times available this month.")).toBeNull();
    expect(screen.getAllByText(says)).not.toHaveLength(0);
    api.on(listSlots, slotsOn({ "2026-11-25": ["09:00"] }));
    await user.click(again);
    expect(await screen.findByText("Coloured days have available times.")).toBeTruthy();
  });

  test("enables only days with a time", async () => {
    const { user, chosen } = await open(fakeApi().on(listSlots, slotsOn({ "2026-11-25": ["09:00"] })));
    await screen.findByText("Coloured days have available times.");
    await user.click(day(/26 November 2026/));
    expect(chosen).toEqual([]);
    await user.click(day(/25 November 2026/));
    expect(chosen).toEqual(["2026-11-25"]);
  });

  test.each([
    ["{Home}", /23 November 2026|24 November 2026/],
    ["{End}", /29 November 2026/],
    ["{ArrowRight}", /26 November 2026/],
  ])("moves with the key %s within the week, never to a past day", async (key, name) => {
    const { user } = await open(fakeApi().on(listSlots, slotsOn({ "2026-11-25": ["09:00"] })), "2026-11-25");
    await screen.findByText("Coloured days have available times.");
    await waitFor(() =>
      expect(document.activeElement?.getAttribute("aria-label")).toMatch(/25 November 2026/),
    );
    await user.keyboard(key);
    await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toMatch(name));
    expect(document.activeElement?.getAttribute("aria-label")).not.toMatch(/23 November/);
  });
});

describe("a listed doctor", () => {
  test.each([
    [{ rating: null }, "4.9", false],
    [{ rating: { average: 4.9, count: 212 } }, "4.9", true],
    [{ price: null }, "€", false],
    [{}, "€30", true],
    [{ next_slots: [] }, "No times available in the next two weeks.", true],
  ])("with %j says “%s”: %s", async (more, words, isSaid) => {
    await showPart(<DoctorCard doctor={{ ...drVale, ...more }} isFirst={false} />);
    expect(pageText().includes(words)).toBe(isSaid);
    expect(/null|undefined|NaN/.test(pageText())).toBe(false);
    expect(screen.getByRole("link", { name: /^More times/ }).getAttribute("href")).toBe("/doctors/3");
  });
});

describe("the reason for a redirect", () => {
  test.each([
    ["draft-expired", "We’re no longer holding the time you chose.", null],
    ["guest-details-missing", "We need a few details", "/scheduling/patient"],
    ["gate-closed", "This clinic does not offer that page.", null],
    ["log-in-closed", "You can’t sign in to this clinic on the web.", "/doctors"],
    ["sign-up-closed", "You can’t create an account", "/doctors"],
    ["link-incomplete", "That link is not complete.", null],
  ])("is shown: %s", async (reason, words, way) => {
    const { show } = await showPart(<ArrivalNotice reason={reason} />);
    expect(pageText()).toContain(words);
    expect(hrefs()).toEqual(way === null ? [] : [way]);
    show(<ArrivalNotice />);
    expect(pageText()).toBe("");
  });

  test.each(["toString", "__proto__", "constructor", "anything"])(
    "is empty for %s in an address",
    async (reason) => {
      await showPart(<ArrivalNotice reason={reason} />);
      expect(pageText()).toBe("");
    },
  );

  test.each(["guest-details-missing", "log-in-closed", "sign-up-closed"])(
    "has no link where web booking is off: %s",
    async (reason) => {
      await showPart(<ArrivalNotice reason={reason} />, { settings: { patientsWebScheduling: false } });
      expect(hrefs()).toEqual([]);
    },
  );
});

describe("the person a list is opened for", () => {
  const open = (id: string, api: FakeApi) =>
    showPart(
      <>
        <BookedPerson id={id} ownList="/doctors?when=today" />
        <Fetching />
      </>,
      { api, patient: joana },
    );

  test("is named, with a link to one's own list", async () => {
    await open("9", fakeApi().on(listDependents, collectionOf([aDependent()])));
    await expectPageText("You’re booking for");
    expect(plain(pageText())).toContain("You’re booking for Tomás Prata.");
    expect(hrefs()).toEqual(["/doctors?when=today"]);
  });

  test.each([
    ["has not agreed yet", "9", aDependent({ care: "waiting" })],
    ["is nobody of the family", "8", aDependent()],
    ["is no number", "9x", aDependent()],
  ])("is nobody who %s", async (_, id, one) => {
    const api = fakeApi().on(listDependents, collectionOf([one]));
    await open(id, api);
    await waitFor(() => expect(api.sentTo(listDependents)).toHaveLength(1));
    await allFetched();
    expect(pageText()).toBe("");
  });

  test("is nobody while the family failed to load", async () => {
    const api = fakeApi().lose(listDependents);
    await open("9", api);
    await waitFor(() => expect(api.sentTo(listDependents)).toHaveLength(1));
    await allFetched();
    expect(pageText()).toBe("");
  });
});

describe("the next appointment on the home page", () => {
  const at = (api: FakeApi, more: object = {}) =>
    showPart(<NextAppointment />, { api, patient: joana, ...more });
  const of = (...all: Appointment[]) => fakeApi().on(listAppointments, collectionOf(all));
  const soon = { start_time: "2026-11-24T09:30:00.000Z", end_time: "2026-11-24T09:50:00.000Z" };
  const over = { start_time: "2026-11-24T08:00:00.000Z", end_time: "2026-11-24T08:20:00.000Z" };
  const onSite = anAppointment({ service_type: "on_site" });

  test.each([
    ["can be joined", anAppointment(soon), "Join the video call", "/client/video/21", "You can join now."],
    [
      "is running",
      anAppointment({ ...soon, status: "preparing" }),
      "Join the video call",
      "/client/video/21",
      "The call is running.",
    ],
    ["is not paid", unpaidAppointment, "Pay for the appointment", "/appointments/21/pay", "Not paid yet"],
    ["is at the clinic", onSite, "See appointment", "/appointments/21", ""],
    [
      "is too early",
      anAppointment(),
      "Get ready",
      "/appointments/21/device-test",
      "Opens Thursday 26 November at 13:00",
    ],
  ])("that %s has one main action", async (_, appointment, name, address, says) => {
    await at(of(appointment));
    expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(address);
    expect(plain(pageText())).toContain(says);
  });

  test("that opens today shows the hour only", async () => {
    const later = {
      start_time: "2026-11-24T14:00:00.000Z",
      end_time: "2026-11-24T14:20:00.000Z",
      join_opens_at: "2026-11-24T13:00:00.000Z",
    };
    await at(of(anAppointment(later)));
    await expectPageText("Opens at");
    expect(plain(pageText())).toContain("Opens at 13:00");
  });

  test.each([
    [
      "is of a child",
      anAppointment({ dependent_id: 9, patient_name: "Tomás Prata" }),
      /^Next appointment for Tomás Prata, /,
    ],
    [
      "is over, with its room still open",
      anAppointment({ ...over, status: "preparing" }),
      /^Your appointment, today/i,
    ],
    ["is one's own", anAppointment(), /^Your next appointment, /],
  ])("that %s says so", async (_, appointment, title) => {
    await at(of(appointment));
    expect(plain((await screen.findByRole("heading", { level: 2 })).textContent)).toMatch(title);
  });

  test("is the one whose call is running, else the earliest", async () => {
    const first = anAppointment({ id: 31, ...soon });
    const running = anAppointment({ id: 32, status: "preparing" });
    const { app } = await at(of(anAppointment({ id: 33 }), running, first));
    expect((await screen.findByRole("link", { name: "Dr Rui Vale" })).getAttribute("href")).toBe(
      "/appointments/32",
    );
    expect(app.clock.now()).toBeGreaterThan(0);
  });

  test.each([
    ["nothing is booked", []],
    ["all are over", [aFinishedAppointment()]],
    ["all are cancelled", [anAppointment({ status: "canceled", status_code: 4 })]],
  ])("is none when %s", async (_, all) => {
    await at(of(...all));
    expect(await screen.findByText("No upcoming appointments")).toBeTruthy();
  });

  test("shows the server's refusal and appears at the next try", async () => {
    const api = fakeApi().refuse(listAppointments, "internal");
    const { user } = await at(api);
    expect(await screen.findByText("title of internal")).toBeTruthy();
    api.on(listAppointments, collectionOf([anAppointment()]));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Get ready" })).toBeTruthy();
  });

  test("shows inert placeholder cards while loading", async () => {
    await at(fakeApi().hang(listAppointments));
    expect(screen.getByText("Loading your next appointment")).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("the health section", () => {
  const all = {
    patientsHomepageVitalSigns: true,
    patientsVitalSigns: true,
    patientsSymptomChecker: true,
    elsevierIntegration: true,
  };
  test.each([
    ["a guest", undefined, {}, "/login?from=%2Fhealth-assessment", true],
    ["a patient", joana, {}, "/health-assessment", true],
    [
      "a guest where nobody can sign in",
      undefined,
      { patientsLogIn: false },
      "/login?from=%2Fhealth-assessment",
      false,
    ],
  ] as const)("leads %s to the assessment", async (_, patient, more, address, isThere) => {
    const who = patient ? { patient } : {};
    const { app } = await showPart(<HealthCards />, { ...who, settings: { ...all, ...more } });
    expect(app.session.get().kind).toBe(patient ? "signed-in" : "signed-out");
    expect(hrefs().includes(address)).toBe(isThere);
    expect(hrefs().includes("/health-record")).toBe(patient !== undefined);
  });

  test("says what is entered by hand where no camera is available", async () => {
    await showPart(<HealthCards />, { settings: { ...all, vitalSignsProvider: "none" } });
    expect(pageText()).toContain("Pulse, blood pressure, weight: entered by you");
    expect(pageText()).not.toContain("With your camera");
  });
});

describe("the home page picture", () => {
  const free = (count: number) => Array.from({ length: count }, (_, index) => ({ ...drVale, id: index + 1 }));

  test("shows five doctors with a free time, and nobody without one", async () => {
    await showPart(<MainPicture doctors={[{ ...drPinho, next_slots: [] }, ...free(7)]} />);
    expect(hrefs()).toEqual(["/doctors/1", "/doctors/2", "/doctors/3", "/doctors/4", "/doctors/5"]);
  });

  test("is the open door where nobody is free", async () => {
    await showPart(<MainPicture doctors={[{ ...drPinho, next_slots: [] }]} />);
    expect(hrefs()).toEqual([]);
    expect(screen.queryByRole("heading", { name: "Next available" })).toBeNull();
  });

  test("shows hours on the reader's clock", async () => {
    await showPart(
      <ZoneContext value="Asia/Tokyo">
        <MainPicture doctors={free(1)} />
      </ZoneContext>,
    );
    expect(plain(pageText())).toContain("23:00");
  });
});
