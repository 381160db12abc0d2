import { listMessages, seeMessages, sendMessage, type Message } from "@anteroom/contract/call/messages";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { anAppointment } from "../../testing/answers/appointments.ts";
import { entityOf } from "../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../testing/fake-api.ts";
import { fill } from "../../testing/fill.ts";
import { joana, showPart } from "../../testing/open-page.tsx";
import { pageText } from "../../testing/page-words.ts";
import { Messages } from "./messages.tsx";

const message = (more: Partial<Message> = {}): Message => ({
  id: 1,
  sender: "patient",
  text: "I am a little late",
  key: "00000000-0000-4000-8000-000000000001",
  sent_at: "2026-11-24T08:00:00.000Z",
  delivered_at: null,
  seen_at: null,
  ...more,
});
const at = "2026-11-24T08:30:00.000Z";
const threadOf = (messages: Message[], is_open = true) =>
  fakeApi()
    .on(listMessages, entityOf({ is_open, closes_at: "2026-12-24T09:00:00.000Z", messages }))
    .on(seeMessages, undefined);
const show = (api: FakeApi, options: Parameters<typeof showPart>[1] = {}) =>
  showPart(<Messages appointment={anAppointment()} />, { api, patient: joana, ...options });
const box = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Your message/ });
const rows = async () =>
  within(await screen.findByRole("log"))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("the emergency number is shown before the messages have loaded", async () => {
  await show(fakeApi().hang(listMessages), { settings: { emergencyNumber: "112" } });
  expect(screen.getByText(/^Not for emergencies\. In an emergency call/).textContent).toContain("112");
  expect(screen.getByText("Loading the messages")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("the emergency notice has its own text where the clinic has no number", async () => {
  await show(threadOf([]), { settings: { emergencyNumber: null } });
  await box();
  expect(pageText()).toContain("Not for emergencies. In an emergency call your emergency number.");
});

test("an empty thread says who reads the messages", async () => {
  await show(threadOf([]));
  expect(
    await screen.findByText("No messages yet. The clinic and the doctor can read what you write here."),
  ).toBeTruthy();
});

test("a closed thread is read-only", async () => {
  await show(threadOf([message()], false));
  expect(
    await screen.findByText("You can’t send more messages for this appointment. Earlier messages stay here."),
  ).toBeTruthy();
  expect(screen.getByText("I am a little late")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("a message that reaches the limit says so, because a longer one that is pasted is cut", async () => {
  const { user } = await show(threadOf([]));
  const words = "That’s as long as a message can be. Send this, then send the rest.";
  await user.click(await box());
  await user.paste("x".repeat(1999));
  expect(screen.queryByText(words)).toBeNull();
  await user.paste("and more");
  expect(await screen.findByText(words)).toBeTruthy();
  expect((await box()).value).toHaveLength(2000);
});

describe("a message", () => {
  test.each([
    ["patient", "You"],
    ["doctor", "Dr Rui Vale"],
    ["clinic", "The clinic"],
  ] as const)("of the %s names its author", async (sender, who) => {
    await show(threadOf([message({ sender })]));
    expect((await rows())[0]).toMatch(new RegExp(`^${who}I am a little late`));
  });

  test.each([
    [{}, "Sent"],
    [{ delivered_at: at }, "Delivered"],
    [{ delivered_at: at, seen_at: at }, "Seen"],
  ])("with %o shows its delivery state", async (more, mark) => {
    await show(threadOf([message(more)]));
    expect((await rows())[0]).toMatch(new RegExp(`08:00${mark}$`));
  });

  test("of the clinic has no delivery state", async () => {
    await show(threadOf([message({ sender: "clinic", delivered_at: at, seen_at: at })]));
    expect((await rows())[0]).toMatch(/08:00$/);
  });

  test("of another day shows its day, and one of today only its time", async () => {
    const earlier = message({
      id: 2,
      key: "00000000-0000-4000-8000-000000000002",
      sent_at: "2026-11-22T08:00:00.000Z",
    });
    await show(threadOf([earlier, message()]));
    const [first = "", second = ""] = await rows();
    expect(first).toMatch(/22 Nov.*08:00/);
    expect(second).not.toMatch(/Nov/);
  });

  test("of the clinic is marked as read once it is really visible", async () => {
    const look = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const api = threadOf([message({ id: 7, sender: "clinic" })]);
    await show(api);
    await rows();
    expect(api.sentTo(seeMessages)).toHaveLength(0);
    look.mockReturnValue("visible");
    fireEvent(document, new Event("visibilitychange"));
    await waitFor(() => expect(api.sentTo(seeMessages).map(({ body }) => body)).toEqual([{ up_to: 7 }]));
  });
});

describe("writing a message", () => {
  test("sends it once and marks it as sent", async () => {
    const api = threadOf([]).on(sendMessage, ({ body }) =>
      entityOf(message({ text: "On my way", key: (body as { key: string }).key })),
    );
    const { user } = await show(api);
    await fill(user, await box(), "On my way");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(async () => expect((await rows())[0]).toMatch(/^YouOn my way.*Sent$/));
    expect(api.sentTo(sendMessage)).toHaveLength(1);
    expect((await box()).value).toBe("");
  });

  test("keeps it while the connection is lost and says that it will be sent", async () => {
    const { user } = await show(threadOf([]).lose(sendMessage));
    await fill(user, await box(), "On my way");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(
      await screen.findByText(
        "Your message is saved here. We’ll send it as soon as we can reach the clinic.",
      ),
    ).toBeTruthy();
    expect((await rows())[0]).toBe("YouOn my waySending");
    expect(screen.queryByRole("button", { name: "Edit the message" })).toBeNull();
  });

  test("that is permanently refused returns its text to the box", async () => {
    const { user } = await show(threadOf([]).refuse(sendMessage, "messages_closed"));
    await fill(user, await box(), "On my way");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect((await screen.findByRole("alert")).textContent).toContain("title of ");
    expect((await rows())[0]).toBe("YouOn my wayNot sent");
    await user.click(screen.getByRole("button", { name: "Edit the message" }));
    expect((await box()).value).toBe("On my way");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test.each([
    [true, 1],
    [false, 0],
  ])("with Enter sends on a keyboard, and adds a line on a touch screen (%s)", async (hasMouse, times) => {
    vi.stubGlobal("matchMedia", () => ({
      matches: hasMouse,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const api = threadOf([]).hang(sendMessage);
    const { user } = await show(api);
    await fill(user, await box(), "On my way");
    await user.type(await box(), "{Enter}");
    expect(api.sentTo(sendMessage)).toHaveLength(times);
  });

  test("with Shift and Enter adds a line", async () => {
    const api = threadOf([]);
    const { user } = await show(api);
    await fill(user, await box(), "On my way");
    await user.type(await box(), "{Shift>}{Enter}{/Shift}soon");
    expect((await box()).value).toBe("On my way\nsoon");
    expect(api.sentTo(sendMessage)).toHaveLength(0);
  });

  test("without text says so until something is typed", async () => {
    const { user, api } = await show(threadOf([]));
    await box();
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(screen.getByText("Write your message first")).toBeTruthy();
    await fill(user, await box(), "On my way");
    expect(screen.queryByText("Write your message first")).toBeNull();
    expect(api.sentTo(sendMessage)).toHaveLength(0);
  });
});
