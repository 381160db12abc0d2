import { getUrgentReceipt, notifyClinic } from "@anteroom/contract/health/urgent";
import { act, screen, waitFor, within } from "@testing-library/react";
import { createRef } from "react";
import { describe, expect, test, vi } from "vitest";
import { entityOf } from "../../testing/answers/find-doctor.ts";
import {
  clinicInChile,
  clinicInPortugal,
  expectCrisisHelp,
  expectViolenceHelp,
  helpLinksInPortugal,
  clinicWithCrisisLine,
} from "../../testing/crisis-help.ts";
import { fakeApi, type FakeApi } from "../../testing/fake-api.ts";
import { fill } from "../../testing/fill.ts";
import { joana, showPart, silentRealtime } from "../../testing/open-page.tsx";
import type { Realtime } from "../../ports/realtime.ts";
import { CheckEmergency } from "./check-emergency.tsx";
import { CrisisWatch } from "./crisis-watch.tsx";
import { DangerNotice } from "./danger-notice.tsx";
import { EmergencyCall } from "./emergency-call.tsx";
import { mayBeSent } from "./may-be-sent.ts";
import { NotifyClinic } from "./notify-clinic.tsx";
import { ReasonHelp } from "./reason-help.tsx";
import { SelfHarmHelp } from "./self-harm-help.tsx";
import { UnmeantLine } from "./dismissed-help.tsx";
import { declareMeant, unmeantTexts } from "./unmeant-texts.ts";
import { ViolenceHelp } from "./violence-help.tsx";
import { WarnedLine } from "./danger-warning.tsx";

const noNumbers = {
  emergencyNumber: null,
  crisisLineNumber: null,
  crisisLineChatUrl: null,
  clinicPhone: null,
} as const;
const with112 = { emergencyNumber: "112" };
const words = () => document.querySelector("main")?.textContent ?? "";
const ways = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

/** A symptom check that ended with this level. */
const detailsOf = (code: string) =>
  JSON.stringify({ provider: "embedded", urgency: { code, words: "At once" }, complaints: [], answers: [] });

