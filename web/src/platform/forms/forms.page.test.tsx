import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { showPart } from "../../testing/open-page.tsx";
import type { Failure, Result } from "../api.ts";
import { copyToClipboard } from "../browser/clipboard.ts";
import { scrollIntoViewAndHold } from "../scroll-into-view.ts";
import { AnswerFailure, fetchAnswer } from "../fetch-answer.ts";
import { followGestures } from "../browser/follow-gestures.ts";
import { whenHydrated } from "../hydration/when-hydrated.ts";
import { Price } from "../price.tsx";
import { focusPageHeading } from "../start-reading.ts";
import { createStore } from "../storage/store.ts";
import { eraseUnsent, storeUnsent, readUnsent } from "../storage/unsent-messages.ts";
import { withTimeout } from "../within.ts";
import { useFailureText } from "./failure-text.tsx";
import { AppForm } from "./form.tsx";
import { holdFormsScript } from "./forms-before-script.ts";
import { useApiQuery } from "./use-api-query.ts";
import { useErrorTitle } from "./use-error-title.ts";

// Several cases draw their page by hand.
afterEach(() => document.body.replaceChildren());

describe("a form", () => {
  test("returns typed values and the pressed button, and never becomes a URL", async () => {
    const onSend = vi.fn<(typed: FormData) => void>();
    const { user } = await showPart(
      <AppForm onSend={onSend}>
        <input name="code" defaultValue="123" />
        <button name="way" value="mail">
          By email
        </button>
      </AppForm>,
    );
    const before = location.href;
    await user.click(screen.getByRole("button"));
    const [typed] = onSend.mock.calls[0] ?? [];
    expect(typed && [...typed]).toEqual([
      ["code", "123"],
      ["way", "mail"],
    ]);
    expect(location.href).toBe(before);
    expect(document.querySelector("form")?.method).toBe("post");
  });

  test("is sent by Enter without the browser's own validation", async () => {
    const onSend = vi.fn<() => void>();
    const { user } = await showPart(
      <AppForm onSend={onSend}>
        <input aria-label="Email" type="email" required />
      </AppForm>,
    );
    await user.click(screen.getByLabelText("Email"));
    await user.keyboard("x{Enter}");
    expect(onSend).toHaveBeenCalledTimes(1);
  });
});

describe("a form sent before hydration", () => {
  beforeEach(() => {
    // oxlint-disable-next-line typescript/no-implied-eval -- it runs inline in the page, as text
    (new Function(holdFormsScript) as () => void)();
  });
  afterEach(() => void Reflect.deleteProperty(window, "anteroomWakeForm"));

  /** A form as the server draws it. */
  function drawn() {
    document.body.innerHTML = `<form method="post"><input name="code" value="123"><button name="way" value="mail">Send</button></form>`;
    const form = document.querySelector("form") as HTMLFormElement;
    const heard: (string | undefined)[] = [];
    const listen = () =>
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        heard.push((event.submitter as HTMLButtonElement | null)?.value);
      });
    return { form, heard, listen };
  }

  test("is held, shown as busy, and sent once with its button after hydration", () => {
    const { form, heard, listen } = drawn();
    const button = form.querySelector("button") as HTMLButtonElement;
    form.requestSubmit(button);
    form.requestSubmit(button);
    expect(form.getAttribute("aria-busy")).toBe("true");
    listen();
    window.anteroomWakeForm?.(form);
    expect(heard).toEqual(["mail"]);
    expect(form.hasAttribute("aria-busy")).toBe(false);
  });

  test("leaves alone an earlier hydrated form and one with an action URL", () => {
    const { form, heard, listen } = drawn();
    window.anteroomWakeForm?.(form);
    listen();
    form.requestSubmit();
    expect(heard).toEqual([undefined]);
    form.removeAttribute("data-awake");
    form.method = "get";
    form.requestSubmit();
    expect(heard).toHaveLength(2);
    expect(form.hasAttribute("aria-busy")).toBe(false);
  });
});

