import {
  endPushSubscription,
  getPushSubscription,
  savePushSubscription,
} from "@anteroom/contract/account/push";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { joana, showPart } from "../../../testing/open-page.tsx";
import { pageText } from "../../../testing/page-words.ts";
import { PushSection } from "./push-section.tsx";

const endpoint = "https://push.example/1";
const own = {
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: "key", auth: "secret" } }),
  unsubscribe: () => Promise.resolve(true),
};
type Own = typeof own | null;

/** A browser that can be told, with a subscription or without one. `answers`: what its person says when asked. */
function standInPush(first: Own, permission: NotificationPermission, answers = permission) {
  let held = first;
  const pushManager = {
    getSubscription: () => Promise.resolve(held),
    subscribe: vi.fn<() => Promise<typeof own>>(() => Promise.resolve((held = own))),
  };
  const Notifications = { permission, requestPermission: () => (Notifications.permission = answers) };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", Notifications);
  vi.stubGlobal("PushManager", class {});
  const registration = { pushManager };
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    },
  });
  return pushManager;
}
afterEach(() => void Reflect.deleteProperty(navigator, "serviceWorker"));

const subscribed = (wants_reminders: boolean) =>
  fakeApi().on(getPushSubscription, entityOf({ endpoint, wants_reminders }));
async function showSection(api: FakeApi = fakeApi(), pushKey: string | null = "QUJD") {
  const opened = await showPart(null, { api, patient: joana });
  Object.assign(opened.app.boot, { runtime: { ...opened.app.boot.runtime, pushKey } });
  opened.show(<PushSection />);
  return opened;
}
const choice = () =>
  screen.findByRole<HTMLInputElement>("switch", { name: /^Reminders and the doctor’s call/ });

test("push is not offered where the clinic has no push service", async () => {
  standInPush(null, "default");
  await showSection(fakeApi(), null);
  expect(pageText()).toBe("");
});

test("push is not offered where the browser lacks it", async () => {
  await showSection();
  await waitFor(() => expect(pageText()).toBe(""));
  expect(screen.queryByRole("switch")).toBeNull();
});

test("an iPhone is asked to add the app to the home screen first", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
  );
  await showSection();
  const link = await screen.findByRole("link", { name: "put us on your home screen" });
  expect(link.getAttribute("href")).toBe("/download");
});

test.each([
  [null, "default", fakeApi(), false, "" as const],
  [own, "granted", subscribed(true), true, ""],
  [own, "granted", subscribed(false), false, "This device only gets notifications of the doctor’s call."],
] as const)(
  "a device with %o and the permission %s shows its state",
  async (held, permission, api, isOn, words) => {
    standInPush(held, permission);
    await showSection(api);
    expect((await choice()).checked).toBe(isOn);
    expect(pageText()).toContain(words);
  },
);

test("a device with blocked notifications is led to the browser’s settings", async () => {
  standInPush(null, "denied");
  await showSection();
  expect((await choice()).disabled).toBe(true);
  expect(pageText()).toContain("Notifications are blocked for this page.");
});

test("push is enabled once allowed, and the server has the subscription", async () => {
  standInPush(null, "default", "granted");
  const api = fakeApi().on(savePushSubscription, entityOf({ endpoint, wants_reminders: true }));
  const { user } = await showSection(api);
  await user.click(await choice());
  await waitFor(async () => expect((await choice()).checked).toBe(true));
  expect(api.sentTo(savePushSubscription).map(({ body }) => body)).toEqual([
    { endpoint, p256dh: "key", auth: "secret", wants_reminders: true },
  ]);
});

test("nothing changes when the permission is refused", async () => {
  standInPush(null, "default", "denied");
  const { user, api } = await showSection();
  await user.click(await choice());
  expect(await screen.findByText(/^Notifications are blocked/)).toBeTruthy();
  expect(api.sentTo(savePushSubscription)).toHaveLength(0);
});

test("a failed subscription is reported and leaves the device unchanged", async () => {
  standInPush(null, "granted");
  const { user } = await showSection(fakeApi().lose(savePushSubscription));
  await user.click(await choice());
  expect(await screen.findByText(/^We couldn’t reach this device\. Nothing was changed\./)).toBeTruthy();
  expect((await choice()).checked).toBe(false);
});

test("turning push off ends it for the device", async () => {
  standInPush(own, "granted");
  const api = subscribed(true).refuse(endPushSubscription, "internal");
  const { user } = await showSection(api);
  await user.click(await choice());
  expect(await screen.findByText(/^We couldn’t reach this device/)).toBeTruthy();
  expect((await choice()).checked).toBe(true);
  api.on(endPushSubscription, undefined);
  await user.click(await choice());
  await waitFor(async () => expect((await choice()).checked).toBe(false));
  expect(screen.queryByText(/^We couldn’t reach this device/)).toBeNull();
});
