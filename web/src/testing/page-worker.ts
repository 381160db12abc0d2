// Runs before each file of page tests. The files of a process share its window and what stands in node_modules: evaluated anew for each file, as in a context
// of its own, that code is compiled and optimised anew too, which takes a quarter of all processor time. Our own modules are evaluated anew, and what the
// file before left at the window goes.
import { cleanup, configure, getConfig, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import CSSPropertyManager from "happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js";
import { BroadcastChannel } from "node:worker_threads";
import React, { createElement } from "react";
import { vi } from "vitest";

type AddListener = EventTarget["addEventListener"];
type Listening = { target: EventTarget; listener: Parameters<AddListener> };
type Shared = {
  /** The settings of Testing Library before any file changed them. */
  library: ReturnType<typeof getConfig>;
  /** Named properties of whatever a file may replace. */
  properties: ReadonlyMap<object, ReadonlyMap<string, PropertyDescriptor>>;
  /** What the file has listened to at window and document. */
  listening: Listening[];
};

const key = Symbol.for("anteroom.page-worker");
const known = Reflect.get(globalThis, key) as Shared | undefined;
const shared = known ?? (await begin());
if (known) tidyUp(known);
else Object.defineProperty(globalThis, key, { value: shared });
vi.resetModules();

/** Undoes what the file before left behind. */
function tidyUp({ library, properties, listening }: Shared): void {
  cleanup();
  configure(library);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const { target, listener } of listening.splice(0)) target.removeEventListener(...listener);
  for (const [target, before] of properties) {
    for (const name of namesOf(target)) if (!before.has(name)) Reflect.deleteProperty(target, name);
    for (const [name, was] of before) {
      const is = Object.getOwnPropertyDescriptor(target, name);
      if (is?.value !== was.value || is?.get !== was.get) Object.defineProperty(target, name, was);
    }
  }
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.adoptedStyleSheets = [];
  document.title = "";
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
  history.replaceState(null, "", "/");
}

/** Prepares the process before its first file. */
async function begin(): Promise<Shared> {
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
  // A test stands in for the navigator by an object made from it, which happy-dom's own getters refuse.
  const real = navigator;
  for (const name of namesOf(Navigator.prototype)) {
    const was = propertyOf(Navigator.prototype, name);
    if (was.get)
      Object.defineProperty(Navigator.prototype, name, {
        get: () => was.get?.call(real),
        configurable: true,
      });
  }
  // What a page asks for after its test has ended goes nowhere.
  globalThis.fetch = () => new Promise(() => {});
  omitOwnerStacks();
  copyStylesPlainly();
  const library = { ...getConfig() };
  // These listen at the document and patch its elements once a process.
  userEvent.setup();
  render(createElement("div"));
  cleanup();
  await import("react-aria-components");
  const listening: Listening[] = [];
  for (const target of [window, document]) {
    const add: AddListener = target.addEventListener.bind(target);
    const value = (...listener: Parameters<AddListener>) => {
      listening.push({ target, listener });
      add(...listener);
    };
    Object.defineProperty(target, "addEventListener", { value, configurable: true, writable: true });
  }
  const targets = [
    navigator,
    document,
    URL,
    HTMLMediaElement.prototype,
    HTMLElement.prototype,
    Element.prototype,
  ];
  return {
    library,
    properties: new Map(
      targets.map((target) => [
        target,
        new Map(namesOf(target).map((name) => [name, propertyOf(target, name)])),
      ]),
    ),
    listening,
  };
}

function namesOf(target: object): string[] {
  return Object.getOwnPropertyNames(target);
}

function propertyOf(target: object, name: string): PropertyDescriptor {
  return Object.getOwnPropertyDescriptor(target, name) ?? {};
}

/** React's development build records a stack for each element, to be shown with a warning: a twentieth of the time of page tests. */
function omitOwnerStacks(): void {
  const internals = Reflect.get(
    React,
    "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
  ) as object;
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {},
  });
}

/** For each element whose style is looked up, happy-dom copies what it inherits by `structuredClone`, which takes 4 % of the time of page tests. */
function copyStylesPlainly(): void {
  CSSPropertyManager.prototype.clone = function (this: CSSPropertyManager): CSSPropertyManager {
    const copy = new CSSPropertyManager();
    for (const [name, property] of Object.entries(this.properties)) copy.properties[name] = { ...property };
    const definedPropertyNames = { ...(Reflect.get(this, "definedPropertyNames") as object) };
    return Object.assign(copy, { definedPropertyNames });
  };
}
