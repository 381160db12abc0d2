import { setTimeout as wait } from "node:timers/promises";

/**
 * An element by its role and name, or by a selector where it has no name. The first visible match counts; of an XPath,
 * the first match.
 */
export type Locator = { role: string; name?: string } | { css: string } | { xpath: string };

/** The commands of W3C WebDriver (https://www.w3.org/TR/webdriver2/) that journeys use. */
export type WebDriver = {
  open: (url: string) => Promise<void>;
  /** Waits for the element; throws after ten seconds. */
  find: (locator: Locator) => Promise<string>;
  click: (locator: Locator) => Promise<void>;
  type: (locator: Locator, text: string) => Promise<void>;
  /** Sets the file of a file input, visible or not; the locator must be a CSS selector. */
  choose: (locator: Locator, file: string) => Promise<void>;
  /** Returns whether the element is on the page now. */
  isThere: (locator: Locator) => Promise<boolean>;
  /** Waits until one of these is on the page, and returns the first that is. */
  firstOf: (locators: readonly Locator[]) => Promise<Locator>;
  /** Waits for another window, runs `what` in it, and switches back. */
  inNewWindow: (what: () => Promise<void>) => Promise<void>;
  /** Runs the body of a function in the page and returns its result. */
  run: (body: string, ...args: readonly unknown[]) => Promise<unknown>;
  /** Evaluates this function body on the page until it returns a truthy value. */
  waitFor: (what: string, body: string, ...args: readonly unknown[]) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};

const elementKey = "element-6066-11e4-a52e-4f735466cecf"; // fixed by the standard
const patienceMs = 10_000;
const pollMs = 50;

/**
 * Opens a browser session through the WebDriver server at the URL `server`; `close` ends it. Commands that wait throw after ten seconds.
 */
export async function openWebDriver(server: string, capabilities: object): Promise<WebDriver> {
  const created = await ask(server, "POST", "/session", { capabilities: { alwaysMatch: capabilities } });
  const session = `/session/${(created as { sessionId: string }).sessionId}`;
  const post = (path: string, body: object = {}) => ask(server, "POST", session + path, body);
  const run: WebDriver["run"] = (script, ...args) => post("/execute/sync", { script, args });
  const waitFor: WebDriver["waitFor"] = async (what, body, ...args) => {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const result = await run(body, ...args).catch(() => null); // the page may be between two documents
      if (result) return result;
      if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}`);
      await wait(pollMs);
    }
  };
  const idOf = (element: unknown) => (element as Record<string, string>)[elementKey] ?? "";
  const find: WebDriver["find"] = async (locator) =>
    idOf(await waitFor(JSON.stringify(locator), findInPage, locator));
  const isThere = async (locator: Locator) => Boolean(await run(findInPage, locator).catch(() => null));
  const handles = async () => (await ask(server, "GET", `${session}/window/handles`)) as readonly string[];
  const until = async (what: string, isSo: () => Promise<boolean>) => {
    const deadline = Date.now() + patienceMs;
    while (!(await isSo())) {
      if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}`);
      await wait(pollMs);
    }
  };
  return {
    open: async (url) => void (await post("/url", { url })),
    find,
    click: async (locator) => {
      const id = await find(locator);
      // Into the middle, as a thumb would bring it: this driver stops as soon as it is in the window, which may be below what sticks there.
      await run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", {
        [elementKey]: id,
      });
      // Not while the page still moves: the tap would land where the element was.
      let before: unknown;
      await until("something that stands still", async () => {
        const now = await run("return JSON.stringify(arguments[0].getBoundingClientRect())", {
          [elementKey]: id,
        });
        const isStill = now === before;
        before = now;
        return isStill;
      });
      await post(`/element/${id}/click`);
    },
    type: async (locator, text) => void (await post(`/element/${await find(locator)}/value`, { text })),
    choose: async (locator, file) => {
      const field = await waitFor(JSON.stringify(locator), findHidden, locator);
      await post(`/element/${idOf(field)}/value`, { text: file });
    },
    isThere,
    firstOf: async (locators) => {
      let found: Locator | undefined;
      await until("one of several things", async () => {
        const are = await Promise.all(locators.map(isThere));
        found = locators[are.indexOf(true)];
        return found !== undefined;
      });
      if (!found) throw new Error("None of several things is there.");
      return found;
    },
    inNewWindow: async (what) => {
      const own = (await ask(server, "GET", `${session}/window`)) as string;
      await until("a new window", async () => (await handles()).length > 1);
      const handle = (await handles()).find((one) => one !== own);
      await post("/window", { handle });
      await what();
      await post("/window", { handle: own });
    },
    run,
    waitFor,
    resize: async (width, height) => void (await post("/window/rect", { width, height })),
    close: async () => void (await ask(server, "DELETE", session)),
  };
}

async function ask(server: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(server + path, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver: ${error}: ${message}`);
}

const findHidden = "return document.querySelector(arguments[0].css)";

/** Runs in the page. Roles and names as far as the product uses them, not the whole of ARIA. */
const findInPage = `
  const [wanted] = arguments;
  const shown = (element) => element.getClientRects().length > 0 && !element.closest("[aria-hidden=true], [inert]");
  if (wanted.css) return [...document.querySelectorAll(wanted.css)].find(shown) ?? null;
  if (wanted.xpath) return document.evaluate(wanted.xpath, document, null, 9, null).singleNodeValue;
  const own = {
    link: "a[href]", button: "button, summary, input[type=submit]", heading: "h1, h2, h3, h4, h5, h6", img: "img, svg[role=img]",
    textbox: "textarea, input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=search], input[type=password]",
    checkbox: "input[type=checkbox]", radio: "input[type=radio]", combobox: "select", navigation: "nav", main: "main",
    status: "output", dialog: "dialog[open]", list: "ul, ol", listitem: "li", group: "fieldset", article: "article", alert: "",
  };
  const selector = [own[wanted.role], "[role=" + wanted.role + "]"].filter(Boolean).join(", ");
  const tidy = (text) => (text ?? "").replace(/\\s+/g, " ").trim();
  const nameOf = (element) => tidy(
    (element.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => id && document.getElementById(id)?.textContent).join(" ")
    || element.getAttribute("aria-label")
    || [...(element.labels ?? [])].map((label) => label.textContent).join(" ")
    || element.querySelector(":scope > legend")?.textContent
    || element.alt || (element.tagName === "INPUT" ? element.value || element.placeholder : element.textContent));
  const all = [...document.querySelectorAll(selector)].filter(shown);
  if (wanted.name === undefined) return all[0] ?? null;
  return all.find((one) => nameOf(one) === wanted.name) ?? all.find((one) => nameOf(one).includes(wanted.name)) ?? null;
`;