describe("the emergency notice", () => {
  test.each([
    ["a clinic with a number", with112, false, "In danger? Call 112", ["tel:112"]],
    ["a clinic with a number, where it is needed", with112, true, "Call 112", ["tel:112"]],
    ["a clinic without one", noNumbers, false, "In danger? Call your emergency number.", []],
    ["a clinic without one, where it is needed", noNumbers, true, "Call your emergency number now.", []],
  ])("is shown at %s, without an invented number", async (_where, settings, isNeeded, text, links) => {
    await showPart(<EmergencyCall isNeeded={isNeeded} />, { settings });
    expect([words(), ways()]).toEqual([text, links]);
  });

  test.each([
    [with112, false, "This may be an emergency. Call 112 now. No one at the clinic has seen this yet."],
    [with112, true, "This may be an emergency. Call 112 now. "],
    [
      noNumbers,
      false,
      "This may be an emergency. Call your emergency number now. No one at the clinic has seen this yet.",
    ],
    [noNumbers, true, "This may be an emergency. Call your emergency number now. "],
  ])("is first for an urgent finding (%o, seen: %s)", async (settings, isSeen, text) => {
    await showPart(<DangerNotice isSeen={isSeen} />, { settings });
    expect([words(), ways()]).toEqual([text, settings === with112 ? ["tel:112"] : []]);
  });

  test.each([
    [with112, {}, /If it is there now, gets worse or comes back, call 112\.$/],
    [noNumbers, {}, /comes back, call your emergency number\.$/],
    [with112, { isDenied: true }, /This result does not count it\. If it is there after all, call 112\.$/],
    [noNumbers, { isDenied: true }, /If it is there after all, call your emergency number\.$/],
    [with112, { isCall: true }, /^You wrote about something that can be dangerous\.$/],
  ])("is shown beside denied words of danger (%o, %o)", async (settings, more, text) => {
    await showPart(<WarnedLine {...more} />, { settings });
    expect(words()).toMatch(text);
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("disappears once somebody denies it", async () => {
    const onDenied = vi.fn<() => void>();
    const { user } = await showPart(<WarnedLine onDenied={onDenied} />);
    await user.click(screen.getByRole("button", { name: "That’s not so" }));
    expect(onDenied).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["emergency-services", with112, "Call 112 now."],
    ["emergency-services", noNumbers, "Call your emergency number now."],
    ["emergency-department-now", with112, "Go to an emergency department now, or call 112."],
    [
      "emergency-department-now",
      noNumbers,
      "Go to an emergency department now, or call your emergency number.",
    ],
  ])("is shown where a symptom check ended with %s (%o)", async (code, settings, text) => {
    await showPart(<CheckEmergency details={detailsOf(code)} />, { settings });
    expect(screen.getByRole("alert").textContent).toBe(
      `Your symptom check says this is an emergency. The appointment would be too late. ${text}`,
    );
  });

  test.each(["within-24-hours", "self-care", "nonsense"])(
    "is not shown after a check that ended with %s",
    async (code) => {
      await showPart(<CheckEmergency details={detailsOf(code)} />);
      expect(words()).toBe("");
    },
  );

  test("is not shown for an unreadable check", async () => {
    await showPart(<CheckEmergency details="not a check" />);
    expect(words()).toBe("");
  });
});

describe("the help for self-harm", () => {
  test("lists the crisis line first, then the emergency number, then people", async () => {
    await showPart(<SelfHarmHelp notify={null} onUnmeant={() => {}} />, { settings: clinicWithCrisisLine });
    await expectCrisisHelp();
    expect(screen.getByRole("button", { name: "That’s not what I meant" })).toBeTruthy();
  });

  test("lists the emergency number first after a poisoning, and cannot be dismissed", async () => {
    await showPart(<SelfHarmHelp notify={null} isPoisoning onUnmeant={() => {}} />, {
      settings: { ...clinicWithCrisisLine, crisisLineChatUrl: "https://chat.example" },
    });
    expect(ways()).toEqual(["tel:112", "tel:1411", "https://chat.example", "tel:+351210000000"]);
    expect(screen.getByRole("alert").textContent).toContain("Swallowed something harmful");
    expect(screen.queryByRole("button", { name: "That’s not what I meant" })).toBeNull();
  });

  test("invents no line where the clinic has none", async () => {
    await showPart(<SelfHarmHelp notify={null} />, { settings: noNumbers });
    expect(ways()).toEqual([]);
    expect(words()).toContain("In danger? Call your emergency number.");
  });

  test("has a heading on its own page, with its title once", async () => {
    const heading = createRef<HTMLHeadingElement>();
    await showPart(<SelfHarmHelp notify={null} heading={heading} reason="Because of your answers." />);
    expect(heading.current?.textContent).toBe("You don’t have to face this alone.");
    expect(screen.getAllByText("You don’t have to face this alone.")).toHaveLength(1);
    expect(screen.getByText("Because of your answers.")).toBeTruthy();
  });

  test("does not say that nobody has seen text that was read", async () => {
    await showPart(<SelfHarmHelp notify={null} isRead />);
    expect(words()).not.toContain("No one at the clinic has seen this yet.");
  });
});

describe("the help for violence", () => {
  const help = (kind: "violence" | "child-violence") => <ViolenceHelp kind={kind as never} notify={null} />;

  test("lists emergency number, helpline, text message and clinic", async () => {
    await showPart(help("violence"), { settings: clinicInPortugal });
    await expectViolenceHelp(helpLinksInPortugal);
    expect(words()).toContain("Can’t talk? Send a text message to 3060");
  });

  test("lists the police first where the emergency number is an ambulance only", async () => {
    await showPart(help("violence"), { settings: clinicInChile });
    const names = screen.getAllByRole("link").map(({ textContent }) => textContent);
    expect(names[0]).toMatch(/^In danger\? Call the police: 133$/);
    expect(names[1]).toBe("Hurt? Call 131");
  });

  test("lists the children's line first and says when it is closed", async () => {
    await showPart(help("child-violence"), { settings: clinicInPortugal });
    const names = screen.getAllByRole("link").map(({ textContent }) => textContent);
    expect(names[1]).toMatch(/^Call the helpline for children: /);
    expect(words()).toContain("Free. Closed at night, at weekends and on public holidays.");
  });

  test("invents no line in an unknown country", async () => {
    await showPart(help("violence"), { settings: { ...noNumbers, country: null } as never });
    expect(ways()).toEqual([]);
    expect(words()).toContain("In danger? Call your emergency number.");
  });

  test("leaves for a neutral page at once, without history, and deletes what was typed", async () => {
    const { user } = await showPart(help("violence"), { settings: clinicInPortugal });
    localStorage.setItem("patient-information", "{}");
    const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
    await user.click(screen.getByRole("button", { name: "Leave this page now" }));
    expect(replace).toHaveBeenCalledExactlyOnceWith("https://www.google.com/");
    expect(localStorage.getItem("patient-information")).toBeNull();
  });
});

describe("alerting the clinic", () => {
  const sent = { id: 5, sent_at: "2026-11-24T09:00:00.000Z", seen_at: null, channel: "urgent-5" };
  const seen = { ...sent, seen_at: "2026-11-24T09:02:00.000Z" };
  const apiOf = () => fakeApi().on(notifyClinic, entityOf(sent)).on(getUrgentReceipt, entityOf(sent));
  const bodies = (api: FakeApi) =>
    api.sentTo(notifyClinic).map(({ body }) => body as { receipt: string; phone_number?: string });

  async function open(more: object = {}, options: object = {}) {
    const api = apiOf();
    const onNotified = vi.fn<(isNotified: boolean) => void>();
    const part = (
      <NotifyClinic place="booking" words="Chest pain" isOffered onNotified={onNotified} {...more} />
    );
    const opened = await showPart(part, { api, settings: with112, ...options });
    const press = (name: string) => opened.user.click(screen.getByRole("button", { name }));
    return { ...opened, api, press, onNotified };
  }
  const number = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Number the clinic may call/ });

  test("sends the text once and states the time and the next step", async () => {
    const { api, press, onNotified } = await open();
    await press("Tell the clinic now");
    expect((await screen.findByText(/^Sent at/)).textContent).toBe("Sent at 09:00. No one has answered yet.");
    expect(words()).toContain("You gave no number, so the clinic can’t call you.");
    expect(words()).toContain("If it gets worse, don’t wait. Call 112.");
    expect(bodies(api)).toEqual([
      { receipt: expect.stringMatching(/^[\w-]{43}$/), place: "booking", words: "Chest pain" },
    ]);
    expect(onNotified).toHaveBeenLastCalledWith(true);
  });

  test.each(["910 000 000", "+351 910 000 000", "(91) 0000-000", "٩١٠٠٠٠٠٠٠"])(
    "sends the number %s at once in Western digits, also with Enter",
    async (typed) => {
      const { api, user } = await open();
      await fill(user, number(), typed);
      await user.keyboard("{Enter}");
      expect(await screen.findByText(/^The clinic may call you on/)).toBeTruthy();
      expect(bodies(api)[0]?.phone_number).toBe(typed.startsWith("٩") ? "910000000" : typed);
    },
  );

  test("questions a number without its prefix once, and sends it at the second tap", async () => {
    const { api, user, press } = await open();
    await fill(user, number(), "0000 000");
    await press("Tell the clinic now");
    expect(number().getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(number().getAttribute("aria-describedby") ?? "")?.textContent).toMatch(
      /^We may not be able to call this number\./,
    );
    expect(bodies(api)).toEqual([]);
    await fill(user, number(), "0000 00");
    expect(number().hasAttribute("aria-invalid")).toBe(false);
    await press("Tell the clinic now");
    expect(bodies(api)).toEqual([]);
    await press("Tell the clinic now");
    await screen.findByText(/^Sent at/);
    expect(bodies(api)[0]?.phone_number).toBe("0000 00");
  });

  test("asks a patient for no number, because the clinic has it", async () => {
    const { press } = await open({}, { patient: joana });
    expect(screen.queryByRole("textbox")).toBeNull();
    await press("Tell the clinic now");
    expect(await screen.findByText(/^The clinic may call you\./)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Change the number" })).toBeNull();
  });

  test("accepts a number afterwards as a separate message", async () => {
    const { api, user, press } = await open();
    await press("Tell the clinic now");
    await user.click(await screen.findByRole("button", { name: "Give a number" }));
    await fill(user, number(), "910 000 000");
    await press("Send this number to the clinic");
    expect(await screen.findByRole("button", { name: "Change the number" })).toBeTruthy();
    const [first, second] = bodies(api);
    expect(second?.phone_number).toBe("910 000 000");
    expect(second?.receipt).not.toBe(first?.receipt);
  });

  test("says why it failed and resends the same message", async () => {
    const { api, press, onNotified } = await open();
    api.lose(notifyClinic);
    await press("Tell the clinic now");
    expect((await screen.findByRole("alert")).textContent).not.toBe("");
    expect(onNotified).toHaveBeenLastCalledWith(false);
    expect(words()).not.toContain("Sent at");
    api.on(notifyClinic, entityOf(sent));
    await press("Tell the clinic now");
    await screen.findByText(/^Sent at/);
    expect(screen.queryByRole("alert")).toBeNull();
    const [first, second] = bodies(api);
    expect(second?.receipt).toBe(first?.receipt);
  });

  test("sends a number added after a lost answer as a new message", async () => {
    const { api, user, press } = await open();
    api.lose(notifyClinic);
    await press("Tell the clinic now");
    await screen.findByRole("alert");
    api.on(notifyClinic, entityOf(sent));
    await fill(user, number(), "910 000 000");
    await press("Tell the clinic now");
    expect(await screen.findByText(/^The clinic may call you on/)).toBeTruthy();
    const [first, second] = bodies(api);
    expect(second?.receipt).not.toBe(first?.receipt);
  });

  test("shows the server's refusal", async () => {
    const { api, press } = await open();
    api.refuse(notifyClinic, "too_many_requests");
    await press("Tell the clinic now");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "title of too_many_requests what to do after too_many_requests",
    );
  });

  test("sends nothing without text, and nothing twice while pending", async () => {
    const { api, press, show, user } = await open({ words: "  " });
    await press("Tell the clinic now");
    expect(bodies(api)).toEqual([]);
    api.hang(notifyClinic);
    show(<NotifyClinic place="booking" words="Chest pain" isOffered />);
    await user.dblClick(screen.getByRole("button", { name: "Tell the clinic now" }));
    expect(bodies(api)).toHaveLength(1);
  });

  test("offers to send text that was added", async () => {
    const { api, press, show } = await open();
    await press("Tell the clinic now");
    await screen.findByText(/^Sent at/);
    show(<NotifyClinic place="booking" words="Chest pain and sweat" isOffered />);
    await press("Send the new text to the clinic too");
    await waitFor(() => expect(bodies(api)).toHaveLength(2));
    expect(api.sentTo(notifyClinic)[1]?.body).toMatchObject({ words: "Chest pain and sweat" });
  });

  test("remembers after a reload that it was sent, and offers it for other text", async () => {
    const { press, show, onNotified } = await open();
    await press("Tell the clinic now");
    await screen.findByText(/^Sent at/);
    show(<NotifyClinic key="new" place="booking" words="Chest pain" isOffered onNotified={onNotified} />);
    expect(screen.getByText(/^Sent at/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Tell the clinic now" })).toBeNull();
    show(<NotifyClinic key="other" place="booking" words="Blood" isOffered onNotified={onNotified} />);
    expect(screen.queryByText(/^Sent at/)).toBeNull();
    expect(screen.getByRole("button", { name: "Tell the clinic now" })).toBeTruthy();
    expect(localStorage.getItem("urgent-booking")).not.toContain("Chest");
  });

  test("does not mark measured values as sent after a reload, because they have no stored mark", async () => {
    const values = { place: "vitals", words: "200/120" } as const;
    const { press, show } = await open(values);
    await press("Tell the clinic now");
    await screen.findByText(/^Sent at/);
    show(<NotifyClinic key="new" {...values} isOffered />);
    expect(screen.getByText(/^You last told the clinic at/).textContent).toBe(
      "You last told the clinic at 09:00. No one has answered yet. If anything has changed since then, tell it again.",
    );
    expect(screen.getByRole("button", { name: "Tell the clinic now" })).toBeTruthy();
  });

  test("follows the channel until somebody has read it, then says when", async () => {
    const heard: (() => void)[] = [];
    const realtime: Realtime = {
      ...silentRealtime,
      subscribe: (channel, { events }) => {
        const hear = events?.["urgent.changed"];
        if (channel === "urgent-5" && hear) heard.push(() => hear({}));
        return () => void heard.pop();
      },
    };
    const onSeen = vi.fn<(isSeen: boolean) => void>();
    const { api, press } = await open({ onSeen }, { replace: { realtime: () => Promise.resolve(realtime) } });
    await press("Tell the clinic now");
    await waitFor(() => expect(heard).toHaveLength(1));
    await act(async () => {
      heard[0]?.();
      await Promise.resolve();
    });
    expect(onSeen).toHaveBeenLastCalledWith(false);
    api.on(getUrgentReceipt, entityOf(seen));
    act(() => heard[0]?.());
    expect(await screen.findByText("The clinic has seen this at", { exact: false })).toBeTruthy();
    expect(words()).toContain("The clinic has seen this at 09:02.");
    expect(onSeen).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(heard).toHaveLength(0));
  });

  test("asks for the number after the first tap only where space is limited, as beside messages", async () => {
    const { press } = await open({ place: "messages" });
    expect(screen.queryByRole("textbox")).toBeNull();
    await press("Tell the clinic now");
    expect(await screen.findByRole("button", { name: "Give a number" })).toBeTruthy();
  });
});

describe("typed text", () => {
  const settings = clinicWithCrisisLine;

  test("without a sign shows no help, and an unread component stays empty", async () => {
    await showPart(<CrisisWatch text="I have had a cough since Sunday" />, { settings });
    await act(async () => void (await import("./danger-reader.ts")));
    expect(words()).toBe("");
  });

  test("shows the help for self-harm until dismissed, and on request again", async () => {
    const { user } = await showPart(<CrisisWatch text="I want to kill myself" />, { settings });
    await expectCrisisHelp();
    await user.click(screen.getByRole("button", { name: "That’s not what I meant" }));
    expect((await screen.findByText(/^If you think about suicide/)).textContent).toContain("1411");
    expect(document.querySelector("[data-crisis-help]")).toBeNull();
    expect(unmeantTexts()).toEqual(["I want to kill myself"]);
    await user.click(screen.getByRole("button", { name: "Show the help again" }));
    await expectCrisisHelp();
    act(declareMeant);
  });

  test("shows the emergency number for another emergency until the text is deleted", async () => {
    const { show } = await showPart(<CrisisWatch text="crushing chest pain and I can't breathe" />, {
      settings,
    });
    const alert = await screen.findByRole("alert");
    expect(await within(alert).findByText(/^This may be an emergency\./)).toBeTruthy();
    show(<CrisisWatch text="a cough" />);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("keeps the help where configured, also once the text is deleted", async () => {
    const { show } = await showPart(<CrisisWatch stays text="I want to kill myself" />, { settings });
    await expectCrisisHelp();
    show(<CrisisWatch stays text="" />);
    await expectCrisisHelp();
    expect(document.querySelectorAll("[data-crisis-help]")).toHaveLength(1);
  });

  test("does not keep dismissed help, even where configured to stay", async () => {
    const { user } = await showPart(<CrisisWatch stays text="I want to end my life" />, { settings });
    await expectCrisisHelp();
    await user.click(screen.getByRole("button", { name: "That’s not what I meant" }));
    expect(await screen.findByText(/^If you think about suicide/)).toBeTruthy();
    expect(document.querySelector("[data-crisis-help]")).toBeNull();
    act(declareMeant);
  });

  test("includes earlier text, and is not called unseen where it was seen", async () => {
    const earlier = ["hello", "I want to kill myself"];
    const { show } = await showPart(<CrisisWatch text="" {...{ earlier }} />, { settings });
    await expectCrisisHelp();
    show(<CrisisWatch text="" {...{ earlier }} seen={earlier} />);
    await waitFor(() => expect(words()).not.toContain("No one at the clinic has seen this yet."));
  });

  test("treats a young baby's fever as an emergency where the age is known", async () => {
    const fever = (months: number | null) => <CrisisWatch text="she has a fever" whose={{ months }} />;
    const { show } = await showPart(fever(20), { settings });
    await act(async () => void (await import("./danger-reader.ts")));
    expect(screen.queryByRole("alert")).toBeNull();
    show(fever(2));
    expect(await screen.findByRole("alert")).toBeTruthy();
  });

  test("is shown with an appointment's reason, after its check", async () => {
    const details = detailsOf("emergency-services");
    const reason = { id: 21, symptoms: "I want to kill myself", patient_age_months: 499 };
    const { show } = await showPart(
      <ReasonHelp appointment={{ ...reason, symptoms_triage_details: details } as never} />,
      { settings },
    );
    expect(await screen.findByText(/^Your symptom check says this is an emergency/)).toBeTruthy();
    await waitFor(() => expect(document.querySelector("[data-crisis-help]")).not.toBeNull());
    show(<ReasonHelp appointment={{ id: 21, symptoms: "", patient_age_months: null } as never} />);
    expect(words()).toBe("");
  });

  test.each([
    ["a cough since Sunday", true],
    ["I want to kill myself", false],
    ["my husband hits me", false],
    ["quero matar-me", false],
  ])("goes to another company: %s, %s", async (text, isSent) => {
    document.documentElement.lang = "en";
    expect(await mayBeSent(text)).toBe(isSent);
  });

  test("names the helpline's location where the clinic has no number", async () => {
    const onAgain = vi.fn<() => void>();
    const { user } = await showPart(<UnmeantLine notify={null} onAgain={onAgain} />, { settings: noNumbers });
    expect(screen.getByRole("status").textContent).toBe(
      "If you think about suicide or hurting yourself, help is here at any time.",
    );
    await user.click(screen.getByRole("button"));
    expect(onAgain).toHaveBeenCalledTimes(1);
  });
});
