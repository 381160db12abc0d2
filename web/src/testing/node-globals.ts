// Runs before each file of page tests, whose context has an `Error` of its own and of Node only what happy-dom knows.
import { BroadcastChannel } from "node:worker_threads";
import React from "react";

Object.assign(globalThis, { BroadcastChannel });
// As in a browser: what happy-dom rejects with is an `Error` of the page too.
Object.setPrototypeOf(DOMException.prototype, Error.prototype);
// As in newer browsers: scrolling answers with a promise, and an effect that returns one breaks its page.
for (const name of ["scroll", "scrollBy", "scrollIntoView", "scrollTo"] as const) {
  const before = Reflect.get(Element.prototype, name) as ((...given: unknown[]) => void) | undefined;
  const scroll = async function (this: Element, ...given: unknown[]): Promise<void> {
    before?.apply(this, given);
  };
  Object.defineProperty(Element.prototype, name, { value: scroll, configurable: true, writable: true });
}

// React's development build records a stack for each element, to be shown with a warning: a twentieth of the time of page tests.
const internals = Reflect.get(
  React,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
) as object;
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => {},
});
