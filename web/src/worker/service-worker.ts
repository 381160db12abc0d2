import { planRequest } from "@anteroom/domain/shared/worker-plan";
import { keepFile, keepOfflinePage, offlinePage, renewOfflinePage, tidyCaches } from "./caches.ts";

import { openNote, showNote } from "./notes.ts";

declare const self: ServiceWorkerGlobalScope;

// A new worker takes over at once: it holds no state, the files of an open page stay, and pages always come from the network.
self.addEventListener("install", (event) =>
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting())),
);
self.addEventListener("activate", (event) => event.waitUntil(tidyCaches()));

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
  if (plan === "file") event.respondWith(keepFile(request));
});

self.addEventListener("push", (event) => event.waitUntil(showNote(event.data?.text() ?? "")));
self.addEventListener("notificationclick", (event) => event.waitUntil(openNote(event.notification)));

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
