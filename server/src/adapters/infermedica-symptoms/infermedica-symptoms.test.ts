import { afterEach, beforeEach, expect, test } from "vitest";
import {
  openSymptomServer,
  symptomKey as key,
  type Failing,
  type SymptomServer,
} from "../../testing/symptom-server.ts";
import { SymptomServiceUnavailable, type Interview } from "../../ports/symptom-service.ts";
import { Diagnosed, Triaged } from "./answers.ts";
import { infermedicaSymptoms } from "./infermedica-symptoms.ts";
import {
  conclusionOf,
  dangerOf,
  evidenceOf,
  offeredOf,
  personOf,
  questionOf,
  understoodOf,
} from "./map-answers.ts";

const about = { age: 34, sex: "F" } as const;
const headache: Interview = { ...about, complaints: ["s_101"], findings: [], answers: [] };
let server: SymptomServer;
let now = new Date("2027-03-01T09:00:00Z");
const reports: string[] = [];

beforeEach(async () => {
  reports.length = 0;
  now = new Date("2027-03-01T09:00:00Z");
  server = await openSymptomServer();
});
afterEach(() => server.stop());

function open({ timeoutMs = 20_000, keys = new Map([[server.origin, key]]) } = {}) {
  const services = infermedicaSymptoms({
    keys,
    now: () => now,
    report: ({ message }) => void reports.push(message),
    timeoutMs,
    specialtyOf: () => ({ slug: "general-practice", words: "General practice" }),
  });
  return services({ url: server.url, locale: "en", interviewId: "d083e76f-3c29-44aa-8893-587f3691c0c5" });
}

test.each([
  [34.8, { value: 34, unit: "year" }],
  [1.5, { value: 18, unit: "month" }],
  [0.05, { value: 0, unit: "month" }],
  [2, { value: 2, unit: "year" }],
])("an age of %s years is sent as %j", (age, wanted) => {
  expect(personOf({ age, sex: "M" })).toEqual({ sex: "male", age: wanted });
});

test("a repeated answer is sent once with its last value", () => {
  const reported = evidenceOf({
    ...headache,
    findings: [{ id: "s_201", presence: "absent" }],
    answers: [{ id: "s_201", presence: "present" }],
  });
  expect(reported).toEqual([
    { id: "s_101", choice_id: "present", source: "initial" },
    { id: "s_201", choice_id: "present" },
  ]);
});

test.each([
  ["emergency_ambulance", "emergency-services"],
  ["emergency", "emergency-department-now"],
  ["consultation_24", "within-hours"],
  ["consultation", "within-days"],
  ["self_care", "self-care"],
] as const)("the level %s maps to the urgency %s", (triage_level, wanted) => {
  const parts = {
    diagnosis: Diagnosed.parse({ conditions: [] }),
    explanation: null,
    info: null,
    age: 34,
    specialty: () => ({ slug: "general-practice", words: "General practice" }),
  };
  expect(conclusionOf({ ...parts, triage: Triaged.parse({ triage_level }) }).level).toBe(wanted);
  const seen = { ...parts, diagnosis: Diagnosed.parse({ conditions: [], has_emergency_evidence: true }) };
  const level = conclusionOf({ ...seen, triage: Triaged.parse({ triage_level }) }).level;
  expect(
    ["emergency-services", "emergency-department-now"],
    "evidence of an emergency is not taken back",
  ).toContain(level);
});

test("an unknown level is no answer", () => {
  expect(Triaged.safeParse({ triage_level: "soon" }).success).toBe(false);
});

const item = (id: string, ...choices: string[]) => ({
  id,
  name: `Is it ${id}?`,
  ...(choices.length > 0 ? { choices: choices.map((one) => ({ id: one, label: one })) } : {}),
});

test.each([
  ["single", "finding", false],
  ["group_single", "one", false],
  ["group_multiple", "several", true],
] as const)("a question of type %s maps to kind %s", (type, kind, isNoneAllowed) => {
  const question = { type, text: "How?", items: [item("s_1", "present", "absent", "unknown"), item("s_2")] };
  const read = questionOf(Diagnosed.parse({ question, conditions: [], should_stop: false }), []);
  expect(read).toMatchObject({ kind, isNoneAllowed, isUnknownAllowed: true, text: "How?" });
  expect(read?.options.map(({ id }) => id)).toEqual(["s_1", "s_2"]);
});

test('"not sure" is offered only where the service offers it', () => {
  const question = { type: "single", text: "How?", items: [item("s_1", "present", "absent")] };
  expect(questionOf(Diagnosed.parse({ question, conditions: [] }), [])?.isUnknownAllowed).toBe(false);
});

test("the interview ends when the service stops, has no question, or repeats one", () => {
  const question = { type: "single", text: "How?", items: [item("s_1")] };
  const read = (answer: object, reported: Parameters<typeof questionOf>[1] = []) =>
    questionOf(Diagnosed.parse({ conditions: [], ...answer }), reported);
  expect(read({ question, should_stop: true })).toBeNull();
  expect(read({ question: null })).toBeNull();
  expect(read({ question }, [{ id: "s_1", choice_id: "unknown" }])).toBeNull();
});

test("answer texts are plain text on one line, and addresses or images in them stay text", () => {
  const question = {
    type: "single",
    text: "  A\u0000 <img src=x onerror=alert(1)>\n https://evil.example ",
    items: [{ ...item("s_1"), image_url: "https://evil.example/x.png", explication: "<b>x</b>" }],
  };
  const read = questionOf(Diagnosed.parse({ question, conditions: [] }), []);
  expect(read?.text).toBe("A <img src=x onerror=alert(1)> https://evil.example");
  expect(JSON.stringify(read)).not.toContain("x.png");
});

