import { readPushNote } from "@anteroom/domain/notifications/push-note";

declare const self: ServiceWorkerGlobalScope;

/** Shows a push message as a notification, as browsers require; silent while the page is visible. */
export async function showPushNotification(text: string): Promise<void> {
  const { title, body, path } = readPushNote(text, self.location.hostname);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const silent = windows.some(({ visibilityState }) => visibilityState === "visible");
  // The same tag as the page's own notification: one takes the place of the other.
  await self.registration.showNotification(title, { body, tag: "visit", silent, data: path });
}

/** Focuses the page a notification refers to, or opens it; leaves other pages untouched. */
export async function openNotificationTarget(notification: Notification): Promise<void> {
  notification.close();
  const path = String(notification.data);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