describe("an error message", () => {
  function Said({ failure, isSaved = false }: { failure: Failure; isSaved?: boolean }) {
    const { title, detail } = useFailureText({ isSaved })(failure);
    return <output>{`${title} ${detail ?? ""}`}</output>;
  }
  const said = () => screen.getByRole("status").textContent;
  const connect = (isOnline: boolean) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
  };
  const unreached = "We couldn’t reach the clinic’s service just now. Try again in a moment.";

  test.each([
    [{ code: "offline" }, "The connection was interrupted. Try again now."],
    [{ code: "unreachable" }, unreached],
    [{ code: "timeout" }, unreached],
    [{ code: "unreadable" }, "Something went wrong on our side. Try again in a moment."],
    [
      { code: "slot_taken", title: "Somebody was faster.", detail: "Choose another time." },
      "Somebody was faster. Choose another time.",
    ],
    [{ code: "slot_taken", title: "Somebody was faster." }, "Somebody was faster. "],
  ])("of a device that is online: %o", async (failure, words) => {
    await showPart(<Said failure={failure as Failure} />);
    expect(said()).toBe(words);
  });

  test.each(["offline", "unreachable", "timeout"] as const)(
    "says of %s that the device is offline while it is, and what has become of it afterwards",
    async (code) => {
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
      await showPart(<Said failure={{ code }} />);
      expect(said()).toBe("You’re offline. Try again when you’re connected.");
      connect(true);
      expect(said()).toBe(code === "offline" ? "The connection was interrupted. Try again now." : unreached);
      connect(false);
      expect(said()).toMatch(/^You’re offline\./);
      connect(true); // or no query of this file is sent any more
    },
  );

  test("says that what was typed is saved only where it is", async () => {
    const { show } = await showPart(<Said failure={{ code: "unreachable" }} isSaved />);
    expect(said()).toBe(
      "We couldn’t reach the clinic’s service just now. What you wrote is saved. Try again in a moment.",
    );
    show(<Said failure={{ code: "unreadable" }} isSaved />);
    expect(said()).toBe("Something went wrong on our side. What you wrote is saved. Try again in a moment.");
    show(<Said failure={{ code: "unreadable" }} />);
    expect(said()).not.toContain("saved");
  });

  test("is announced by the title first while an error exists", async () => {
    function Wrong({ isWrong }: { isWrong: boolean }) {
      useErrorTitle(isWrong);
      return null;
    }
    document.title = "Sign in – Aurora";
    const { show } = await showPart(<Wrong isWrong />);
    expect(document.title).toBe("Error: Sign in – Aurora");
    show(<Wrong isWrong={false} />);
    expect(document.title).toBe("Sign in – Aurora");
    show(<Wrong isWrong />);
    document.title = "Doctors – Aurora";
    show(null);
    expect(document.title).toBe("Doctors – Aurora");
  });
});

describe("a server answer", () => {
  function Asked({ ask }: { ask: () => Promise<Result<string>> }) {
    const { data, failure, again } = useApiQuery(["a-test"], ask);
    return (
      <>
        <output>{`${data ?? "nothing"}, ${failure?.code ?? "well"}`}</output>
        <button type="button" onClick={again}>
          Again
        </button>
      </>
    );
  }
  const said = () => screen.getByRole("status").textContent;

  test("stays on the page while a newer request fails, which is reported", async () => {
    const answers: Result<string>[] = [
      { isOk: true, data: "first" },
      { isOk: false, failure: { code: "offline" } },
      { isOk: true, data: "second" },
    ];
    const ask = () => Promise.resolve(answers.shift() ?? { isOk: true as const, data: "last" });
    const { user } = await showPart(<Asked ask={ask} />);
    await waitFor(() => expect(said()).toBe("first, well"));
    await user.click(screen.getByRole("button"));
    await waitFor(() => expect(said()).toBe("first, offline"));
    await user.click(screen.getByRole("button"));
    await waitFor(() => expect(said()).toBe("second, well"));
  });

  test.each([
    ["a session that the server no longer knows", "token", 1],
    ["a guest's right that has ended", null, 0],
  ])("ends with %s (token: %s): %i", async (_what, token, times) => {
    const { app, show } = await showPart(null);
    vi.spyOn(app.session, "token").mockReturnValue(token);
    const end = vi.spyOn(app.session, "end").mockResolvedValue(undefined);
    const failure = { code: "unauthenticated", title: "No" } as Failure;
    show(<Asked ask={() => Promise.resolve({ isOk: false, failure })} />);
    await waitFor(() => expect(said()).toBe("nothing, unauthenticated"));
    expect(end).toHaveBeenCalledTimes(times);
  });

  test("is thrown with its message when it is a refusal", async () => {
    const ask = () => Promise.resolve({ status: 404, body: { code: "not_found", title: "Not found" } });
    const failing = fetchAnswer(ask as never, {} as never, "/doctors/9");
    await expect(failing).rejects.toBeInstanceOf(AnswerFailure);
    await expect(failing).rejects.toMatchObject({ failure: { code: "not_found" } });
    const odd = fetchAnswer(
      (() => Promise.resolve({ status: 502, body: "<html>" })) as never,
      {} as never,
      "/",
    );
    await expect(odd).rejects.toMatchObject({ failure: { code: "unreachable" } });
  });
});

