import {
  clinicInChile,
  clinicInPortugal,
  expectCrisisHelp,
  expectViolenceHelp,
  helpLinksInPortugal,
  clinicWithCrisisLine,
} from "../../../testing/crisis-help.ts";
import { addDependent, listDependents } from "@anteroom/contract/account/dependents";
import { getPatient } from "@anteroom/contract/account/account";
import { getInsurance } from "@anteroom/contract/account/insurance";
import { completePatient } from "@anteroom/contract/account/profile";
import { listAppointments } from "@anteroom/contract/appointment/appointments";
import { bookAppointment, createHold, extendHold, releaseHold } from "@anteroom/contract/appointment/booking";
import { getDoctor, listDoctors, listSlots } from "@anteroom/contract/appointment/find-doctor";
import { beginPayment, getPaymentInfo } from "@anteroom/contract/appointment/payment";
import { notifyClinic } from "@anteroom/contract/health/urgent";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  bookedAppointment,
  bookingApi,
  hold,
  rita,
  slotStart,
  bookingStepAddress,
} from "../../../testing/answers/booking.ts";
import { collectionOf, detailsOf, drVale, entityOf, slotsOn } from "../../../testing/answers/find-doctor.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { storePatientInformation } from "../../../shared/booking/booking-memory.ts";
import { hasTypedBooking } from "../../../shared/booking/has-stored-booking.ts";
import { storeBookedFor } from "../../../shared/booking/booked-for.ts";
import { storeCheck } from "../../../shared/booking/stored-check.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";
import { fillField, expectPageText, pageText } from "../../../testing/page-words.ts";

const address = bookingStepAddress("/scheduling/patient");
const secret = "s".repeat(43);

type Opening = Parameters<typeof openPage>[1];

/** Opens the step and waits until it has come. */
async function openStep(options: Opening = {}) {
  const opened = await openPage(address, { api: bookingApi(), ...options });
  // The first test of the file fetches all parts of the step.
  await screen.findByText(/is reserved for you/, undefined, { timeout: 15_000 });
  return opened;
}

function tellAboutMyself(): void {
  fillField("In your own words", "A cough since Monday");
  fillField("Patient’s name", "Ana Guest");
  fillField("Day", "27");
  fillField("Month", "3");
  fillField("Year", "1987");
  screen.getByRole("radio", { name: "Female" }).click();
  fillField("Email address", "ana@example.org");
}

test("urgent findings depend on the age of the person to be seen", async () => {
  await openStep();
  tellAboutMyself();
  await expectPageText("Chest pain, trouble breathing or a numb face or arm?");
  fillField("Year", "2019");
  await expectPageText("Trouble breathing, a fit, a rash that doesn’t fade, or hard to wake: call 112 now.");
  expect(pageText()).not.toContain("Chest pain");
});

test("a fever of a baby under three months shows the emergency number, of an older child not", async () => {
  await openStep();
  tellAboutMyself();
  fillField("In your own words", "fever 38.5 since last night, drinks less");
  fillField("Day", "15");
  fillField("Month", "10");
  fillField("Year", "2026");
  await screen.findByText(/^This may be an emergency/, { selector: "strong" });
  fillField("Year", "2024");
  await waitFor(() => expect(screen.queryByText(/^This may be an emergency/)).toBeNull());
});

test(
  "the first step holds the time and shows its duration, doctor and price",
  { tags: ["S2.R17"] },
  async () => {
    const { api } = await openStep();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("What would you like help with?");
    expect(screen.getByText("Step 1 of 3")).toBeTruthy();
    expect(screen.getByText(/^for 10 more minutes/)).toBeTruthy();
    await expectPageText("Dr Rui Vale · €30");
    const [sent] = api.sentTo(createHold);
    expect(sent?.body).toEqual({
      doctor_id: 3,
      start_time: slotStart,
      secret: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(screen.getByRole("link", { name: "Back" }).getAttribute("href")).toBe(
      "/doctors/3?selectedDate=2026-11-24",
    );
  },
);

test(
  "a guest continues to checkout when everything is entered",
  { tags: ["S1.08", "S3.PINFO.04"] },
  async () => {
    const { user } = await openStep();
    tellAboutMyself();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() =>
      expect(location.pathname + location.search).toBe(bookingStepAddress("/appointment-checkout")),
    );
    expect(await screen.findByText("ana@example.org")).toBeTruthy();
  },
);

test("a guest sees missing entries at each field and at the top", { tags: ["S5.FIELD.01"] }, async () => {
  const { user } = await openStep();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  const summary = await screen.findByRole("region", { name: "5 things are missing" });
  expect(document.activeElement).toBe(summary);
  const links = within(summary).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([
    "Enter a few words, so the doctor can prepare",
    "Enter the patient’s name",
    "Enter the date of birth: day, month and year",
    "Select the sex, or “Rather not say”",
    "Enter your email address, so we can send you the code",
  ]);
  const name = screen.getByLabelText("Patient’s name");
  expect(name.getAttribute("aria-invalid")).toBe("true");
  for (const part of ["Day", "Month", "Year"])
    expect(screen.getByLabelText(part).getAttribute("aria-invalid"), part).toBe("true");
  expect(location.pathname).toBe("/scheduling/patient");
  if (links[1]) await user.click(links[1]);
  expect(document.activeElement).toBe(name);
});

test("danger warnings stand above the form errors, and beside the field once they change", async () => {
  const { user } = await openStep();
  fillField("In your own words", "crushing chest pain and I can't breathe");
  await screen.findByText(/^This may be an emergency/, { selector: "strong" });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  const errors = await screen.findByRole("region", { name: /things are missing$/ });
  const notice = await screen.findByText(/^This may be an emergency/, { selector: "strong" });
  const follows = (first: Node, second: Node) =>
    (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(follows(notice, errors)).toBe(true);
  expect(document.querySelectorAll("[data-danger]")).toHaveLength(1);
  fillField("In your own words", "crushing chest pain and I can't breathe at all");
  await waitFor(() => {
    const moved = screen.getByText(/^This may be an emergency/, { selector: "strong" });
    expect(follows(errors, moved)).toBe(true);
  });
});

test("an error goes from its field and from the summary as soon as the field is filled in", async () => {
  const { user } = await openStep();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByRole("region", { name: "5 things are missing" });
  const name = screen.getByLabelText("Patient’s name");
  fillField("Patient’s name", "Ana Guest");
  await waitFor(() => expect(name.getAttribute("aria-invalid")).not.toBe("true"));
  expect(screen.getByLabelText("Email address").getAttribute("aria-invalid")).toBe("true");
  const summary = await screen.findByRole("region", { name: "4 things are missing" });
  expect(within(summary).queryByRole("link", { name: /name/i })).toBeNull();
});

test("an invalid entry is not called missing", async () => {
  const { user } = await openStep();
  tellAboutMyself();
  fillField("Email address", "ana@");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByRole("region", { name: "Check one answer" });
  fillField("Patient’s name", "");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByRole("region", { name: "2 answers are missing or not right" });
  expect(screen.getAllByText("Enter the full email address, such as name@example.com")).toHaveLength(2);
});

test.each([
  ["31", "2", "1987", "This date does not exist. Check the day and the month"],
  ["27", "3", "87", "Enter the year with four digits, such as 1987"],
  ["27", "3", "2090", "The date of birth must be in the past"],
  ["27", "3", "1800", "Check the year of birth"],
])("the birth date %s %s %s is refused when it is sent", async (day, month, year, words) => {
  const { user } = await openStep();
  tellAboutMyself();
  fillField("Day", day);
  fillField("Month", month);
  fillField("Year", year);
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("link", { name: words })).toBeTruthy();
});

test("an invalid mobile number is refused", async () => {
  const { user } = await openStep();
  tellAboutMyself();
  fillField(/^Mobile number/, "call me");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(
    await screen.findByRole("link", { name: "Enter the full mobile number, or leave it empty" }),
  ).toBeTruthy();
});

test("typed text is restored when the page is reopened", { tags: ["S4.DRAFT.01"] }, async () => {
  await openStep();
  tellAboutMyself();
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain("ana@example.org"));
  cleanup();
  await openStep();
  expect(screen.getByLabelText<HTMLTextAreaElement>("In your own words").value).toBe("A cough since Monday");
  expect(screen.getByLabelText<HTMLInputElement>("Year").value).toBe("1987");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Female" }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>("Email address").value).toBe("ana@example.org");
});

