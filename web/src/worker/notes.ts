import { readPushNote } from "@anteroom/domain/notifications/push-note";

declare const self: ServiceWorkerGlobalScope;

/** Shows a push message, as browsers demand for each; without a sound where somebody is looking at the page already. */
export async function showPushNotification(text: string): Promise<void> {
  const { title, body, path } = readPushNote(text, self.location.hostname);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const silent = windows.some(({ visibilityState }) => visibilityState === "visible");
  // The same tag as the page's own notification: one takes the place of the other.
  await self.registration.showNotification(title, { body, tag: "visit", silent, data: path });
}

/** A tap leads to the page it speaks of, where that is open, else to a new one; what somebody is typing elsewhere stays. */
export async function openNotificationTarget(notification: Notification): Promise<void> {
  notification.close();
  const path = String(notification.data);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
