import { Buffer } from "node:buffer";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { locales, type Locale } from "@anteroom/domain/shared/locales";
import { complaints, type Person } from "./demo-knowledge.ts";
import {
  levelOf,
  localeOfModel,
  mentionsIn,
  nextQuestion,
  rankConditions,
  seriousIn,
  textOfItem,
  typeOfMention,
  type Reported,
} from "./demo-engine.ts";

/** The demo service's own script, as a company would hand it out: it registers itself and asks its own server. */
const demoSdk = `(() => {
  const home = new URL(document.currentScript.src).origin;
  const ask = async (path, body) => {
    const answer = await fetch(home + "/sdk/" + path, { method: "POST", body: JSON.stringify(body) });
    if (!answer.ok) throw new Error("The demo service answered " + answer.status);
    return answer.json();
  };
  const evidence = ({ complaints, findings, answers }) => [
    ...complaints.map((id) => ({ id, choice_id: "present" })),
    ...[...findings, ...answers].map(({ id, presence }) => ({ id, choice_id: presence })),
  ];
  const about = ({ locale, age, sex }) => ({
    locale,
    sex: sex === "F" ? "female" : "male",
    age: { value: Math.floor(age * 12), unit: "month" },
  });
  window.anteroomSymptoms.register({
    complaints: ({ locale }) => ask("complaints", { locale }),
    understand: ({ locale, text }) => ask("understand", { locale, text }),
    next: (input) => ask("next", { ...about(input), evidence: evidence(input) }),
    conclude: (input) => ask("conclude", { ...about(input), evidence: evidence(input) }),
  });
})();
`;

/**
 * A simulated failure, for tests, in order: an HTTP status, no answer, a cut connection, no JSON, an answer of 2 MB,
 * JSON of another shape, a redirect. Null: none.
 */
export type Failing = number | "silent" | "cut" | "garbage" | "huge" | "another shape" | "elsewhere" | null;

/** A running demo symptom checker. */
export type DemoSymptoms = {
  /** Base URL of its API, for a clinic's setting. */
  url: string;
  /** URL of its script. */
  scriptUrl: string;
  origin: string;
  /** All received requests when `records` is set, for tests; else null. */
  taken: { path: string; headers: IncomingMessage["headers"]; body: string }[] | null;
  /**
   * Makes the next `times` requests fail, all by default; only those to `path` when it is given. Null ends it.
   */
  fail: (how: Failing, times?: number, path?: string) => void;
  stop: () => Promise<void>;
};

type Key = { appId: string; appKey: string };

/**
 * Starts a symptom checker on a free port of 127.0.0.1, with the wire format of Infermedica's Engine API 3 and
 * invented knowledge. Its API answers 403 without this id and key.
 */