test("a tapped example is appended to the text, in the page's language", async () => {
  const { app, user } = await openStep();
  fillField("In your own words", "Tired");
  await user.click(await screen.findByRole("button", { name: "Headache" }));
  expect(screen.getByLabelText<HTMLTextAreaElement>("In your own words").value).toBe("Tired, Headache");
  expect(screen.getByText("Added: Headache")).toBeTruthy();
  // A test before may have fetched the examples; their words are each page's own.
  await act(() => app.texts.load(["dependents"]));
  await act(() => app.texts.change("pt"));
  expect(screen.getByText("Acrescentado: Dor de cabeça")).toBeTruthy();
});

test("the errors of the form are in the new language when it is changed", async () => {
  const { app, user } = await openStep();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findAllByText("Enter the patient’s name")).toHaveLength(2);
  await act(() => app.texts.change("pt-BR"));
  expect(await screen.findAllByText("Digite o nome de quem vai à consulta")).toHaveLength(2);
  expect(screen.queryByText("Enter the patient’s name")).toBeNull();
});

test("words of danger show the emergency number while typing, and block nothing", async () => {
  await openStep();
  fillField("In your own words", "crushing chest pain and I can't breathe");
  const warning = await screen.findByText(/This may be an emergency\. Call/);
  expect(within(warning).getByRole("link", { name: "112" }).getAttribute("href")).toBe("tel:112");
  expect(screen.getByRole("button", { name: "Continue" })).toBeTruthy();
});

test("words of self-harm show the crisis line instead of the emergency notice", async () => {
  await openStep({ settings: clinicWithCrisisLine });
  fillField("In your own words", "I want to kill myself");
  await expectCrisisHelp();
  expect(screen.queryByText(/This may be an emergency/)).toBeNull();
});

test("help stays after the words are deleted if the clinic was alerted, and otherwise disappears", async () => {
  const receipt = { id: 3, sent_at: "2026-11-24T09:00:00.000Z", seen_at: null, channel: "urgent" };
  const { user } = await openStep({
    api: bookingApi().on(notifyClinic, entityOf(receipt)),
    settings: clinicWithCrisisLine,
  });
  fillField("In your own words", "my back hurts. I want to kill myself");
  await expectCrisisHelp();
  fillField("In your own words", "my back hurts");
  await waitFor(() => expect(document.querySelector("[data-crisis-help]")).toBeNull());
  fillField("In your own words", "my back hurts. I want to kill myself");
  await user.click(await screen.findByRole("button", { name: "Tell the clinic now" }));
  await screen.findByText(/No one has answered yet/);
  fillField("In your own words", "my back hurts");
  await user.click(await screen.findByRole("button", { name: "Give a number" }));
  expect(document.querySelector("[data-crisis-help]")?.textContent).toContain("1411");
  expect(screen.getByText(/No one has answered yet/)).toBeTruthy();
});

