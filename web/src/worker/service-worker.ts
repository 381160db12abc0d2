import { planRequest } from "@anteroom/domain/shared/worker-plan";
import { fetchThroughCache, cacheOfflinePage, offlinePage, renewOfflinePage, pruneCaches } from "./caches.ts";
import { readPushNote } from "@anteroom/domain/notifications/push-note";

declare const self: ServiceWorkerGlobalScope;

// A new worker takes over at once: it holds no state, the files of an open page stay, and pages always come from the network.
self.addEventListener("install", (event) =>
  event.waitUntil(cacheOfflinePage().then(() => self.skipWaiting())),
);
self.addEventListener("activate", (event) => event.waitUntil(pruneCaches()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname: path } = new URL(request.url);
  const plan = planRequest({
    method: request.method,
    path,
    isOwnOrigin: origin === self.location.origin,
    isNavigation: request.mode === "navigate",
  });
  if (plan === "page") event.respondWith(answerPage(event));
  if (plan === "file") event.respondWith(fetchThroughCache(request));
});

self.addEventListener("push", (event) => event.waitUntil(showPushNotification(event.data?.text() ?? "")));
self.addEventListener("notificationclick", (event) =>
  event.waitUntil(openNotificationTarget(event.notification)),
);

/** The network first, always: what is kept is shown only where there is none. */
async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(renewOfflinePage(answer.headers.get("content-language")));
    return answer;
  } catch {
    return offlinePage();
  }
}

/** Shows a push message as a notification, as browsers require; silent while the page is visible. */
async function showPushNotification(text: string): Promise<void> {
  const { title, body, path } = readPushNote(text, self.location.hostname);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const silent = windows.some(({ visibilityState }) => visibilityState === "visible");
  // The same tag as the page's own notification: one takes the place of the other.
  await self.registration.showNotification(title, { body, tag: "visit", silent, data: path });
}

/** Focuses the page a notification refers to, or opens it; leaves other pages untouched. */
async function openNotificationTarget(notification: Notification): Promise<void> {
  notification.close();
  const path = String(notification.data);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