export async function launchDemoSymptoms(
  { appId, appKey }: Key,
  { records = false }: { records?: boolean } = {},
): Promise<DemoSymptoms> {
  let failing: Failing = null;
  let left = Number.POSITIVE_INFINITY;
  let place: string | null = null;
  const taken: NonNullable<DemoSymptoms["taken"]> = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
      if (records) taken.push({ path: pathname, headers: request.headers, body });
      if (failing !== null && left > 0 && (place === null || place === pathname)) {
        left -= 1;
        return failAs(failing, request, response);
      }
      if (pathname === "/sdk.js")
        return void response.writeHead(200, { "content-type": "text/javascript" }).end(demoSdk);
      if (pathname.startsWith("/sdk/")) return answerSdk(pathname, body, response);
      const isKnown = request.headers["app-id"] === appId && request.headers["app-key"] === appKey;
      if (!isKnown) return send(response, 403, { message: "Authentication failed" });
      if (!pathname.startsWith("/v3/")) return send(response, 404, { message: "Not found" });
      const locale = localeOfModel(headerOf(request, "model"));
      const call = wire[`${request.method ?? ""} ${pathname.slice(3)}`];
      if (!call) return send(response, 404, { message: "Not found" });
      const given = request.method === "GET" ? Object.fromEntries(searchParams) : parse(body);
      if (!isObject(given)) return send(response, 400, { message: "The request body is no object" });
      return send(response, 200, call(given, locale));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    url: `${origin}/v3`,
    scriptUrl: `${origin}/sdk.js`,
    taken: records ? taken : null,
    fail: (how, times = Number.POSITIVE_INFINITY, path) => {
      failing = how;
      place = path ?? null;
      left = times;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Given = Readonly<Record<string, unknown>>;

const named = (id: string, locale: Locale) => ({
  id,
  name: textOfItem(id, locale),
  common_name: textOfItem(id, locale),
});

/** The calls of the interface that are spoken here. */
const wire: Readonly<Record<string, (given: Given, locale: Locale) => unknown>> = {
  "GET /info": () => ({ updated_at: "2026-11-01T00:00:00Z", api_version: "demo 1", conditions_count: 15 }),
  "POST /suggest": (given, locale) =>
    complaints.filter((id) => reportedIn(given)[id] === undefined).map((id) => named(id, locale)),
  "GET /search": ({ phrase }, locale) =>
    complaints
      .filter((id) => {
        const words = textOfItem(id, locale).toLowerCase();
        return textOf(phrase)
          .toLowerCase()
          .split(/\s+/)
          .some((word) => word.length > 3 && words.includes(word));
      })
      .map((id) => ({ id, label: textOfItem(id, locale) })),
  "POST /parse": ({ text }, locale) => {
    const mentions = mentionsIn(textOf(text), locale).map(({ id, choice }) => ({
      ...named(id, locale),
      choice_id: choice,
      type: typeOfMention(id),
    }));
    return { mentions, obvious: true };
  },
  "POST /diagnosis": (given, locale) => {
    const reported = reportedIn(given);
    const requested = nextQuestion(reported, locale, personIn(given));
    const choices = ["present", "absent", "unknown"].map((id) => ({ id, label: id }));
    return {
      question: requested && {
        type: requested.type,
        text: requested.text,
        items: requested.items.map((id) => ({ id, name: textOfItem(id, locale), choices })),
        extras: {},
      },
      conditions: rankConditions(reported).map(({ id, probability, level }) => ({
        ...named(id, locale),
        probability,
        condition_details: { triage_level: level },
      })),
      should_stop: requested === null,
      has_emergency_evidence: seriousIn(reported, personIn(given)).length > 0,
      extras: {},
    };
  },
  "POST /triage": (given, locale) => {
    const reported = reportedIn(given);
    return {
      triage_level: levelOf(reported, personIn(given)),
      serious: seriousIn(reported, personIn(given)).map((id) => ({
        ...named(id, locale),
        seriousness: "serious",
        is_emergency: true,
      })),
      teleconsultation_applicable: true,
    };
  },
  "POST /explain": (given, locale) => {
    const found = rankConditions(reportedIn(given)).find(({ id }) => id === given["target"]);
    const supporting = (found?.signs ?? []).map((id) => named(id, locale));
    return { supporting_evidence: supporting, conflicting_evidence: [], unconfirmed_evidence: [] };
  },
};

const ours = {
  emergency_ambulance: "emergency-services",
  emergency: "emergency-department-now",
  consultation_24: "within-hours",
  consultation: "within-days",
  self_care: "self-care",
} as const;

/** What its script asks: the same knowledge in the words of our own port. */
function answerSdk(path: string, body: string, response: ServerResponse): void {
  const given = parse(body);
  if (!isObject(given)) return send(response, 400, {}, anyOrigin);
  const locale = locales.find((one) => one === given["locale"]) ?? "en";
  const reported = reportedIn(given);
  const said = (id: string) => ({ id, words: textOfItem(id, locale) });
  if (path === "/sdk/complaints")
    return send(
      response,
      200,
      complaints.map((id) => ({ ...said(id), area: null })),
      anyOrigin,
    );
  if (path === "/sdk/understand") {
    const found = mentionsIn(textOf(given["text"]), locale);
    const isComplaint = (id: string) => typeOfMention(id) === "symptom";
    const meant = found.filter(({ id, choice }) => choice === "present" && isComplaint(id));
    const rest = found.filter((one) => !meant.includes(one));
    return send(
      response,
      200,
      {
        complaints: meant.map(({ id }) => ({ ...said(id), area: null })),
        meant: meant.map(({ id }) => id),
        findings: rest.map(({ id, choice }) => ({ ...said(id), presence: choice })),
      },
      anyOrigin,
    );
  }
  const serious = seriousIn(reported, personIn(given));
  const level = ours[levelOf(reported, personIn(given))];
  if (path === "/sdk/next") {
    const requested = nextQuestion(reported, locale, personIn(given));
    const kinds = { single: "finding", group_single: "one", group_multiple: "several" } as const;
    const question = requested && {
      id: requested.items.join(" "),
      kind: kinds[requested.type],
      text: requested.text,
      options: requested.items.map(said),
      isNoneAllowed: requested.type === "group_multiple",
      isUnknownAllowed: true,
    };
    const danger =
      serious.length > 0
        ? { level, isCrisis: false, reasons: serious.map((id) => textOfItem(id, locale)) }
        : null;
    return send(response, 200, { question, danger }, anyOrigin);
  }
  const found = rankConditions(reported);
  const reasons = serious.length > 0 ? serious : (found[0]?.signs ?? []);
  return send(
    response,
    200,
    {
      level,
      reasons: reasons.map((id) => ({ kind: "rule", words: textOfItem(id, locale) })),
      conditions: found.slice(0, 4).map(({ id, probability, level: one }) => ({
        id,
        name: textOfItem(id, locale),
        medicalName: null,
        fit: probability >= 0.4 ? "well" : "partly",
        isEmergency: one.startsWith("emergency"),
      })),
      getHelpIf: [],
      selfCare: [],
      version: "demo 1, 2026-11-01",
    },
    anyOrigin,
  );
}

/** Its frame has no origin of its own that could be named. */
const anyOrigin = { "access-control-allow-origin": "*" };

/** Age in years and sex, as the wire format has them. */
function personIn({ age, sex }: Given): Person {
  if (!isObject(age) || typeof age["value"] !== "number") return null;
  return {
    age: age["unit"] === "month" ? age["value"] / 12 : age["value"],
    sex: sex === "female" ? "F" : "M",
  };
}

function reportedIn(given: Given): Reported {
  const evidence: unknown = given["evidence"];
  if (!Array.isArray(evidence)) return {};
  return Object.fromEntries(
    evidence.flatMap((one: unknown) => {
      if (!isObject(one)) return [];
      const [id, choice] = [textOf(one["id"]), one["choice_id"]];
      return choice === "present" || choice === "absent" || choice === "unknown" ? [[id, choice]] : [];
    }),
  ) as Reported;
}

function failAs(how: Exclude<Failing, null>, request: IncomingMessage, response: ServerResponse): void {
  const json = { "content-type": "application/json" };
  switch (how) {
    case "silent":
      return;
    case "cut":
      return void request.socket.destroy();
    case "garbage":
      return void response.writeHead(200, json).end("<html><script>alert(1)</script>");
    case "huge":
      return void response
        .writeHead(200, json)
        .end(JSON.stringify({ conditions: [], triage_level: "self_care", padding: "x".repeat(2_000_000) }));
    case "another shape":
      return send(response, 200, { question: { text: 7 }, conditions: "none", triage_level: "soon" });
    case "elsewhere":
      return void response.writeHead(302, { location: "/v3/elsewhere" }).end();
    default:
      return send(response, how, { message: "Failing" }, how === 429 ? { "retry-after": "7" } : {});
  }
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  more: Readonly<Record<string, string>> = {},
) {
  response.writeHead(status, { "content-type": "application/json", ...more }).end(JSON.stringify(body));
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Given => typeof value === "object" && value !== null;
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const { [name]: value } = headers;
  return typeof value === "string" ? value : undefined;
}