describe("the clipboard", () => {
  const written: string[] = [];
  beforeEach(() => {
    written.length = 0;
    const writeText = (text: string) => (written.push(text), Promise.resolve());
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  });
  const field = (value: string, { readOnly = false, disabled = false } = {}) => {
    const one = document.body.appendChild(document.createElement("input"));
    Object.assign(one, { value, readOnly, disabled });
    return one;
  };

  test.each([
    ["cut", "abc", {}, ""],
    ["copy", "abc", {}, "abc"],
    ["cut", "abc", { readOnly: true }, "abc"],
  ])("takes a field's text by %s (%s, %o) and leaves %j", async (action, value, more, left) => {
    const one = field(value, more);
    const heard = vi.fn<() => void>();
    one.addEventListener("input", heard);
    await copyToClipboard(action, one);
    expect(written).toEqual([value]);
    expect(one.value).toBe(left);
    expect(heard).toHaveBeenCalledTimes(left === "" ? 1 : 0);
  });

  test.each([
    ["paste", () => field("a"), "action"],
    [undefined, () => field("a"), "action"],
    ["copy", () => null, "target"],
    ["copy", () => "#code", "target"],
    ["copy", () => field("a", { disabled: true }), "disabled"],
  ])("refuses %s of %o", async (action, target, fault) => {
    await expect(copyToClipboard(action, target())).rejects.toMatchObject({ name: "ClipboardError", fault });
    expect(written).toEqual([]);
  });

  test("leaves the field unchanged where the browser refuses", async () => {
    const one = field("abc");
    const writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
    await expect(copyToClipboard("cut", one)).rejects.toThrow("no");
    expect(one.value).toBe("abc");
  });
});

describe("the next page's heading", () => {
  const main = (inside: string) => {
    document.body.innerHTML = `<a href="/">Home</a><main id="main" tabindex="-1">${inside}</main>`;
    return document.querySelector("main") as HTMLElement;
  };
  const focused = () => document.activeElement?.textContent;

  test("takes focus, also when it arrives later with the data", async () => {
    const page = main("<h1>Loading</h1>");
    focusPageHeading(page);
    expect(focused()).toBe("Loading");
    page.innerHTML = "<h1>Your appointment</h1>";
    await waitFor(() => expect(focused()).toBe("Your appointment"));
  });

  test("does not take focus from where the page or person has put it", async () => {
    const page = main("<h1>Code</h1><input>");
    page.querySelector("input")?.focus();
    focusPageHeading(page);
    expect(document.activeElement?.tagName).toBe("INPUT");
    const other = main("<h1>Loading</h1>");
    focusPageHeading(other);
    document.querySelector("a")?.focus();
    other.innerHTML = "<h1>Doctors</h1>";
    await act(async () => Promise.resolve());
    expect(document.activeElement?.tagName).toBe("A");
  });

  test("takes focus from a control that disappears with the last page, whenever that is", async () => {
    const page = main("<button>Continue</button>");
    page.querySelector("button")?.focus();
    focusPageHeading(page);
    page.append(document.createElement("p"));
    await act(async () => Promise.resolve());
    expect(focused()).toBe("Continue");
    page.innerHTML = "<h1>Review and pay</h1>";
    await waitFor(() => expect(focused()).toBe("Review and pay"));
  });

  test("is awaited on a page that has none yet", async () => {
    const page = main("<p>Wait</p>");
    focusPageHeading(page);
    expect(document.activeElement).toBe(page);
    page.innerHTML = "<h1>Here</h1>";
    await waitFor(() => expect(focused()).toBe("Here"));
  });
});

test("an element is kept in view until the person moves, for a limited time", () => {
  let resized = () => {};
  const gone = vi.fn<() => void>();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(act: () => void) {
        resized = act;
      }
      observe() {}
      disconnect = gone;
    },
  );
  document.body.innerHTML = `<section tabindex="-1">Waitlist</section>`;
  const part = document.querySelector("section") as HTMLElement;
  const shown = vi.spyOn(part, "scrollIntoView").mockImplementation(() => {});
  scrollIntoViewAndHold(part);
  expect(document.activeElement).toBe(part);
  resized();
  expect(shown).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event("wheel"));
  expect(gone).toHaveBeenCalledTimes(1);
});

