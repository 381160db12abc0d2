import { planRequest } from "@anteroom/domain/shared/worker-plan";
import { fetchThroughCache, cacheOfflinePage, offlinePage, renewOfflinePage, pruneCaches } from "./caches.ts";

import { openNotificationTarget, showPushNotification } from "./notes.ts";

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
