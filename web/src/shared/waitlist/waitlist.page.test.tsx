import {
  declineRequestOffer,
  leaveRequest,
  listRequests,
  requestTime,
  type WaitlistRequest,
} from "@anteroom/contract/appointment/waitlist";
import { specialtyName } from "@anteroom/content/specialties";
import { listDependents } from "@anteroom/contract/account/dependents";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { Failure } from "../../platform/api.ts";
import { rita } from "../../testing/answers/booking.ts";
import { collectionOf, entityOf } from "../../testing/answers/find-doctor.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { joana, showPart } from "../../testing/open-page.tsx";
import { Age } from "../account/age.tsx";
import { SendAgain } from "../account/send-again.tsx";
import { TimeList, TimesByPeriod } from "../booking/parts-of-day.tsx";
import { AskEarlier } from "./ask-earlier.tsx";
import { RequestsSection } from "./requests-section.tsx";

const goal = { doctor_id: 3 };
const request: WaitlistRequest = {
  id: 5,
  doctor: { id: 3, name: "Dr Rui Vale" },
  specialty: null,
  dependent: null,
  joined_at: "2026-11-24T09:00:00.000Z",
  before: "2026-11-27T14:00:00.000Z",
  ends_at: "2026-12-24T09:00:00.000Z",
  offer: null,
};
const offered: WaitlistRequest = {
  ...request,
  offer: {
    start_time: "2026-11-24T15:00:00.000Z",
    expires_at: "2026-11-24T09:15:00.000Z",
    doctor: { id: 3, name: "Dr Rui Vale" },
  },
};
const api = (requests: WaitlistRequest[] = [], family = [] as (typeof rita)[]) =>
  fakeApi().on(listRequests, collectionOf(requests)).on(listDependents, collectionOf(family));
const joined = (appointment_id: number | null = null) => entityOf({ request: null, appointment_id });
const status = () => screen.getAllByRole("status")[0]?.textContent;

describe("the waitlist of a visitor", () => {
  test("asks to sign in, returns, and keeps the request", async () => {
    const { user } = await showPart(<AskEarlier goal={goal} />);
    expect(screen.getByRole("region", { name: "Earlier time" })).toBeTruthy();
    const signIn = screen.getByRole("link", { name: "Sign in" });
    expect(signIn.getAttribute("href")).toBe("/login?from=%2Fa-part%3Fearlier%3Dask");
    expect(screen.getByRole("link", { name: "Create an account" }).getAttribute("href")).toBe(
      "/sign-up?from=%2Fa-part%3Fearlier%3Dask",
    );
    await user.click(signIn);
    expect(JSON.parse(localStorage.getItem("waitlist-request") ?? "{}")).toMatchObject(goal);
  });

  test.each([
    [{ patientsLogIn: false }, ["Create an account"]],
    [{ patientsSignUp: false }, ["Sign in"]],
  ])("offers only what the clinic has: %o", async (settings, names) => {
    await showPart(<AskEarlier goal={goal} />, { settings });
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(names);
  });
});

