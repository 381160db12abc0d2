import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

/** One request to the fake third-party server: for a script (`said` null), or a report that a script has sent. */
export type Heard = { path: string; headers: http.IncomingHttpHeaders; said: unknown };

/** A fake third-party server and the requests it has received. */
export type ForeignServices = {
  /** Differs from the origin of every clinic. */
  origin: string;
  heard: readonly Heard[];
  /** Paths of the requests without reports, in order. */
  paths: () => string[];
  /** What the scripts reported under this name, in order. */
  said: (name: string) => unknown[];
  forget: () => void;
  close: () => Promise<void>;
};

/** Reports each call of `name` with what it was given. */
const spy = (name: string) => `(...given) => tell(${JSON.stringify(name)}, given)`;

/** Tells when somebody wants the chat, and then does something else. */
const booby = (act: string) =>
  `Object.defineProperty(window, "fcWidget", { configurable: true, get: () => { tell("wanted"); ${act}; } })`;

const scripts: Readonly<Record<string, string>> = {
  "/freshchat/widget.js": `
    const loadedAt = performance.now();
    window.fcWidget = {
      init: (options) => tell("init", { options, after: performance.now() - loadedAt }),
      destroy: ${spy("destroy")},
      user: { setProperties: ${spy("setProperties")}, clear: ${spy("clear")} },
    };`,
  "/chatwoot/sdk.js": `
    window.chatwootSDK = { run: (options) => {
      tell("run", options);
      window.$chatwoot = {
        setUser: ${spy("setUser")}, setCustomAttributes: ${spy("setCustomAttributes")},
        setLabel: ${spy("setLabel")}, reset: ${spy("reset")},
      };
      dispatchEvent(new Event("chatwoot:ready"));
    } };`,
  "/testing.js": `window.testers = true; tell("tests", document.styleSheets.length > 0);
    document.body.append(Object.assign(document.createElement("style"), { textContent: "#nobody { color: red }" }));`,
  "/throws.js": `${booby(`throw new Error("foreign, when asked")`)}; throw new Error("foreign");`,
  "/nonsense.js": booby(`return "a word"`),
};

/**
 * Starts a server on its own origin with fake third-party scripts: two chats, a user-testing script, and broken ones.
 * `/hangs.js` never answers. `close` must be called.
 */
export async function openForeignServices(): Promise<ForeignServices> {
  const heard: Heard[] = [];
  const server = http.createServer((request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      heard.push({ path, headers: request.headers, said: body === "" ? null : JSON.parse(body) });
      if (path === "/hangs.js") return;
      response.setHeader("access-control-allow-origin", "*");
      if (request.method === "POST") return void response.end("{}");
      const script = scripts[path];
      if (script === undefined) return void response.writeHead(500).end("<h1>Bad gateway</h1>");
      response.setHeader("content-type", "text/javascript");
      response.end(`{ const tell = (name, given) => void fetch("${origin}/said", {
        method: "POST", keepalive: true, body: JSON.stringify({ name, given }) });${script} }`);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    heard,
    paths: () => heard.map(({ path }) => path).filter((path) => path !== "/said"),
    said: (name) =>
      heard.flatMap(({ said }) => {
        const reported = said as { name: string; given: unknown } | null;
        return reported?.name === name ? [reported.given] : [];
      }),
    forget: () => void heard.splice(0),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
