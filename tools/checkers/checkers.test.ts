import { runInNewContext } from "node:vm";
import type { EndpointShape } from "@anteroom/contract/endpoint";
import * as endpoints from "@anteroom/contract/health/symptom-checks";
import { specialtyOf } from "@anteroom/content/specialty-of";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  launchDemoSymptoms,
  type DemoSymptoms,
} from "../../server/src/adapters/demo-symptoms/demo-server.ts";
import { infermedicaSymptoms } from "../../server/src/adapters/infermedica-symptoms/infermedica-symptoms.ts";
import { SymptomServiceUnavailable, type Interview } from "../../server/src/ports/symptom-service.ts";
import { checkerOf } from "../../web/src/adapters/embedded-checker/open-checker.ts";
import { openTriage } from "../../web/src/adapters/embedded-checker/open-triage.ts";
import type { ScriptFrame } from "../../web/src/adapters/outside-checker/open-frame.ts";
import { openRemoteChecker } from "../../web/src/adapters/outside-checker/remote-checker.ts";
import { openScriptChecker } from "../../web/src/adapters/outside-checker/script-checker.ts";
import type { Api } from "../../web/src/platform/api.ts";
import type { CheckInterview } from "../../web/src/ports/symptom-checker.ts";
import { testChecker, testOutsideChecker, type CheckerTrial } from "./checker-conformance.ts";

const key = { appId: "app", appKey: "key" };
let server: DemoSymptoms;
let away: DemoSymptoms;
beforeAll(async () => {
  [server, away] = await Promise.all([
    launchDemoSymptoms(key, { records: true }),
    launchDemoSymptoms(key, { records: true }),
  ]);
  away.fail("cut");
});
afterAll(() => Promise.all([server.stop(), away.stop()]));

const words = { complaint: "headache", denial: "no fever", nonsense: "qwrtz plmk" };

const triage = await openTriage("en");
await triage.learned;
testChecker("the embedded checker", {
  open: () => Promise.resolve(checkerOf(triage, "en")),
  words,
  dangerous: /pressing|sweating/i,
  complaintOfDanger: "chest pain",
});

/** Our own endpoints without the network: each calls the service as the server does. */
function apiTo(place: () => DemoSymptoms): Pick<Api, "call"> {
  const open = () =>
    infermedicaSymptoms({
      keys: new Map([[place().origin, key]]),
      now: () => new Date(),
      report: () => {},
      timeoutMs: 20_000,
      specialtyOf,
    })({ url: place().url, locale: "en", interviewId: "d083e76f-3c29-44aa-8893-587f3691c0c5" });
  const answer = async (shape: EndpointShape, body: unknown): Promise<unknown> => {
    const reported = body as Interview & { text: string };
    if (shape.path === endpoints.listSymptoms.path) return { collection: await open().symptoms(reported) };
    if (shape.path === endpoints.understandSymptoms.path)
      return { entity: await open().understand(reported) };
    if (shape.path === endpoints.nextSymptomQuestion.path) return { entity: await open().next(reported) };
    return { entity: await open().conclude(reported) };
  };
  return {
    call: (async (shape: EndpointShape, { body }: { body: unknown }) => {
      try {
        return { isOk: true, data: { data: await answer(shape, body) } };
      } catch (error) {
        if (error instanceof SymptomServiceUnavailable)
          return { isOk: false, failure: { code: "checker_unavailable" } };
        throw error;
      }
    }) as Api["call"],
  };
}

const agreed = { check: "c".repeat(43), onEnded: () => {} };
const remote = (place: () => DemoSymptoms) =>
  openRemoteChecker({ name: "infermedica", locale: "en", api: apiTo(place), agreed });
const outside: Omit<CheckerTrial, "open"> = {
  words,
  dangerous: /pressing/i,
  complaintOfDanger: "chest pain",
};
testChecker("a checker over HTTP", { ...outside, open: () => remote(() => server) });
testOutsideChecker("a checker over HTTP", {
  open: () => remote(() => server),
  openAway: () => remote(() => away),
});