test("dismissed help keeps the text and the alert sent to the clinic", async () => {
  const receipt = { id: 3, sent_at: "2026-11-24T09:00:00.000Z", seen_at: null, channel: "urgent" };
  const { user } = await openStep({
    api: bookingApi().on(notifyClinic, entityOf(receipt)),
    settings: clinicWithCrisisLine,
  });
  const words = "back pain since monday, cant live with it";
  fillField("In your own words", words);
  await user.click(await screen.findByRole("button", { name: "Tell the clinic now" }));
  await screen.findByText(/No one has answered yet/);
  await user.click(screen.getByRole("button", { name: "That’s not what I meant" }));
  await expectPageText("If you think about suicide or hurting yourself, call the crisis line: 1411.");
  expect(document.querySelector("[data-crisis-help]")).toBeNull();
  expect(screen.getByLabelText("In your own words")).toHaveProperty("value", words);
  expect(screen.getAllByText(/No one has answered yet/)).toHaveLength(1);
  fillField("In your own words", `${words}, and my knee hurts`);
  expect(document.querySelector("[data-crisis-help]")).toBeNull();
  fillField("In your own words", `${words}. I want to die`);
  await waitFor(() => expect(document.querySelector("[data-crisis-help]")).not.toBeNull());
  fillField("In your own words", words);
  await user.click(await screen.findByRole("button", { name: "Show the help again" }));
  await waitFor(() => expect(document.querySelector("[data-crisis-help]")).not.toBeNull());
});

test("a child's poisoning shows only the emergency number, an adult's shows it before the crisis line", async () => {
  await openStep({ settings: clinicWithCrisisLine });
  fillField("In your own words", "o meu filho bebeu lixívia");
  await screen.findByText(/^This may be an emergency/, { selector: "strong" });
  expect(document.querySelector("[data-crisis-help]")).toBeNull();
  fillField("In your own words", "bebi lixívia");
  await screen.findByText(/Call emergency services now, even if there are no signs yet/);
  const help = document.querySelector("[data-crisis-help]") as HTMLElement;
  const ways = within(help).getAllByRole("link");
  expect(ways.map((link) => link.getAttribute("href"))).toEqual(["tel:112", "tel:1411", "tel:+351210000000"]);
});

test("words of violence show the country's helpline and say that the clinic may call back", async () => {
  await openStep({ settings: clinicInPortugal });
  fillField("In your own words", "my husband hits me");
  await expectViolenceHelp(helpLinksInPortugal);
  expect(screen.queryByText(/This may be an emergency/)).toBeNull();
  expect(screen.getByText(/Tell it only if it is safe for you to answer/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Continue" })).toBeTruthy();
});

test("words of violence show the police where the emergency number is an ambulance, and opening hours", async () => {
  await openStep({ settings: clinicInChile });
  fillField("In your own words", "my dad hits me");
  await expectViolenceHelp(["tel:133", "tel:131", "tel:147", "tel:1455", "tel:+351210000000"]);
  expect(screen.getByText(/Closed at night, at weekends and on public holidays/)).toBeTruthy();
});

test("an accidental blow shows no crisis help", async () => {
  await openStep({ settings: clinicInPortugal });
  fillField("In your own words", "the ball hit me in the eye");
  fillField("In your own words", "my husband hits me");
  await expectViolenceHelp(helpLinksInPortugal);
  fillField("In your own words", "the ball hit me in the eye");
  expect(document.querySelector("[data-crisis-help]")).toBeNull();
});

test("the nearest times say that what was written is saved once somebody has written", async () => {
  const alternatives = [{ start_time: "2026-11-24T14:20:00.000Z", end_time: "2026-11-24T14:40:00.000Z" }];
  const memory = deviceMemory(localStorage);
  storePatientInformation(memory, { name: "Ana Guest" }, Date.UTC(2026, 10, 24, 9));
  await openPage(address, { api: bookingApi().refuse(createHold, "slot_taken", { alternatives }) });
  expect(await screen.findByText(/^Here are the closest times\. What you wrote is saved\./)).toBeTruthy();
});

test(
  "the nearest times are one tap each when somebody else took this one",
  { tags: ["S8.MSG.12", "D.43"] },
  async () => {
    const other = "2026-11-24T14:20:00.000Z";
    const api = bookingApi().refuse(createHold, "slot_taken", {
      alternatives: [{ start_time: other, end_time: "2026-11-24T14:40:00.000Z" }],
    });
    const { user } = await openPage(address, { api });
    expect(
      await screen.findByRole("heading", { level: 1, name: /^Someone else just took 14:00/ }),
    ).toBeTruthy();
    await expectPageText("Here are the closest times. 14:00 is free again if they don’t book it.");
    expect(screen.getByRole("link", { name: "See all available times" }).getAttribute("href")).toBe(
      "/doctors/3?selectedDate=2026-11-24",
    );
    api.on(createHold, entityOf({ ...hold, start_time: other, secret }));
    await user.click(screen.getByRole("link", { name: /14:20/ }));
    await expectPageText("14:20 is reserved for you");
    expect(location.pathname + location.search).toBe(bookingStepAddress("/scheduling/patient", other));
  },
);

test("another time is one tap away when this one is no longer offered", async () => {
  await openPage(address, { api: bookingApi().refuse(createHold, "slot_unavailable") });
  expect(await screen.findByRole("heading", { level: 1, name: "title of slot_unavailable" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Choose another time" }).getAttribute("href")).toBe(
    "/doctors/3?selectedDate=2026-11-24",
  );
  expect(within(screen.getByRole("main")).getByRole("link", { name: "See all doctors" })).toBeTruthy();
});

test("a guest can sign in to continue when too many times are held", { tags: ["D.71"] }, async () => {
  await openPage(address, { api: bookingApi().refuse(createHold, "hold_limit", { retry_after: 170 }) });
  expect(await screen.findByText("Sign in to go on now, or try again in 3 minutes.")).toBeTruthy();
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
    `/login?from=${encodeURIComponent(address)}`,
  );
});

test("the time is held at the next try after a lost connection", async () => {
  const api = bookingApi().lose(createHold);
  const { user } = await openPage(address, { api });
  expect(
    await screen.findByRole("heading", {
      level: 1,
      name: "We couldn’t reach the clinic’s service just now.",
    }),
  ).toBeTruthy();
  api.on(createHold, entityOf({ ...hold, secret }));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await expectPageText("14:00 is reserved for you");
});

test("the step reports a timeout when the time is not held in time", async () => {
  await openPage(address, { api: bookingApi().late(createHold) });
  expect(
    await screen.findByRole("heading", {
      level: 1,
      name: "We couldn’t reach the clinic’s service just now.",
    }),
  ).toBeTruthy();
});

test.each([
  ["the time is still being kept", createHold],
  ["the doctor is not known", getDoctor],
])("the questions wait briefly and can be answered when %s", async (_case, endpoint) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  await openPage(address, { api: bookingApi().hang(endpoint) });
  await expectPageText("Reserving your time…");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("What would you like help with?");
  expect(screen.queryByLabelText("Patient’s name")).toBeNull();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await screen.findByLabelText("Patient’s name")).toBeTruthy();
  await expectPageText(endpoint === createHold ? "Reserving 14:00 for you…" : "14:00 is reserved for you");
});

test.each([
  ["the time is still being kept", createHold],
  ["the doctor is not known", getDoctor],
  ["the family is not known", listDependents],
  ["the insurance card is not known", getInsurance],
  ["the other appointments are not known", listAppointments],
])("a patient’s questions wait briefly and can be answered when %s", async (_case, endpoint) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  await openPage(address, { api: bookingApi().hang(endpoint), patient: joana });
  await expectPageText("Reserving your time…");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("What would you like help with?");
  expect(screen.queryByLabelText("In your own words")).toBeNull();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await screen.findByLabelText("In your own words")).toBeTruthy();
});