describe("the waitlist of a patient", () => {
  const open = (answers = api(), more: object = {}) =>
    showPart(<AskEarlier goal={goal} />, { api: answers, patient: joana, ...more });

  test("is joined with one tap, confirmed at the focus", async () => {
    const answers = api().on(requestTime, joined());
    const { user } = await open(answers);
    await user.click(await screen.findByRole("button", { name: "Join the waitlist" }));
    await waitFor(() => expect(status()).toBe("You’re on the waitlist."));
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole("status")[0]));
    expect(answers.sentTo(requestTime).map(({ body }) => body)).toEqual([goal]);
  });

  test("is joined for a child, and a person already waiting cannot be chosen", async () => {
    const answers = api([request], [rita]).on(requestTime, joined());
    const { user } = await open(answers);
    const you = await screen.findByRole<HTMLInputElement>("radio", { name: /^You/ });
    expect(you.disabled).toBe(true);
    expect(screen.queryByRole("button", { name: "Join the waitlist" })).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Rita Prata" }));
    await user.click(screen.getByRole("button", { name: "Join the waitlist" }));
    await waitFor(() => expect(answers.sentTo(requestTime)).toHaveLength(1));
    expect(answers.sentTo(requestTime)[0]?.body).toEqual({ ...goal, dependent_id: 8 });
  });

  test("does not offer a person who has not agreed to be cared for", async () => {
    await open(api([], [{ ...rita, care: "waiting" }]));
    await screen.findByRole("button", { name: "Join the waitlist" });
    expect(screen.queryByRole("radio")).toBeNull();
  });

  test("links to the appointment whose earlier time is awaited instead", async () => {
    const { user } = await open(api().on(requestTime, joined(21)));
    await user.click(await screen.findByRole("button", { name: "Join the waitlist" }));
    expect((await screen.findByRole("link", { name: "Open appointment" })).getAttribute("href")).toBe(
      "/appointments/21",
    );
    expect(screen.queryByRole("button", { name: "Join the waitlist" })).toBeNull();
  });

  test("says why joining failed and can be retried", async () => {
    const answers = api().refuse(requestTime, "waitlist_limit");
    const { user } = await open(answers);
    await user.click(await screen.findByRole("button", { name: "Join the waitlist" }));
    expect((await screen.findByRole("alert")).textContent).toContain("title of waitlist_limit");
    answers.on(requestTime, joined());
    await waitFor(() => expect(screen.getByRole("button").getAttribute("aria-busy")).toBeNull());
    await user.click(screen.getByRole("button", { name: "Join the waitlist" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  test("joins by itself after signing in as requested before", async () => {
    localStorage.setItem("waitlist-request", JSON.stringify({ ...goal, keptAt: Date.UTC(2026, 10, 24, 8) }));
    const answers = api().on(requestTime, joined());
    await open(answers);
    await waitFor(() => expect(answers.sentTo(requestTime)).toHaveLength(1));
  });

  test("says that it failed to load and can be reloaded", async () => {
    const answers = api().lose(listRequests);
    const { user } = await open(answers);
    expect((await screen.findByRole("alert")).textContent).toMatch(
      /^We couldn’t reach the clinic’s service just now\./,
    );
    answers.on(listRequests, collectionOf([] as WaitlistRequest[]));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Join the waitlist" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("a patient's requests", () => {
  const open = (answers: ReturnType<typeof api>) =>
    showPart(<RequestsSection />, { api: answers, patient: joana });

  test("are absent without any message", async () => {
    const answers = api([]);
    await open(answers);
    await waitFor(() => expect(answers.sentTo(listRequests)).toHaveLength(1));
    expect(document.querySelector("main")?.textContent).toBe("");
  });

  test.each([
    ["an earlier time", {}, /^We’ll email you when a time before Fri 27 Nov, 14:00 frees up\.$/],
    ["any time", { before: null }, /^We’ll email you when a time frees up, until Thu 24 Dec\.$/],
    [
      "a time of which the keeping is over",
      { offer: { ...offered.offer, expires_at: "2026-11-24T08:59:00.000Z" } },
      /^We’ll email you when/,
    ],
  ])("are one sentence each: %s", async (_what, more, sentence) => {
    await open(api([{ ...request, ...more } as WaitlistRequest]));
    expect((await screen.findByText(/^We’ll email you when/)).textContent).toMatch(sentence);
    expect(screen.queryByRole("button", { name: "Decline this time" })).toBeNull();
  });

  test("name the child or the specialty", async () => {
    await open(
      api([
        { ...request, dependent: { id: 8, name: "Rita Prata" } },
        { ...request, id: 6, doctor: null, specialty: "cardiology" },
      ]),
    );
    expect((await screen.findByText(/^For/)).textContent).toBe("For Rita Prata");
    expect(
      screen.getByRole("button", { name: `Leave the waitlist: ${specialtyName("cardiology", "en")}` }),
    ).toBeTruthy();
  });

  test("link a held time to its booking for the right person", async () => {
    const answers = api([{ ...offered, dependent: { id: 8, name: "Rita Prata" } }]);
    const { user, app } = await open(answers);
    const book = await screen.findByRole("link", { name: "Book this time" });
    expect(book.getAttribute("href")).toBe(
      "/scheduling/patient?doctorId=3&appointmentDate=2026-11-24T15%3A00%3A00.000Z",
    );
    expect(screen.getByText(/^We’re keeping it for you until/).textContent).toContain("09:15");
    vi.spyOn(app, "navigate").mockResolvedValue(undefined);
    await user.click(book);
    expect(localStorage.getItem("booked-for")).toBe("8");
  });

  test.each([
    ["declined", declineRequestOffer, "Decline this time", /^You declined this time\./],
    ["left", leaveRequest, /^Leave the waitlist/, /^You’ve left the waitlist\.$/],
  ])("can be %s with a confirmation, also when ended elsewhere", async (_what, shape, name, words) => {
    const answers = api([offered]).refuse(shape, "not_found");
    const { user } = await open(answers);
    await user.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(status()).toMatch(words));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("stay where leaving fails, with the reason", async () => {
    const answers = api([request]).lose(leaveRequest);
    const { user } = await open(answers);
    await user.click(await screen.findByRole("button", { name: /^Leave the waitlist/ }));
    expect((await screen.findByRole("alert")).textContent).toMatch(
      /^We couldn’t reach the clinic’s service just now\./,
    );
    expect(screen.getByRole("link", { name: "Dr Rui Vale" })).toBeTruthy();
  });
});

describe("sending a code again", () => {
  const labels = { now: "Resend code", in: (seconds: number) => `Resend in ${seconds} s` };
  const button = () => screen.getByRole("button");

  async function open(onAsk: () => Promise<Failure | null>, more: object = {}) {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 24, 9) });
    const part = <SendAgain wait={2} pause={30} sent="Sent." {...{ onAsk, labels }} {...more} />;
    const showing = showPart(part);
    await vi.advanceTimersByTimeAsync(0);
    await showing;
    const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    const press = () => act(async () => button().click());
    return { pass, press };
  }

  test("waits as long as required and says how long", async () => {
    const onAsk = vi.fn<() => Promise<Failure | null>>(() => Promise.resolve(null));
    const { pass, press } = await open(onAsk);
    expect(button().textContent).toBe("Resend in 2 s");
    expect(button().getAttribute("aria-disabled")).toBe("true");
    await press();
    expect(onAsk).not.toHaveBeenCalled();
    await pass(1);
    expect(button().textContent).toBe("Resend in 1 s");
    await pass(1);
    expect(button().textContent).toBe("Resend code");
    await press();
    expect(onAsk).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("status").textContent).toBe("Sent.");
    expect(button().textContent).toBe("Resend in 30 s");
  });

  test("says why nothing was sent and waits as long as the server asks", async () => {
    const failure = {
      code: "too_many_requests",
      title: "Wait a moment.",
      retry_after: 7,
    } as unknown as Failure;
    const answers: (Failure | null)[] = [failure, null];
    const { pass, press } = await open(() => Promise.resolve(answers.shift() ?? null), { wait: 0 });
    await press();
    expect(screen.getByRole("alert").textContent).toMatch(/^Wait a moment\./);
    expect(button().textContent).toBe("Resend in 7 s");
    expect(screen.getByRole("status").textContent).toBe("");
    for (let second = 0; second < 7; second += 1) await pass(1);
    await press();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("Sent.");
  });

  test("is sent once while pending, and says at first why nothing was sent", async () => {
    const onAsk = vi.fn<() => Promise<Failure | null>>(() => new Promise(() => {}));
    const refusal = { code: "email_just_sent", title: "We just sent one." };
    const { press } = await open(onAsk, { wait: 0, refusal });
    expect(screen.getByRole("alert").textContent).toMatch(/^We just sent one\./);
    await press();
    await press();
    expect(onAsk).toHaveBeenCalledTimes(1);
    expect(button().getAttribute("aria-busy")).toBe("true");
  });
});

test.each([
  ["2016-05-03", "10 years old"],
  ["2025-11-24", /^(1 year old|12 months)$/],
  ["2026-10-20", "5 weeks"],
])("a person born on %s is %s", async (birthdate, words) => {
  await showPart(<Age birthdate={birthdate} />, { now: Date.UTC(2026, 10, 24, 9) });
  expect(document.querySelector("main")?.textContent).toMatch(words);
});

describe("the times of a day", () => {
  const at = (hour: number, minute = 0) => ({
    start_time: new Date(Date.UTC(2026, 10, 24, hour, minute)).toISOString(),
  });
  const names = { night: "Night", morning: "Morning", afternoon: "Afternoon", evening: "Evening" };
  const day = (slots: { start_time: string }[], zone = "UTC") => (
    <TimesByPeriod {...{ slots, zone, names }} day="Tuesday" level={3} more={(rest) => `${rest} more times`}>
      {(slot) => slot.start_time.slice(11, 16)}
    </TimesByPeriod>
  );

  test("before five in the morning stand under night", async () => {
    await showPart(day([at(0), at(4, 59), at(5), at(9)]));
    expect(screen.getByRole("list", { name: "Tuesday, Night" }).textContent).toBe("00:0004:59");
    expect(screen.getByRole("list", { name: "Tuesday, Morning" }).textContent).toBe("05:0009:00");
  });

  test("are grouped by morning, afternoon and evening in the reader's zone", async () => {
    const { show } = await showPart(day([at(9), at(14), at(20)]));
    const headings = () =>
      screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(headings()).toEqual(["Morning", "Afternoon", "Evening"]);
    expect(screen.getByRole("list", { name: "Tuesday, Evening" }).textContent).toBe("20:00");
    show(day([at(10), at(14)], "America/New_York"));
    expect(headings()).toEqual([]);
    expect(screen.getAllByRole("list")).toHaveLength(1);
  });

  test.each([
    [15, 15, 0],
    [16, 9, 7],
    [50, 9, 41],
  ])("that are %i in one part show %i and collapse %i", async (all, shown, folded) => {
    await showPart(day(Array.from({ length: all }, (_, index) => at(14, index))));
    const [first, rest] = screen.getAllByRole("list");
    expect(first?.children).toHaveLength(shown);
    expect(rest?.children.length ?? 0).toBe(folded);
    expect(document.querySelector("summary")?.textContent ?? "").toBe(
      folded > 0 ? `${folded} more times` : "",
    );
  });

  test("are a named list", async () => {
    await showPart(
      <TimeList slots={[at(9)]} label="Tuesday">
        {() => "09:00"}
      </TimeList>,
    );
    expect(within(screen.getByRole("list", { name: "Tuesday" })).getAllByRole("listitem")).toHaveLength(1);
  });
});