/** A frame like the browser's: the script runs in isolation and exchanges only messages. */
function frameWith(script: string, place: string): ScriptFrame {
  const hearers: ((message: unknown) => void)[] = [];
  const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
  const tell = (message: object) => {
    for (const hear of hearers) hear(copy({ anteroom: 1, ...message }));
  };
  let checker: Record<string, (input: unknown) => Promise<unknown>> = {};
  const anteroomSymptoms = {
    register: (given: typeof checker) => {
      checker = given;
      tell({ ready: true });
    },
  };
  const run = () =>
    runInNewContext(script, {
      window: { anteroomSymptoms },
      document: { currentScript: { src: place } },
      fetch,
      URL,
    });
  return {
    listen: (hear) => {
      hearers.push(hear);
      setTimeout(run);
    },
    post: (message) => {
      const { id, call = "", input } = message as { id?: number; call?: string; input?: unknown };
      void (async () => checker[call]?.(copy(input)))().then(
        (answer) => tell({ id, answer }),
        () => tell({ id, failed: true }),
      );
    },
  };
}

const scriptOf = async (place: DemoSymptoms) => {
  const answer = await fetch(`${server.origin}/sdk.js`);
  return frameWith(await answer.text(), place.scriptUrl);
};
const byScript = async (frame: ScriptFrame, wait = { ready: 20_000, answer: 20_000 }) =>
  openScriptChecker({ name: "sdk", locale: "en", frame, specialtyOf, wait });
testChecker("a checker by script", { ...outside, open: async () => byScript(await scriptOf(server)) });
testOutsideChecker("a checker by script", {
  open: async () => byScript(await scriptOf(server)),
  openAway: async () => byScript(await scriptOf(away)),
});

const begun: CheckInterview = {
  person: { age: 34, sex: "F" },
  complaints: [{ id: "s_101", words: "Headache" }],
  findings: [],
  answered: [],
};
const registering = (next: string) =>
  frameWith(`window.anteroomSymptoms.register({ next: async () => (${next}) })`, "http://127.0.0.1/x.js");

test.each([
  ["nothing", "null"],
  ["text", '"<b>x</b>"'],
  ["a question without options", '{question: {id: "q", kind: "one", text: "x", options: []}, danger: null}'],
  [
    "an option with a name of its own making",
    '{question: {id: "q", kind: "one", text: "x", options: [{id: "javascript:1", words: "x"}]}, danger: null}',
  ],
  ["an urgency that is none", '{question: null, danger: {level: "soon", reasons: []}}'],
  [
    "too many options",
    '{question: {id: "q", kind: "one", text: "x", options: Array.from({length: 41}, (_, at) => ({id: "s_" + at, words: "x"}))}, danger: null}',
  ],
])("a script that answers %s is rejected", async (_what, answer) => {
  await expect((await byScript(registering(answer))).next(begun)).rejects.toThrow("makes no sense");
});

test("a script that fails to load, fails or does not answer is abandoned", async () => {
  const wait = { ready: 50, answer: 50 };
  await expect(byScript(frameWith("0", "http://127.0.0.1/"), wait)).rejects.toThrow("did not come");
  const broken: ScriptFrame = { post: () => {}, listen: (hear) => hear({ anteroom: 1, failed: true }) };
  await expect(byScript(broken, wait)).rejects.toThrow("could not be loaded");
  const silent = await byScript(registering("new Promise(() => {})"), wait);
  await expect(silent.next(begun)).rejects.toThrow("does not answer");
});

test("only age, sex and the checker's own names leave the device", async () => {
  const checker = await remote(() => server);
  const taken = server.taken ?? [];
  const before = taken.length;
  await checker.next({
    ...begun,
    findings: [{ id: "s_201", words: "Ana Sousa, 912 345 678", presence: "present" }],
  });
  const sent = JSON.stringify(taken.slice(before).map(({ body }) => body));
  expect(sent).toContain("s_201");
  expect(sent).not.toMatch(/Ana|912|Headache/);
});

test("consent is requested again when the server no longer knows it", async () => {
  let ended = 0;
  const failing = {
    call: (async () => ({ isOk: false, failure: { code: "not_found" } })) as unknown as Api["call"],
  };
  const checker = await openRemoteChecker({
    name: "infermedica",
    locale: "en",
    api: failing,
    agreed: { check: "c".repeat(43), onEnded: () => (ended += 1) },
  });
  await expect(checker.next(begun)).rejects.toThrow("not_found");
  expect(ended).toBe(1);
});
