import { listDependents } from "@anteroom/contract/account/dependents";
import {
  declineReview,
  getAppointment,
  listAppointments,
  listReviewOffers,
  type Appointment,
} from "@anteroom/contract/appointment/appointments";
import { listDoctors, type Doctor } from "@anteroom/contract/appointment/find-doctor";
import { listSurveyOffers } from "@anteroom/contract/appointment/surveys";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aDependent } from "../../../testing/answers/account.ts";
import { anAppointment, aFinishedAppointment } from "../../../testing/answers/appointments.ts";
import { bookedAppointment, unpaidAppointment } from "../../../testing/answers/booking.ts";
import { collectionOf, drPinho, drVale, entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";

const both = () => fakeApi().on(listDoctors, collectionOf([drVale, drPinho]));
const own = (...appointments: Appointment[]) =>
  both()
    .on(listAppointments, collectionOf(appointments))
    .on(listSurveyOffers, collectionOf([]))
    .on(listReviewOffers, collectionOf([]))
    .byDefault(listDependents, collectionOf([]));
const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const hrefOf = (name: RegExp | string) =>
  within(screen.getByRole("main")).getByRole("link", { name }).getAttribute("href");

test(
  "a visitor reads the clinic's purpose, its first free time and its doctors",
  { tags: ["S2.R01"] },
  async () => {
    await openPage("/", { api: both() });
    expect(title()).toBe("See a doctor, wherever you are");
    expect(screen.getByText(/First time available: today at/).textContent).toContain("14:00");
    expect(hrefOf("Join your appointment")).toBe("/join-by-code");
    const chips = within(screen.getByRole("list", { name: "Specialties" }));
    expect(chips.getByRole("link", { name: "Heart" }).getAttribute("href")).toBe(
      "/doctors?specialties=cardiology",
    );
    expect(screen.getByText(/^From/).textContent).toBe("From €30. You see the whole price before you pay.");
    expect(screen.getByText("We hold the time you choose for 10 minutes while you book.")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "No video? We’ll phone you" })).toBeTruthy();
  },
);

const childrens: Doctor = {
  ...drVale,
  id: 6,
  name: "Dr Amina Saidi",
  specialty: "paediatrics",
  next_slots: [{ start_time: "2026-11-24T13:50:00.000Z", end_time: "2026-11-24T14:10:00.000Z" }],
};
const names = () =>
  within(screen.getByRole("region", { name: "Next available" }))
    .getAllByRole("link")
    .map(({ textContent }) => /Dr [A-Z]\w+ [A-Z][a-z]+/.exec(textContent ?? "")?.[0]);

test.each([
  ["earlier than", childrens.next_slots, "today at 13:50"],
  ["later than", drPinho.next_slots, "Thursday 26 November at 09:00"],
])(
  "home shows the first times of adults and of children when a children's doctor is free %s the others",
  async (_how, next_slots, when) => {
    const api = fakeApi().on(listDoctors, collectionOf([{ ...childrens, next_slots }, drVale]));
    await openPage("/", { api });
    const said = screen.getByText(/First free time for adults: today at/).parentElement?.textContent;
    expect(said).toContain(`First free time for adults: today at 14:00, UTC. For children: ${when}, UTC.`);
  },
);

test("home shows one first time when the clinic has children's doctors only", async () => {
  await openPage("/", { api: fakeApi().on(listDoctors, collectionOf([childrens])) });
  expect(screen.getByText(/First time available: today at/)).toBeTruthy();
  expect(screen.queryByText(/For children/)).toBeNull();
});

test.each([
  ["in order of their times to whoever cares for a child", "2018-02-01", childrens.name],
  ["last to whoever cares for an adult alone", "1950-02-01", drVale.name],
] as const)("children's doctors are offered %s", async (_how, birthdate, first) => {
  const api = own()
    .on(listDoctors, collectionOf([childrens, drVale, drPinho]))
    .on(listDependents, collectionOf([aDependent({ birthdate })]));
  await openPage("/", { api, patient: joana });
  await screen.findByRole("heading", { name: "Next available" });
  await waitFor(() => expect(names()[0]).toBe(first));
  await waitFor(() => expect(api.sentTo(listDependents)).toHaveLength(1));
  expect(names()).toHaveLength(3);
});

test("a visitor is redirected to sign-in when choosing the health assessment", async () => {
  await openPage("/", { api: both() });
  expect(hrefOf(/^Health assessment/)).toBe("/login?from=%2Fhealth-assessment");
  expect(hrefOf(/^Pulse and breathing/)).toBe("/vitals");
  expect(hrefOf(/^Check your symptoms/)).toBe("/scheduling/symptom-checker");
  expect(within(screen.getByRole("main")).queryByRole("link", { name: /^My health record/ })).toBeNull();
});

