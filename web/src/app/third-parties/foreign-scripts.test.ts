import { supportChatRules } from "@anteroom/domain/shared/constants";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createThirdPartyScripts } from "./foreign-scripts.ts";

type Script = EventTarget & { src: string };

const added: Script[] = [];
const init = vi.fn<(options: unknown) => void>();
const clear = vi.fn<() => void>();
const widget = { init, destroy: vi.fn<() => void>(), user: { setProperties: vi.fn<() => void>(), clear } };
const visitor = { id: "7", name: "Inês", tenant: "clinic" };
const plan = {
  service: "freshchat",
  scriptUrl: "https://chat.example/widget.js",
  key: "key",
  tags: ["alternative-chat"],
} as const;

beforeEach(() => {
  vi.useFakeTimers();
  added.length = 0;
  vi.stubGlobal("document", {
    readyState: "complete",
    createElement: () => Object.assign(new EventTarget(), { src: "" }),
    head: { append: (script: Script) => void added.push(script) },
  });
  vi.stubGlobal("fcWidget", widget);
  init.mockReset();
  clear.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Asks for the chat, and answers for its script. */
async function load(answer: "load" | "error") {
  const scripts = createThirdPartyScripts();
  scripts.loadChat({ ...plan, tags: [...plan.tags] }, visitor);
  await vi.waitFor(() => expect(added).toHaveLength(1));
  await vi.dynamicImportSettled();
  added[0]?.dispatchEvent(new Event(answer));
  return scripts;
}

test(
  "the chat starts 1000 ms after its script has loaded, not before",
  { tags: ["S9.CHAT.01"] },
  async () => {
    await load("load");
    expect(supportChatRules.startsAfter).toBe(1000);
    await vi.advanceTimersByTimeAsync(999);
    expect(init).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(init).toHaveBeenCalledTimes(1);
  },
);

test(
  "a chat whose script failed never starts, and stopping it does nothing",
  { tags: ["S9.CHAT.01"] },
  async () => {
    const scripts = await load("error");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(init).not.toHaveBeenCalled();
    scripts.endChat();
    expect(clear).not.toHaveBeenCalled();
  },
);

test("leaving within that second starts no chat", { tags: ["D.65"] }, async () => {
  const scripts = await load("load");
  await vi.advanceTimersByTimeAsync(500);
  scripts.endChat();
  await vi.advanceTimersByTimeAsync(1000);
  expect(init).not.toHaveBeenCalled();
});

test("a throwing chat is ignored at start and stop", async () => {
  init.mockImplementation(() => {
    throw new Error("foreign");
  });
  clear.mockImplementation(() => {
    throw new Error("foreign");
  });
  const scripts = await load("load");
  await vi.advanceTimersByTimeAsync(1000);
  expect(init).toHaveBeenCalledTimes(1);
  expect(() => scripts.endChat()).not.toThrow();
});

test("a script is requested once for several callers", { tags: ["S7.TP.12"] }, async () => {
  const scripts = await load("load");
  scripts.loadChat({ ...plan, tags: [] }, visitor);
  scripts.loadUserTesting("https://testing.example/t.js");
  scripts.loadUserTesting("https://testing.example/t.js");
  await vi.advanceTimersByTimeAsync(0);
  expect(added.map(({ src }) => src)).toEqual([plan.scriptUrl, "https://testing.example/t.js"]);
});