test("mentions are sent as complaints; denied symptoms and risks as findings", () => {
  const mention = (id: string, choice_id: string, type = "symptom") => ({
    id,
    name: id,
    common_name: `common ${id}`,
    choice_id,
    type,
  });
  const understood = understoodOf({
    mentions: [
      mention("s_1", "present"),
      mention("s_2", "absent"),
      mention("p_7", "present", "risk_factor"),
      mention("s_3", "unknown"),
    ] as Parameters<typeof understoodOf>[0]["mentions"],
  });
  expect(understood).toEqual({
    complaints: [{ id: "s_1", words: "common s_1" }],
    meant: ["s_1"],
    findings: [
      { id: "s_2", words: "common s_2", presence: "absent" },
      { id: "p_7", words: "common p_7", presence: "present" },
    ],
  });
  expect(offeredOf([{ id: "s_1", label: "Ache" }]).meant).toEqual([]);
});

test("a serious observation becomes the reason of a danger", () => {
  const triage = Triaged.parse({
    triage_level: "consultation",
    serious: [{ id: "s_1", name: "Stiff neck", common_name: null }],
  });
  expect(dangerOf(triage)).toEqual({
    level: "emergency-department-now",
    isCrisis: false,
    reasons: ["Stiff neck"],
  });
});

test("every request carries key, interview and language, and of the person only age and sex", async () => {
  const service = open();
  await service.symptoms(about);
  await service.understand({ ...about, text: "headache, no fever" });
  await service.next(headache);
  await service.conclude(headache);
  const taken = server.taken ?? [];
  expect(taken.map(({ path }) => path).toSorted()).toEqual([
    "/v3/diagnosis",
    "/v3/diagnosis",
    "/v3/explain",
    "/v3/info",
    "/v3/parse",
    "/v3/suggest",
    "/v3/triage",
  ]);
  for (const { headers, body } of taken) {
    expect(headers).toMatchObject({
      "app-id": key.appId,
      "app-key": key.appKey,
      "interview-id": "d083e76f-3c29-44aa-8893-587f3691c0c5",
      model: "infermedica-en",
    });
    expect(headers["cookie"]).toBeUndefined();
    if (body === "") continue;
    const known = [
      "sex",
      "age",
      "evidence",
      "extras",
      "target",
      "text",
      "correct_spelling",
      "include_tokens",
    ];
    expect(known).toEqual(expect.arrayContaining(Object.keys(JSON.parse(body) as object)));
  }
});

test("unrecognised words are searched for, and no result is selected by itself", async () => {
  const found = await open().understand({ ...about, text: "urgh, belly thing" });
  expect(found.complaints.map(({ words }) => words)).toContain("Stomach ache or belly pain");
  expect(found.meant).toEqual([]);
});

test.each<[Failing, SymptomServiceUnavailable["why"], number]>([
  [500, "silent", 1],
  [503, "silent", 2],
  [400, "unreadable", 1],
  [401, "refused", 1],
  [403, "refused", 1],
  [429, "busy", 1],
  ["silent", "silent", 1],
  ["cut", "silent", 2],
  ["garbage", "unreadable", 1],
  ["another shape", "unreadable", 1],
  ["huge", "unreadable", 1],
  ["elsewhere", "silent", 2],
])("a service that answers %s is %s after %s requests", async (how, why, times) => {
  server.fail(how);
  await expect(open(how === "silent" ? { timeoutMs: 300 } : {}).next(headache)).rejects.toMatchObject({
    why,
  });
  expect(server.taken).toHaveLength(times);
});

test("a single transient failure is retried invisibly", async () => {
  server.fail(503, 1);
  expect((await open().next(headache)).question).not.toBeNull();
});

test("a service that keeps failing is paused and then tried again", async () => {
  const service = open();
  server.fail(500);
  for (let at = 0; at < 3; at += 1)
    await expect(service.next(headache)).rejects.toMatchObject({ why: "silent" });
  await expect(service.next(headache)).rejects.toMatchObject({ why: "paused", retryAfter: 30 });
  expect(server.taken).toHaveLength(3);
  expect(reports.join(" ")).not.toContain(key.appKey);
  expect(reports).toHaveLength(1);
  server.fail(null);
  now = new Date(now.getTime() + 31_000);
  expect((await service.next(headache)).question).not.toBeNull();
});

test("a rate-limited service is paused for the time it names", async () => {
  const service = open();
  server.fail(429);
  await expect(service.next(headache)).rejects.toMatchObject({ why: "busy", retryAfter: 7 });
  server.fail(null);
  await expect(service.next(headache)).rejects.toMatchObject({ why: "paused", retryAfter: 7 });
});

test("an origin without a key is never called", async () => {
  await expect(open({ keys: new Map() }).next(headache)).rejects.toBeInstanceOf(SymptomServiceUnavailable);
  expect(server.taken).toEqual([]);
});

test("a result is shown without its explanation when the explanation fails", async () => {
  const service = open();
  expect((await service.conclude(headache)).reasons).toEqual([{ kind: "rule", words: "Headache" }]);
  server.fail(403, 9, "/v3/explain");
  const { conditions, reasons } = await service.conclude(headache);
  expect(conditions.length).toBeGreaterThan(0);
  expect(reasons).toEqual([]);
  expect((await service.next(headache)).question, "its plan has it not: that is no outage").not.toBeNull();
});
