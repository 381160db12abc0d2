import {
  getReminders,
  removeTextNumber,
  saveReminders,
  saveTextChannel,
  type Reminders,
} from "@anteroom/contract/account/reminders";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { reminderChoices } from "../../../testing/answers/account.ts";
import { entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { joana, showPart } from "../../../testing/open-page.tsx";
import { pageText } from "../../../testing/page-words.ts";
import { answersInTurn } from "../../../testing/slow-line.ts";
import { RemindersSection } from "./reminders-section.tsx";

type Channel = Reminders["channels"][number];
const channel = (more: Partial<Channel> = {}): Channel => ({
  channel: "sms",
  is_on: false,
  is_stopped: false,
  sender: "3838",
  ...more,
});
const number = "+351912345678";
const show = (more: Partial<Reminders> = {}, api: FakeApi = fakeApi(), patient = joana) =>
  showPart(<RemindersSection />, { api: api.on(getReminders, entityOf(reminderChoices(more))), patient });
const toggle = (name: string | RegExp) => screen.findByRole<HTMLInputElement>("switch", { name });
const button = (name: string) => screen.findByRole("button", { name });

test("the reminders show a loading state and no choice before they are known", async () => {
  await showPart(<RemindersSection />, { api: fakeApi().hang(getReminders), patient: joana });
  expect(screen.getByText("Loading")).toBeTruthy();
  expect(screen.queryByRole("switch")).toBeNull();
});

describe("the reminder settings", () => {
  test.each([
    ["The day before", { day: false }],
    ["One hour before", { hour: true }],
    ["10 minutes before", { soon: true }],
    [/^When the doctor is waiting for you/, { doctor: false }],
    [/^Email/, { mails: false }],
  ] as const)("%s is sent together with all the others unchanged", async (name, change) => {
    const api = fakeApi().on(saveReminders, entityOf(reminderChoices(change)));
    const { user } = await show({}, api);
    await user.click(await toggle(name));
    await waitFor(() => expect(api.sentTo(saveReminders)).toHaveLength(1));
    expect(api.sentTo(saveReminders)[0]?.body).toEqual({
      day: true,
      hour: false,
      soon: false,
      doctor: true,
      mails: true,
      ...change,
    });
  });

  test("keep a pending choice when the answer to another one arrives", async () => {
    const api = fakeApi().on(saveReminders, ({ body }) =>
      entityOf(reminderChoices(body as Partial<Reminders>)),
    );
    api.on(getReminders, entityOf(reminderChoices()));
    const line = answersInTurn(api, "/api/patients/reminders");
    const { user } = await showPart(<RemindersSection />, { api: line.api, patient: joana });
    await act(line.next);
    await user.click(await toggle("The day before"));
    await user.click(await toggle("One hour before"));
    await act(line.next);
    await waitFor(async () => expect((await toggle("One hour before")).checked).toBe(true));
    await user.click(await toggle("10 minutes before"));
    expect(api.sentTo(saveReminders).at(-1)?.body).toMatchObject({ day: false, hour: true, soon: true });
    await act(line.next);
    await act(line.next);
    const moments = await Promise.all(["The day before", "One hour before", "10 minutes before"].map(toggle));
    expect(moments.map(({ checked }) => checked)).toEqual([false, true, true]);
  });

  test("revert when they are refused", async () => {
    const { user } = await show({}, fakeApi().refuse(saveReminders, "internal"));
    const day = await toggle("The day before");
    await user.click(day);
    expect((await screen.findByRole("alert")).textContent).toContain("title of internal");
    await waitFor(() => expect(day.checked).toBe(true));
  });

  test("offer mail only to patients with appointment mails", async () => {
    await show({}, fakeApi(), { ...joana, wants_visit_mails: false });
    const mails = await toggle(/^Email.*First turn on emails about appointments, above/);
    await waitFor(() => expect([mails.checked, mails.disabled]).toEqual([false, true]));
  });
});

describe("text messages", () => {
  test("are hidden where the clinic sends none", async () => {
    await show({ channels: [] });
    await toggle("The day before");
    expect(pageText()).not.toMatch(/reply STOP|phone number/);
  });

  test("state the consent before a number is confirmed", async () => {
    await show();
    await toggle(/^Text message \(SMS\).*First confirm your phone number/);
    expect(pageText()).toMatch(/Between \d\d:00 and \d\d:00 we only write if the doctor is waiting for you/);
    expect(await button("Confirm your phone number")).toBeTruthy();
  });

  test.each([
    ["sms", /^Text message \(SMS\)/],
    ["whatsapp", /^WhatsApp/],
  ] as const)("over %s are enabled at once where the number is known", async (name, label) => {
    const channels = [channel({ channel: name })];
    const on = reminderChoices({ number, channels: [channel({ channel: name, is_on: true })] });
    const api = fakeApi().on(saveTextChannel, entityOf(on));
    const { user } = await show({ number, channels }, api);
    await user.click(await toggle(label));
    await waitFor(async () => expect((await toggle(label)).checked).toBe(true));
    expect(api.sentTo(saveTextChannel)[0]).toMatchObject({
      path: `/api/patients/text_channels/${name}`,
      body: { is_on: true },
    });
  });

  test.each([
    ["sms", "You sent STOP, so we don’t send you text messages."],
    ["whatsapp", "You sent STOP, so we don’t send you WhatsApp messages."],
  ] as const)("over %s that were stopped by STOP say how to resume", async (name, words) => {
    await show({ number, channels: [channel({ channel: name, is_stopped: true })] });
    const stopped = await toggle(/Stopped: you sent STOP/);
    expect(stopped.disabled).toBe(true);
    expect(pageText()).toContain(`${words} To get them again, send the word START to 3838.`);
  });

  test("that failed to enable stay off with a reason", async () => {
    const { user } = await show({ number }, fakeApi().refuse(saveTextChannel, "internal"));
    await user.click(await toggle(/^Text message/));
    expect((await screen.findByRole("alert")).textContent).toContain("title of internal");
    expect((await toggle(/^Text message/)).checked).toBe(false);
  });

  test("show their number, which can be changed and removed", async () => {
    const api = fakeApi().on(removeTextNumber, entityOf(reminderChoices()));
    const { user } = await show({ number }, api);
    expect((await screen.findByText(/^We send them to/)).textContent).toBe(`We send them to ${number}.`);
    await user.click(await button("Change number"));
    expect(await screen.findByLabelText("Your mobile number")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Remove number" })).toBeNull();
    await user.click(await button("Cancel"));
    await user.click(await button("Remove number"));
    expect(await button("Confirm your phone number")).toBeTruthy();
    expect(api.sentTo(removeTextNumber)).toHaveLength(1);
  });
});