describe("gestures", () => {
  const at = (type: string, x: number, y: number, more: object = {}) =>
    Object.assign(new Event(type, { bubbles: true }), {
      isPrimary: true,
      pointerId: 1,
      clientX: x,
      clientY: y,
      ...more,
    });
  const open = (inside = "") => {
    document.body.innerHTML = `<div>${inside}</div>`;
    const element = document.querySelector("div") as HTMLElement;
    element.setPointerCapture = () => {};
    const told: string[] = [];
    const stop = followGestures(element, (gesture) => told.push(gesture.type));
    return { element, told, stop };
  };

  test("distinguish a tap from a long press", () => {
    vi.useFakeTimers();
    const { element, told } = open();
    fireEvent(element, at("pointerdown", 10, 10));
    fireEvent(element, at("pointerup", 11, 10));
    expect(told).toEqual(["tap"]);
    fireEvent(element, at("pointerdown", 10, 10));
    vi.advanceTimersByTime(5_000);
    expect(told).toEqual(["tap", "hold"]);
  });

  test("ignore buttons, links and a second finger", () => {
    const { element, told } = open("<button>Close</button>");
    fireEvent(element.querySelector("button") as HTMLElement, at("pointerdown", 10, 10));
    fireEvent(element, at("pointerup", 10, 10));
    fireEvent(element, at("pointerdown", 10, 10, { isPrimary: false, pointerId: 2 }));
    fireEvent(element, at("pointerup", 10, 10, { pointerId: 2 }));
    expect(told).toEqual([]);
  });

  test("report nothing once unsubscribed", () => {
    vi.useFakeTimers();
    const { element, told, stop } = open();
    fireEvent(element, at("pointerdown", 10, 10));
    stop();
    vi.advanceTimersByTime(5_000);
    fireEvent(element, at("pointerup", 10, 10));
    expect(told).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("are cancelled where the browser takes over the touch", () => {
    const { element, told } = open();
    fireEvent(element, at("pointerdown", 10, 10));
    fireEvent(element, at("pointercancel", 10, 10));
    expect(told).toEqual(["cancel"]);
  });
});

describe("unsent text", () => {
  const waiting = [{ key: "1", text: "Hello" }];

  test("survives a reload of the tab per appointment and is deleted with the session", () => {
    storeUnsent(21, { draft: "", waiting });
    storeUnsent(22, { draft: "half a", waiting: [] });
    expect(readUnsent(21)).toEqual({ draft: "", waiting });
    expect(readUnsent(22).draft).toBe("half a");
    storeUnsent(22, { draft: "", waiting: [] });
    expect(sessionStorage).toHaveLength(1);
    eraseUnsent();
    expect(readUnsent(21)).toEqual({ draft: "", waiting: [] });
  });

  test.each(["{", "7", '{"draft":1,"waiting":[]}', '{"draft":"","waiting":[{"key":"1"}]}'])(
    "is empty where %s is stored",
    (text) => {
      sessionStorage.setItem("unsent-messages-21", text);
      expect(readUnsent(21)).toEqual({ draft: "", waiting: [] });
    },
  );
});

test("deferred work runs once, shortly after the page is usable", async () => {
  vi.useFakeTimers();
  const isHydrated = createStore(false);
  let times = 0;
  void whenHydrated(isHydrated).then(() => (times += 1));
  void whenHydrated(isHydrated).then(() => (times += 1));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times).toBe(0);
  isHydrated.set(true);
  await vi.advanceTimersByTimeAsync(249);
  expect(times).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(times).toBe(2);
  void whenHydrated(createStore(true)).then(() => (times += 1));
  await vi.advanceTimersByTimeAsync(250);
  expect(times).toBe(3);
});

test("a promise that never settles times out, and a settled one leaves no timer", async () => {
  vi.useFakeTimers();
  const late = withTimeout(1000, new Promise(() => {})).catch((error: DOMException) => error.name);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toBe("TimeoutError");
  expect(await withTimeout(1000, Promise.resolve("here"))).toBe("here");
  await expect(withTimeout(1000, Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ["en", 3000, "EUR", "€30"],
  ["pt", 3050, "EUR", /^30,50\s€$/],
  ["es-CL", 25000, "CLP", /25\.000/],
] as const)(
  "a price in %s of %i %s is isolated from left to right",
  async (locale, amountMinor, currency, words) => {
    function Shown() {
      const [amount] = useState(amountMinor);
      return <Price amountMinor={amount} currency={currency} />;
    }
    await showPart(<Shown />, { locale });
    const price = document.querySelector("main bdi");
    expect(price?.getAttribute("dir")).toBe("ltr");
    expect(price?.textContent).toMatch(words);
  },
);