test(
  "the home page offers no doctors when web booking is off",
  { tags: ["S6.ROLE.02", "S3.SET.patientsWebScheduling"] },
  async () => {
    const settings = { patientsWebScheduling: false };
    const { api } = await openPage("/", { api: fakeApi(), settings });
    expect(screen.getByText(/Meet your doctor by video\./)).toBeTruthy();
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByText(/We hold the time/)).toBeNull();
    expect(document.querySelector('a[href^="/doctors"], a[href^="/scheduling"]')).toBeNull();
    expect(api.sentTo(listDoctors)).toHaveLength(0);
  },
);

test("the home page omits prices and call-backs when the clinic has neither", async () => {
  const api = fakeApi().on(listDoctors, collectionOf([{ ...drVale, price: null }]));
  await openPage("/", { api, settings: { phoneCallBack: false } });
  expect(screen.queryByText(/€/)).toBeNull();
  expect(screen.getByRole("heading", { name: "Try it first" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "You can come back" })).toBeTruthy();
});

test("the home page offers nothing for health when every gate of it is closed", async () => {
  await openPage("/", {
    api: both(),
    settings: {
      patientsVitalSigns: false,
      patientsHomepageVitalSigns: false,
      patientsHomepageHealthAssessment: false,
      patientsSymptomChecker: false,
      elsevierIntegration: false,
    },
  });
  expect(screen.queryByRole("heading", { name: "How are you?" })).toBeNull();
});

test("the home page works without doctors when their request fails", async () => {
  await openPage("/", { api: fakeApi().lose(listDoctors) });
  expect(title()).toBe("See a doctor, wherever you are");
  expect(screen.getByRole("combobox")).toBeTruthy();
  expect(screen.queryByText(/First time available/)).toBeNull();
});

test("the home page says in one sentence why a visitor was redirected", { tags: ["D.47"] }, async () => {
  await openPage("/?reason=guest-details-missing", { api: both() });
  expect(screen.getByText(/We need a few details about the patient before you pay\./)).toBeTruthy();
  expect(hrefOf("Fill them in")).toBe("/scheduling/patient");
});

test("the search text of a list stays in its search box only", async () => {
  const { user } = await openPage("/", { api: both() });
  const box = () => screen.getByRole<HTMLInputElement>("combobox");
  await user.type(box(), "my heart is racing{Enter}");
  await screen.findByRole("heading", { level: 1, name: "Find a doctor" });
  await waitFor(() => expect(location.pathname).toBe("/doctors"));
  await waitFor(() => expect(box().value).toBe("my heart is racing"));
  await user.click(screen.getAllByRole("link", { name: "Home" })[0] as HTMLElement);
  await waitFor(() => expect(location.pathname).toBe("/"));
  await waitFor(() => expect(box().value).toBe(""));
});

test("an empty search leads to the list of doctors", async () => {
  const { user } = await openPage("/", { api: both() });
  await user.click(screen.getByRole("button", { name: "Find a doctor" }));
  await waitFor(() => expect(location.pathname).toBe("/doctors"));
});

test("a patient is greeted by name and sees the next appointment first", { tags: ["S2.R01"] }, async () => {
  const later = {
    ...bookedAppointment,
    id: 22,
    start_time: "2026-11-25T10:00:00.000Z",
    end_time: "2026-11-25T10:20:00.000Z",
  };
  await openPage("/", { api: own(later, bookedAppointment), patient: joana });
  expect(await screen.findByRole("heading", { level: 1, name: "Good morning, Joana" })).toBeTruthy();
  const next = within(await screen.findByRole("region", { name: /^Your next appointment, today/ }));
  expect(next.getByRole("link", { name: "Dr Rui Vale" }).getAttribute("href")).toBe("/appointments/21");
  expect(next.getByRole("link", { name: "Get ready" }).getAttribute("href")).toBe(
    "/appointments/21/device-test",
  );
  expect(next.getByText(/^Opens at/).textContent).toBe("Opens at 13:50");
  expect(hrefOf(/^My health record/)).toBe("/health-record");
  expect(hrefOf(/^Health assessment/)).toBe("/health-assessment");
  expect(hrefOf("Join with a code")).toBe("/join-by-code");
});

test("a running call comes before another appointment, whether or not the patient was in it", async () => {
  const running = { ...bookedAppointment, status: "preparing", status_code: 3 } as const;
  const earlier = { ...bookedAppointment, id: 22, start_time: "2026-11-24T09:30:00.000Z" };
  await openPage("/", { api: own(earlier, running), patient: joana, now: Date.UTC(2026, 10, 24, 14, 5) });
  const back = await screen.findByRole("link", { name: "Join the video call" });
  expect(back.getAttribute("href")).toBe("/client/video/21");
  expect(screen.getByText("The call is running.")).toBeTruthy();
});