test.each([
  ["the family", listDependents],
  ["the insurance card", getInsurance],
  ["the other appointments", listAppointments],
])("a patient’s questions appear at once without %s when it cannot be loaded", async (_case, endpoint) => {
  await openStep({ api: bookingApi().refuse(endpoint, "unavailable"), patient: joana });
  expect(screen.getByLabelText("In your own words")).toBeTruthy();
});

test("the questions appear without the doctor when the doctor cannot be loaded", async () => {
  await openStep({ api: bookingApi().refuse(getDoctor, "unavailable") });
  expect(screen.getByLabelText("Patient’s name")).toBeTruthy();
});

test("a hold that ends before anything is written calls nothing still here", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openStep();
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  await expectPageText("We’re no longer holding 14:00 for you.");
  expect(pageText()).not.toContain("still here");
});

test("more time is granted on request until the limit", async () => {
  const api = bookingApi().on(
    extendHold,
    entityOf({ ...hold, expires_at: "2026-11-24T09:20:00.000Z", extensions_left: 1 }),
  );
  const { user } = await openStep({ api });
  await user.click(screen.getByRole("button", { name: "More time" }));
  expect(await screen.findByText(/for 20 more minutes/)).toBeTruthy();
  api.refuse(extendHold, "hold_extension_limit");
  await user.click(screen.getByRole("button", { name: "More time" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "More time" })).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the step says why more time is refused", async () => {
  const { user } = await openStep({ api: bookingApi().refuse(extendHold, "unavailable") });
  await user.click(screen.getByRole("button", { name: "More time" }));
  expect((await screen.findByRole("alert")).textContent).toContain("title of unavailable");
});