test.each([
  ["Europe/Lisbon", 13, "Good afternoon, Joana"],
  ["Europe/Lisbon", 20, "Good evening, Joana"],
  ["Asia/Tokyo", 12, "Good evening, Joana"],
  ["Europe/Lisbon", 3, "Hello, Joana"],
])("a patient in %s is greeted by the hour there when it is %i o’clock UTC", async (zone, hour, words) => {
  await openPage("/", {
    api: own(),
    patient: { ...joana, time_zone: zone },
    now: Date.UTC(2026, 10, 24, hour),
  });
  expect(await screen.findByRole("heading", { level: 1, name: words })).toBeTruthy();
});

test("a patient is asked to pay first when the next appointment is unpaid", async () => {
  await openPage("/", { api: own(unpaidAppointment), patient: joana });
  expect((await screen.findByRole("link", { name: "Pay for the appointment" })).getAttribute("href")).toBe(
    "/appointments/21/pay",
  );
  expect(screen.getByText("Not paid yet")).toBeTruthy();
});

test("a patient can join from the home page when the room is open", async () => {
  const accepted = { ...bookedAppointment, status: "accepted" as const, status_code: 2 };
  await openPage("/", { api: own(accepted), patient: joana, now: Date.UTC(2026, 10, 24, 13, 55) });
  expect((await screen.findByRole("link", { name: "Join the video call" })).getAttribute("href")).toBe(
    "/client/video/21",
  );
  expect(screen.getByText("You can join now.")).toBeTruthy();
});

test("the next appointment names the child it is for", async () => {
  await openPage("/", {
    api: own({ ...bookedAppointment, dependent_id: 8, patient_name: "Rita Prata" }),
    patient: joana,
  });
  expect(await screen.findByRole("heading", { name: /^Next appointment for Rita Prata/ })).toBeTruthy();
});

test("a patient without appointments is told where they will appear", async () => {
  await openPage("/", { api: own(), patient: joana });
  expect(await screen.findByText("No upcoming appointments")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Next available" })).toBeTruthy();
});

test("a patient's home page waits only for the appointments", async () => {
  await openPage("/", { api: own().hang(listAppointments), patient: joana });
  expect(await screen.findByRole("heading", { level: 1, name: "Good morning, Joana" })).toBeTruthy();
  expect(screen.getByText("Loading your next appointment")).toBeTruthy();
});

test("a patient can retry when the appointments failed to load", async () => {
  const api = own().refuse(listAppointments, "unavailable");
  const { user } = await openPage("/", { api, patient: joana });
  expect(await screen.findByText("title of unavailable")).toBeTruthy();
  api.on(listAppointments, collectionOf([bookedAppointment]));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Get ready" })).toBeTruthy();
});

test("a patient sees our own message when the appointments are lost on the way", async () => {
  await openPage("/", { api: own().lose(listAppointments), patient: joana });
  expect(await screen.findByText("We couldn’t load your appointments.")).toBeTruthy();
});

const question = (name = /^How was your appointment with Dr Rui Vale ?\?$/) =>
  screen.findByRole("region", { name });

test("a patient is asked for a review until it is given or declined", async () => {
  const api = own().on(listReviewOffers, collectionOf([aFinishedAppointment()]));
  const { user } = await openPage("/", { api, patient: joana });
  const card = within(await question());
  expect(card.getByText(/14:00/)).toBeTruthy();
  expect(card.getByRole("link", { name: "Leave a review" }).getAttribute("href")).toBe(
    "/appointments/21/review",
  );
  api.on(declineReview, undefined).on(listReviewOffers, collectionOf([]));
  await user.click(card.getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(screen.queryByText(/^How was your appointment/)).toBeNull());
  expect(api.sentTo(declineReview)).toHaveLength(1);
  await waitFor(() => expect(document.activeElement?.tagName, "the focus stays on the page").toBe("H1"));
});

test("the review request stays when “Not now” could not be sent", async () => {
  const api = own()
    .on(listReviewOffers, collectionOf([aFinishedAppointment()]))
    .lose(declineReview);
  const { user } = await openPage("/", { api, patient: joana });
  await user.click(within(await question()).getByRole("button", { name: "Not now" }));
  expect((await screen.findByRole("alert")).textContent).toContain("couldn’t reach the clinic’s service");
  expect(await question()).toBeTruthy();
});

test("the review request names the child", async () => {
  const api = own().on(
    listReviewOffers,
    collectionOf([aFinishedAppointment({ dependent_id: 8, patient_name: "Rita Prata" })]),
  );
  await openPage("/", { api, patient: joana });
  expect(await question(/^How was the appointment of Rita Prata with Dr Rui Vale ?\?$/)).toBeTruthy();
});

const asGuest = () =>
  localStorage.setItem("guest-access", JSON.stringify([{ appointmentId: 21, token: "a-guests-token" }]));

test("a guest is asked once for a review of this browser's appointment, and not after “Not now”", async () => {
  asGuest();
  const api = both().on(getAppointment, entityOf(aFinishedAppointment()));
  const { user } = await openPage("/", { api });
  const card = within(await question());
  expect(card.getByRole("link", { name: "Leave a review" }).getAttribute("href")).toBe(
    "/appointments/21/review",
  );
  await user.click(card.getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(screen.queryByText(/^How was your appointment/)).toBeNull());
  expect(document.activeElement?.tagName, "the focus stays on the page").toBe("H1");
  cleanup();
  await openPage("/", { api });
  await waitFor(() => expect(api.sentTo(getAppointment).length).toBeGreaterThan(1));
  expect(screen.queryByText(/^How was your appointment/)).toBeNull();
});

test("a guest's review request names the child of the appointment", async () => {
  asGuest();
  const accompanying_adult = { name: "Ana Prata", relationship: "parent" as const };
  const appointment = aFinishedAppointment({ patient_name: "Rita Prata", accompanying_adult });
  await openPage("/", { api: both().on(getAppointment, entityOf(appointment)) });
  expect(await question(/^How was the appointment of Rita Prata with Dr Rui Vale ?\?$/)).toBeTruthy();
});

test.each([
  ["to come", anAppointment()],
  [
    "reviewed",
    aFinishedAppointment({ review: { rating: 5, comment: "", created_at: "2026-11-23T15:00:00.000Z" } }),
  ],
  [
    "of long ago",
    aFinishedAppointment({ start_time: "2026-11-01T14:00:00.000Z", end_time: "2026-11-01T14:20:00.000Z" }),
  ],
] as const)("a guest is not asked to review an appointment %s", async (_what, appointment) => {
  asGuest();
  const api = both().on(getAppointment, entityOf(appointment));
  await openPage("/", { api });
  await waitFor(() => expect(api.sentTo(getAppointment)).toHaveLength(1));
  expect(screen.queryByRole("link", { name: "Leave a review" })).toBeNull();
});

test("the home page asks for no review when the clinic takes none", async () => {
  const { api } = await openPage("/", { api: own(), patient: joana, settings: { patientsReview: false } });
  await screen.findByText("No upcoming appointments");
  expect(api.sentTo(listReviewOffers)).toHaveLength(0);
});

const afterVisit = {
  action_name: "after-visit",
  actionable_id: "21",
  project_id: "aurora-visits",
  appointment_id: 21,
  appointment: { doctor_name: "Dr Rui Vale", start_time: "2026-11-23T14:00:00.000Z" },
  is_reviewed: false,
};
const withSurveys = { displayEnrollmentActionCustomisations: true, surveysProject: "aurora-visits" };

test("an appointment is asked about once when the clinic has its own survey too", async () => {
  const api = own()
    .on(listReviewOffers, collectionOf([aFinishedAppointment()]))
    .on(listSurveyOffers, collectionOf([afterVisit]));
  await openPage("/", { api, patient: joana, settings: withSurveys });
  await question();
  expect(screen.getAllByText(/^How was your appointment/)).toHaveLength(1);
  expect(screen.queryByRole("heading", { name: "Your clinic asks" })).toBeNull();
});

test("the home page asks nothing more about a reviewed appointment", async () => {
  const before = { ...afterVisit, action_name: "before-first-visit", actionable_id: "4", is_reviewed: false };
  const api = own()
    .on(listSurveyOffers, collectionOf([{ ...afterVisit, is_reviewed: true }, before]))
    .on(listDependents, collectionOf([]));
  await openPage("/", { api, patient: joana, settings: withSurveys });
  await screen.findByRole("heading", { name: "Your clinic asks" });
  expect(screen.queryByRole("link", { name: /^A few more questions/ })).toBeNull();
});

test("the Arabic home page greets a patient in Arabic with times as in English", async () => {
  await openPage("/", { api: own(bookedAppointment), patient: { ...joana, language: "ar" }, locale: "ar" });
  expect((await screen.findByRole("heading", { level: 1, name: /Joana/ })).textContent).toMatch(
    /[\u0600-\u06FF]/u,
  );
  expect(document.documentElement.dir).toBe("rtl");
  const opens = await screen.findByText(/13:50/);
  expect(opens.getAttribute("dir")).toBe("ltr");
});