test("an expired hold can be renewed, and what was typed stays", async () => {
  const api = bookingApi().refuse(extendHold, "hold_expired");
  const { user } = await openStep({ api });
  fillField("Patient’s name", "Ana Guest");
  await waitFor(() => expect(hasTypedBooking(deviceMemory(localStorage))).toBe(true));
  await user.click(screen.getByRole("button", { name: "More time" }));
  await expectPageText("We’re no longer holding 14:00 for you. What you wrote is still here.");
  expect(screen.getByRole("link", { name: "Choose another time" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Hold it again" }));
  expect(await screen.findByText(/for 10 more minutes/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Patient’s name").value).toBe("Ana Guest");
});

test("cancelling the booking releases the time and deletes what was typed", async () => {
  const api = bookingApi().on(listSlots, slotsOn({ "2026-11-24": ["14:00"] }));
  const { user } = await openStep({ api });
  fillField("In your own words", "A secret");
  await user.click(screen.getByRole("button", { name: "Cancel and release this time" }));
  await waitFor(() => expect(location.pathname + location.search).toBe("/doctors/3?selectedDate=2026-11-24"));
  await screen.findByRole("heading", { level: 1, name: "Dr Rui Vale" });
  expect(api.sentTo(releaseHold).filter(({ method }) => method === "DELETE")).toHaveLength(1);
  expect(JSON.stringify(localStorage)).not.toContain("A secret");
});

test.each([
  ["/scheduling/patient", "no-slot-chosen"],
  ["/scheduling/patient?doctorId=3&appointmentDate=tomorrow", "no-slot-chosen"],
  ["/scheduling/patient?doctorId=3&appointmentDate=2026-11-24T08%3A00%3A00.000Z", "draft-expired"],
])("the address %s redirects to the doctors with the reason %s", { tags: ["D.74"] }, async (path, reason) => {
  await openPage(path, {
    api: bookingApi().refuse(listDoctors, "unavailable"),
  });
  await waitFor(() => expect(location.pathname + location.search).toBe(`/doctors?reason=${reason}`));
  await screen.findByRole("heading", { level: 1, name: "Find a doctor" });
});

test("the page of an unknown doctor is not found", async () => {
  await openPage(address, { api: bookingApi().refuse(getDoctor, "not_found") });
  expect(await screen.findByRole("heading", { level: 1, name: "Page not found (404)" })).toBeTruthy();
});

test("the step redirects home when web booking is off", async () => {
  await openPage(address, { api: bookingApi(), settings: { patientsWebScheduling: false } });
  expect(location.pathname).toBe("/");
});

test(
  "a visitor is asked to sign in when the clinic books for its patients only",
  { tags: ["D.67"] },
  async () => {
    await openStep({ settings: { patientsGuestBooking: false } });
    expect(screen.getByRole("heading", { name: "Sign in to book this time" })).toBeTruthy();
    const main = within(screen.getByRole("main"));
    const from = `?from=${encodeURIComponent(address)}`;
    expect(main.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(`/login${from}`);
    const early = main.getByRole("link", { name: "Sign in to book this time" });
    expect(early.getAttribute("href")).toBe(`/login${from}`);
    const reason = main.getByRole("textbox");
    const order = early.compareDocumentPosition(reason);
    expect(order, "before the reason is written").toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(main.getByRole("link", { name: "Create an account" }).getAttribute("href")).toBe(
      `/sign-up${from}`,
    );
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  },
);

test("the step asks only who it is for when the clinic asks for no reason", { tags: ["D.32"] }, async () => {
  const { user } = await openStep({ settings: { patientsSymptoms: false } });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Who is it for?");
  expect(screen.queryByLabelText("In your own words")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("region", { name: "4 things are missing" })).toBeTruthy();
});

test("the Arabic step has hours and addresses from left to right", async () => {
  await openPage(address, { api: bookingApi(), locale: "ar" });
  await expectPageText("موعد 14:00 محجوز لك لمدة 10 دقائق أخرى");
  for (const clock of screen.getAllByText("14:00")) expect(clock.getAttribute("dir")).toBe("ltr");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/[\u0600-\u06FF]/u);
});

test(
  "the countdown warns before the end, and the end offers the next step",
  { tags: ["D.71", "S9.CONST.06"] },
  async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = bookingApi();
    await openStep({ api });
    fillField("In your own words", "A cough");
    const two = "We’re holding your time for two more minutes. Press “More time” to hold it longer.";
    await vi.advanceTimersByTimeAsync(7.5 * 60_000);
    await expectPageText("for 3 more minutes");
    expect(pageText()).not.toContain(two);
    await vi.advanceTimersByTimeAsync(40_000);
    await expectPageText("for 2 more minutes");
    expect(pageText()).toContain(two);
    await vi.advanceTimersByTimeAsync(95_000);
    await expectPageText("We’re holding your time for 20 more seconds.");
    await vi.advanceTimersByTimeAsync(30_000);
    await expectPageText("What you wrote is still here.");
    expect(screen.getByRole("button", { name: "Hold it again" })).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>("In your own words").value).toBe("A cough");
  },
);

const paid = (more: object = {}) =>
  bookingApi()
    .on(bookAppointment, entityOf(bookedAppointment))
    .hang(beginPayment)
    .hang(getPaymentInfo)
    .on(listDependents, collectionOf([rita]))
    .on(getDoctor, entityOf(detailsOf({ ...drVale, ...more })));
const free = () => paid({ price: { amount_minor: 0, currency: "EUR" } });
const noPayments = { patientsPayments: false };

test("a patient enters only the reason and books with one tap", { tags: ["S1.03", "S1.09"] }, async () => {
  const api = free();
  const { user } = await openStep({ api, patient: joana, settings: noPayments });
  expect(screen.getByText("Step 1 of 2")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^You/ }).checked).toBe(true);
  fillField("In your own words", "A cough");
  await user.dblClick(screen.getByRole("button", { name: "Book appointment" }));
  await waitFor(() => expect(location.pathname).toBe("/appointments/21/pay"));
  expect(
    api
      .sentTo(bookAppointment)
      .filter(({ method }) => method === "POST")
      .map(({ body }) => body),
  ).toEqual([
    {
      doctor_id: 3,
      personal: true,
      service_type: "remote",
      platform: "web",
      start_time: slotStart,
      symptoms: "A cough",
    },
  ]);
});

test("a patient books for a child, who comes with an adult", { tags: ["S1.02", "D.13"] }, async () => {
  const api = free();
  const { user } = await openStep({ api, patient: joana, settings: noPayments });
  fillField("In your own words", "A rash");
  await user.click(await screen.findByRole("radio", { name: /^Rita Prata/ }));
  expect(await screen.findByText("Which adult will be with the child?")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Book appointment" }));
  await waitFor(() => expect(api.sentTo(bookAppointment).some(({ method }) => method === "POST")).toBe(true));
  expect(api.sentTo(bookAppointment).find(({ method }) => method === "POST")?.body).toMatchObject({
    personal: false,
    dependent_id: 8,
    accompanying_adult: { name: "Joana Prata", relationship: "parent" },
  });
});

test("a dependent who comes of age before the appointment needs no adult", async () => {
  const grown = { ...rita, birthdate: "2008-11-25" };
  const api = free().on(listDependents, collectionOf([grown]));
  const start = "2026-11-26T14:00:00.000Z";
  const opened = await openPage(bookingStepAddress("/scheduling/patient", start), {
    api,
    patient: joana,
    settings: noPayments,
  });
  await screen.findByText(/is reserved for you/);
  await opened.user.click(await screen.findByRole("radio", { name: /^Rita Prata/ }));
  expect(await screen.findByText("Will anyone be with them?")).toBeTruthy();
  expect(screen.queryByText("Which adult will be with the child?")).toBeNull();
});

test("a lost connection while booking is shown until the patient types online again", async () => {
  const { user } = await openStep({
    api: free().lose(bookAppointment),
    patient: joana,
    settings: noPayments,
  });
  fillField("In your own words", "A cough");
  await user.click(screen.getByRole("button", { name: "Book appointment" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  fillField("In your own words", "A cough since");
  expect(screen.getByRole("alert").textContent).toContain("You’re offline. What you wrote is saved.");
  line.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  fillField("In your own words", "A cough since Monday");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("a child chosen earlier is named at the top, with a link back to oneself", async () => {
  storeBookedFor(deviceMemory(localStorage), rita.id);
  const { user, main } = await openStep({ api: free(), patient: joana, settings: noPayments });
  await expectPageText("This appointment is for Rita Prata.");
  const said = within(main).getByText(/^This appointment is for/);
  const motive = screen.getByLabelText("In your own words");
  expect(said.compareDocumentPosition(motive) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Book for me instead" }));
  const self = screen.getByRole<HTMLInputElement>("radio", { name: /^You/ });
  expect(self.checked).toBe(true);
  expect(document.activeElement).toBe(self);
  expect(pageText()).not.toContain("This appointment is for");
  await user.click(screen.getByRole("radio", { name: /^Rita Prata/ }));
  expect(pageText()).not.toContain("This appointment is for");
});

const withChecker = {
  ...noPayments,
  patientsSymptomChecker: true,
  symptomCheckerProvider: "embedded",
} as const;

/** A check from which somebody went on to this booking, with its answers. */
function comeFromCheck(person: { age: number; sex: "F" | "M" }): void {
  const interview = { person, complaints: [], findings: [], answered: [] };
  const check = { at: "result", details: "details", interview, isShared: true, isCarried: true };
  storeCheck(deviceMemory(localStorage), check, Date.UTC(2026, 10, 24, 9));
}

const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name }).checked;

test("a check of an unknown person leads to a booking with nobody chosen", async () => {
  comeFromCheck({ age: 14 / 12, sex: "F" });
  const api = free();
  const { user, main } = await openStep({ api, patient: joana, settings: withChecker });
  await expectPageText(
    "Your symptom check is about someone else: Female, 14 months old. Who is the appointment for?",
  );
  await screen.findByRole("radio", { name: /^Rita Prata/ });
  expect([isChosen(/^You/), isChosen(/^Rita Prata/)]).toEqual([false, false]);
  expect(within(main).getByRole("link", { name: "Add the child" }).getAttribute("href")).toBe(
    `${address}&edit=new`,
  );
  await expectPageText("We only send it if the patient’s age and sex match.");
  fillField("In your own words", "She is sick");
  await user.click(screen.getByRole("button", { name: "Book appointment" }));
  const summary = await screen.findByRole("region", { name: "One thing is missing" });
  expect(within(summary).getByRole("link", { name: "Choose who the appointment is for" })).toBeTruthy();
  expect(api.sentTo(bookAppointment).filter(({ method }) => method === "POST")).toHaveLength(0);
  await user.click(screen.getByRole("radio", { name: /^You/ }));
  await expectPageText(
    "Your symptom check is about someone else: Female, 14 months old. We won’t send it with this booking.",
  );
  expect(screen.queryByRole("checkbox", { name: "Send the symptom check with this booking" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Book appointment" }));
  await waitFor(() => expect(location.pathname).toBe("/appointments/21/pay"));
  const sent = api.sentTo(bookAppointment).find(({ method }) => method === "POST");
  expect(sent?.body).not.toHaveProperty("symptoms_triage_details");
});

test("a check that matches a family member leads to that person's booking, with the check", async () => {
  comeFromCheck({ age: 10, sex: "F" });
  const api = free();
  const { user } = await openStep({ api, patient: joana, settings: withChecker });
  await expectPageText("This appointment is for Rita Prata.");
  await waitFor(() => expect(isChosen(/^Rita Prata/)).toBe(true));
  const box = await screen.findByRole("checkbox", { name: "Send the symptom check with this booking" });
  expect(box).toHaveProperty("checked", true);
  fillField("In your own words", "A rash");
  await user.click(screen.getByRole("button", { name: "Book appointment" }));
  await waitFor(() => expect(location.pathname).toBe("/appointments/21/pay"));
  const sent = api.sentTo(bookAppointment).filter(({ method }) => method === "POST");
  expect(sent.map(({ body }) => body)).toMatchObject([
    { dependent_id: rita.id, symptoms_triage_details: "details" },
  ]);
});

test("a guest reads that a check of another person is not sent", async () => {
  comeFromCheck({ age: 14 / 12, sex: "F" });
  await openStep({ settings: withChecker });
  await expectPageText(
    "It is about: Female, 14 months old. We only send it if the patient’s age and sex match.",
  );
  tellAboutMyself();
  await expectPageText(
    "Your symptom check is about someone else: Female, 14 months old. We won’t send it with this booking.",
  );
  fillField("Year", "2025");
  fillField("Month", "9");
  await screen.findByRole("checkbox", { name: "Send the symptom check with this booking" });
  expect(pageText()).not.toContain("Your symptom check is about someone else");
});

test("the other adult's name of a child is required when the form is sent", async () => {
  const { user } = await openStep({ api: free(), patient: joana, settings: noPayments });
  fillField("In your own words", "A rash");
  await user.click(await screen.findByRole("radio", { name: /^Rita Prata/ }));
  await user.click(await screen.findByRole("radio", { name: "Another adult" }));
  await user.click(screen.getByRole("button", { name: "Book appointment" }));
  const summary = await screen.findByRole("region", { name: "2 things are missing" });
  expect(
    within(summary).getByRole("link", { name: "Enter the name of the adult who will be with the child" }),
  ).toBeTruthy();
});

test("a person who has not agreed to be cared for cannot be chosen", async () => {
  const api = free().on(listDependents, collectionOf([{ ...rita, care: "waiting" as const }]));
  await openStep({ api, patient: joana });
  const waiting = await screen.findByRole<HTMLInputElement>("radio", { name: /^Rita Prata/ });
  expect(waiting.disabled).toBe(true);
  expect(screen.getByText("Hasn’t agreed yet that you can act for them")).toBeTruthy();
});

test("missing patient details are asked and saved before the booking", { tags: ["D.63"] }, async () => {
  const patient = { ...joana, birthdate: null, sex: null };
  const api = free().on(completePatient, undefined);
  const { user } = await openStep({ api, patient, settings: noPayments });
  fillField("In your own words", "A cough");
  await user.click(screen.getByRole("button", { name: "Book appointment" }));
  expect(await screen.findByRole("region", { name: "2 things are missing" })).toBeTruthy();
  expect(api.sentTo(bookAppointment).filter(({ method }) => method === "POST")).toHaveLength(0);
  fillField("Day", "2");
  fillField("Month", "4");
  fillField("Year", "1985");
  await user.click(screen.getByRole("radio", { name: "Female" }));
  api.on(getPatient, { patient: joana });
  await user.click(screen.getByRole("button", { name: "Book appointment" }));
  await waitFor(() =>
    expect(api.sentTo(completePatient)[0]?.body).toEqual({ birthdate: "1985-04-02", sex: "female" }),
  );
});

test("a patient is warned of another appointment at that time, and nothing is refused", async () => {
  const api = free().on(listAppointments, collectionOf([bookedAppointment]));
  await openStep({ api, patient: joana, settings: noPayments });
  expect((await screen.findByText(/You already have an appointment at/)).textContent).toContain("14:00");
  expect(screen.getByRole("button", { name: "Book appointment" })).toBeTruthy();
});

test("a patient can reload the family when it failed", async () => {
  const api = free().refuse(listDependents, "unavailable");
  const { user } = await openStep({ api, patient: joana });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  api.on(listDependents, collectionOf([rita]));
  const again = screen.queryByRole("button", { name: "Try again" });
  if (again) await user.click(again);
  expect(await screen.findByRole("radio", { name: /^Rita Prata/ })).toBeTruthy();
});

test(
  "a patient books for the person shown when the family failed to load, not for the earlier child",
  { tags: ["S1.02", "S8.MSG.13"] },
  async () => {
    storeBookedFor(deviceMemory(localStorage), rita.id);
    const api = free().lose(listDependents);
    const { user } = await openStep({ api, patient: joana, settings: noPayments });
    const missing = await screen.findByRole("alert");
    expect(missing.textContent).toContain("We couldn’t load the people you care for.");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^You/ }).checked).toBe(true);
    expect(screen.queryByRole("radio", { name: /^Rita Prata/ })).toBeNull();
    fillField("In your own words", "A cough");
    await user.click(screen.getByRole("button", { name: "Book appointment" }));
    await waitFor(() => expect(location.pathname).toBe("/appointments/21/pay"));
    const sent = api.sentTo(bookAppointment).filter(({ method }) => method === "POST");
    expect(sent.map(({ body }) => body)).toMatchObject([{ personal: true, start_time: slotStart }]);
    expect(sent[0]?.body).not.toHaveProperty("dependent_id");
  },
);

test("a patient with an earlier chosen child sees the child chosen once the family has loaded", async () => {
  storeBookedFor(deviceMemory(localStorage), rita.id);
  const api = free().lose(listDependents);
  const { user } = await openStep({ api, patient: joana, settings: noPayments });
  const missing = await screen.findByRole("alert");
  api.on(listDependents, collectionOf([rita]));
  await user.click(within(missing).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("radio", { name: /^Rita Prata/ })).toBeTruthy();
  expect(screen.queryByText("We couldn’t load the people you care for.")).toBeNull();
});

test("a family member added during the booking is refused while entries are missing, and nothing is lost", async () => {
  const api = free().on(addDependent, entityOf(rita));
  const { user } = await openStep({ api, patient: joana, settings: noPayments });
  fillField("In your own words", "A fever since Monday");
  await user.click(screen.getByRole("link", { name: "Add someone you care for" }));
  const heading = await screen.findByRole("heading", { level: 1, name: "Add someone you care for" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(location.pathname).toBe("/scheduling/patient");
  fillField("Full name", "Rita Prata");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const summary = await screen.findByRole("region", { name: "2 things need a look" });
  expect(summary.textContent).toContain("Enter the date of birth: day, month and year");
  expect(summary.textContent).toContain("Choose an answer");
  expect(api.sentTo(addDependent)).toHaveLength(0);
  fillField("Day", "3");
  fillField("Month", "5");
  fillField("Year", "2016");
  await user.click(screen.getByRole("radio", { name: "Female" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("radio", { name: /^Rita Prata/ });
  expect(screen.getByLabelText("In your own words")).toHaveProperty("value", "A fever since Monday");
  await user.click(screen.getByRole("button", { name: "Book appointment" }));
  await waitFor(() => expect(api.sentTo(bookAppointment).length).toBeGreaterThan(0));
  const sent = api.sentTo(bookAppointment).find(({ method }) => method === "POST");
  expect(sent?.body).toMatchObject({ personal: false, dependent_id: rita.id });
});

test("a patient adds a family member during the booking, who is then chosen", async () => {
  const api = free().on(addDependent, entityOf(rita));
  const { user } = await openStep({ api, patient: joana });
  await user.click(screen.getByRole("link", { name: "Add someone you care for" }));
  await screen.findByRole("heading", { level: 1, name: "Add someone you care for" });
  fillField("Full name", "Rita Prata");
  fillField("Day", "3");
  fillField("Month", "5");
  fillField("Year", "2016");
  await user.click(screen.getByRole("radio", { name: "Female" }));
  await expectPageText("14:00 is reserved for you");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(location.pathname + location.search).toBe(address));
  const added = await screen.findByRole<HTMLInputElement>("radio", { name: /^Rita Prata/ });
  expect(added.checked).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(added));
});

const noInsurance = {
  patient_id: 7,
  version: 1,
  insurer: null,
  insurance_number: null,
  policy_number: null,
  valid_until: null,
  front: null,
  back: null,
};

test("a patient sees which insurance the clinic gets with the booking", async () => {
  const api = free().on(getInsurance, entityOf({ ...noInsurance, insurer: "Seguros Farol" }));
  await openStep({ api, patient: joana });
  await expectPageText("Insurance: Seguros Farol. The clinic sees it with this booking.");
  const change = screen.getByRole("link", { name: "Change the insurance card" });
  expect(change.getAttribute("href")).toBe(`${address}&edit=insurance`);
});

test.each([
  [null, "Add the insurance card of Rita Prata", /^/],
  ["Seguros Farol", "Change the insurance card", /Insurance of Rita Prata: Seguros Farol\./],
])("a child's insurance is named as the child’s, with %j as its insurer", async (insurer, link, said) => {
  const api = free().on(getInsurance, entityOf({ ...noInsurance, insurer }));
  const { user } = await openStep({ api, patient: joana });
  await user.click(await screen.findByRole("radio", { name: /Rita/ }));
  expect(await screen.findByRole("link", { name: link })).toBeTruthy();
  expect(pageText()).toMatch(said);
});

test("an expired insurance card is not offered as valid but for renewal", async () => {
  const expired = { ...noInsurance, insurer: "Seguros Farol", valid_until: "2019-11-30" };
  await openStep({ api: free().on(getInsurance, entityOf(expired)), patient: joana });
  await expectPageText("The insurance card has expired: Seguros Farol.");
  expect(pageText()).not.toContain("The clinic sees it with this booking.");
  expect(screen.getByRole("link", { name: "Change the insurance card" }).getAttribute("href")).toBe(
    `${address}&edit=insurance`,
  );
});

test("a patient is offered to add the insurance card when the clinic has none", async () => {
  const api = free().on(getInsurance, entityOf(noInsurance));
  await openStep({ api, patient: joana });
  expect((await screen.findByRole("link", { name: /insurance card/ })).getAttribute("href")).toBe(
    `${address}&edit=insurance`,
  );
});

test.each([
  ["later than a check allows, with a way to an earlier one", -1, true],
  ["in time, without a word", 0, false],
])("a time is %s", async (_, after, isSaid) => {
  const seenBy = Date.parse(slotStart) + after;
  const check = { details: "details", specialty: "dermatology", dependentId: null, seenBy };
  storeCheck(deviceMemory(localStorage), check, Date.UTC(2026, 10, 24, 9));
  await openStep({ settings: { patientsSymptomChecker: true, symptomCheckerProvider: "embedded" } });
  await screen.findByRole("checkbox", { name: "Send the symptom check with this booking" });
  const earlier = screen.queryByRole("link", { name: "Find an earlier time" });
  expect(earlier?.getAttribute("href") ?? null).toBe(
    isSaid ? "/doctors?specialties=dermatology,general-practice" : null,
  );
  expect(pageText().includes("see a doctor within a few hours. This time is later.")).toBe(isSaid);
});

test.each([
  ["emergency-department-now", null, "Go to an emergency department now, or call 112."],
  ["emergency-services", null, "Call 112 now."],
  ["emergency-services", 5, ""],
  ["see-doctor-soon", null, ""],
])(
  "step 1 says first what to do after a check that ended in %s, made for %s",
  async (code, madeFor, advice) => {
    const details = JSON.stringify({ urgency: { code, words: "Now" } });
    storeCheck(deviceMemory(localStorage), { details, dependentId: madeFor }, Date.UTC(2026, 10, 24, 9));
    await openStep({
      settings: {
        patientsSymptomChecker: true,
        symptomCheckerProvider: "embedded",
        emergencyNumber: "112",
      },
    });
    await screen.findByText(/^(Send the symptom check|Your symptom check was for someone else)/);
    const notice = /^Your symptom check says this is an emergency\. The appointment would be too late\./;
    const said = advice === "" ? screen.queryByText(notice) : await screen.findByText(notice);
    expect(said?.textContent ?? "").toMatch(new RegExp(`${advice}$`));
    expect(said === null).toBe(advice === "");
  },
);

test.each([
  [true, "To book for someone else, such as your child, sign out and book in their name."],
  [false, "You can book for someone else by phone: +351 210 000 000."],
])(
  "a patient without a family area is told how to book for a child, by guests: %s",
  async (isOpen, words) => {
    const phone = isOpen ? null : "+351 210 000 000";
    const settings = { patientsManageDependents: false, patientsGuestBooking: isOpen, clinicPhone: phone };
    await openStep({ patient: joana, settings });
    await expectPageText(words);
    expect(screen.queryByRole("link", { name: "Add someone you care for" })).toBeNull();
  },
);

test("the first step says at once that the doctor does not speak the page's language", async () => {
  const foreign = { ...drVale, languages: ["pt", "fr"], language_names: ["Portuguese", "French"] };
  await openStep({ api: bookingApi().on(getDoctor, entityOf(detailsOf(foreign))) });
  await expectPageText("Dr Rui Vale doesn’t speak English.");
  expect(screen.getByRole("link", { name: "See doctors who speak English" })).toBeTruthy();
});

test("the notice about another language begins with the article in Spanish", async () => {
  const foreign = { ...drVale, name: "Dra. Ana Pinho", languages: ["pt"], language_names: ["portugués"] };
  await openPage(address, { locale: "es", api: bookingApi().on(getDoctor, entityOf(detailsOf(foreign))) });
  expect(await screen.findByText("La Dra. Ana Pinho")).toBeTruthy();
});

test(
  "every question and answer of the first step has an accessible name",
  { tags: ["S1.07", "S1.08", "S2.R17"] },
  async () => {
    const { main } = await openStep();
    const name = (role: string, label: string) => within(main).getByRole(role, { name: label });
    expect(within(main).getByText("Step 1 of 3")).toBeTruthy();
    for (const label of ["More time", "Continue", "Cancel and release this time"])
      expect(name("button", label)).toBeTruthy();
    for (const label of ["In your own words", "Patient’s name", "Email address", "Mobile number (optional)"])
      expect(name("textbox", label)).toBeTruthy();
    const whom = name("region", "Who is the patient?");
    const birth = within(whom).getByRole("group", { name: "Date of birth" });
    const parts = within(birth).getAllByRole("textbox");
    expect(parts.map((part) => part.getAttribute("name"))).toEqual([
      "birthdate_day",
      "birthdate_month",
      "birthdate_year",
    ]);
    const sex = within(whom).getByRole("group", { name: "Sex" });
    for (const label of ["Male", "Female", "Rather not say", "Other"])
      expect(within(sex).getByRole("radio", { name: label })).toBeTruthy();
  },
);
