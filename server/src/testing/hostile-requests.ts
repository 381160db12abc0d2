import type { Caller, EndpointShape } from "@anteroom/contract/endpoint";
import { locales } from "@anteroom/domain/shared/locales";
import fc from "fast-check";
import { arbitraryOf, type Preferred } from "./arbitrary-of-schema.ts";

/** A raw HTTP request, as `app.inject` sends it. `language` is the locale that it asks for. */
export type WireRequest = {
  method: EndpointShape["method"];
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
  language: string;
};

/** Valid credentials of each kind of caller, and field values to prefer. */
export type Known = {
  /** Headers that authenticate each kind of caller. */
  callers: Readonly<Record<Caller, Record<string, string>>>;
  preferred: Preferred;
};

/**
 * Returns a generator of requests to one endpoint: mostly valid ones, some with a malformed path,
 * query, host, credential, hold, header or body.
 */
export function requestsTo(shape: EndpointShape, known: Known): fc.Arbitrary<WireRequest> {
  return fc
    .record({
      path: pathOf(shape, known.preferred),
      query: mostly(queryOf(shape, known.preferred), hostileQuery),
      host: mostly(fc.constantFrom("aurora.localhost", "aurora.localhost:8080"), hostileHost),
      caller: mostly(callerOf(shape, known), hostileCaller),
      hold: mostly(holdOf(known.preferred), hostileHold),
      extra: mostly(fc.constant({}), hostileHeaders),
      language: fc.constantFrom(...locales),
      body: bodyOf(shape, known.preferred),
    })
    .map(({ path, query, host, caller, hold, extra, language, body }) => ({
      method: shape.method,
      url: `/api${path}${query}`,
      headers: { host, "accept-language": language, ...caller, ...hold, ...extra, ...body.headers },
      payload: body.payload,
      language,
    }));
}

function mostly<T, U>(right: fc.Arbitrary<T>, bent: fc.Arbitrary<U>): fc.Arbitrary<T | U> {
  return fc.oneof({ weight: 5, arbitrary: right }, { weight: 1, arbitrary: bent });
}

function pathOf(shape: EndpointShape, preferred: Preferred): fc.Arbitrary<string> {
  const names = [...shape.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const values = names.map((name) =>
    mostly(fc.constantFrom(...(preferred[name] ?? ["1"])).map(String), hostilePart),
  );
  return fc
    .tuple(...values)
    .map((found) =>
      names.reduce((path, name, index) => path.replace(`{${name}}`, found[index] ?? ""), shape.path),
    );
}

const long = "9".repeat(400);
const hostilePart = fc.oneof(
  fc.constantFrom("0", "-1", "01", "1.5", "1e3", "9007199254740993", long, "x".repeat(600), "null", "me"),
  fc.constantFrom("%2F", "..%2F..%2Fetc", "1%2F2", "%00", "%", "%zz", "%c3%28", "%F0%9F%A9%BA", "1;a=b", "*"),
  fc.string({ unit: "grapheme", maxLength: 20 }).map(encodeURIComponentSafely),
);

function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function queryOf(shape: EndpointShape, preferred: Preferred): fc.Arbitrary<string> {
  if (!shape.query) return fc.constant("");
  return arbitraryOf(shape.query, preferred).map((query) => {
    const text = formOf(query);
    return text && `?${text}`;
  });
}

function formOf(fields: unknown): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields as object))
    form.append(
      name.toWellFormed(),
      (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed(),
    );
  return form.toString();
}

const hostileQuery = fc.oneof(
  fc.constantFrom(
    "?",
    "?&&&",
    "?=",
    "?unknown=1",
    "?token=a&token=b",
    "?from=1&from=2",
    "?days[]=1&days[]=2",
  ),
  fc.constantFrom("?history=%", "?platform=%E0%A4%A", "?__proto__=1", "?__proto__[x]=1", "?constructor=1"),
  fc.constantFrom("?platform=web&platform=web", `?specialties=${long}`, "?days=0", "?from=2027-02-31", "#a"),
  fc.constantFrom("?from=0000-01-01&days=31", "?from=9999-12-31&days=31", "?from=9999-12-31T23:59:59.999Z"),
  fc
    .array(fc.tuple(fc.string({ maxLength: 8 }), fc.string({ unit: "binary", maxLength: 20 })), {
      maxLength: 40,
    })
    .map((pairs) => `?${formOf(Object.fromEntries(pairs))}`),
);

const hostileHost = fc.constantFrom(
  "ipe.localhost",
  "localhost",
  "nobody.localhost",
  "AURORA.LOCALHOST",
  "aurora.localhost:0",
  "aurora.localhost:99999999",

  "",
  " ",
  "[::1]:8080",
  "127.0.0.1",
  "aurora.localhost.",
  "..",
  "-",
  "a".repeat(300),
  "aurora.localhost/x",
  "user@aurora.localhost",
  "aurora_localhost",
  "xn--",
  "aürora.localhost",
  "' or 1=1 --",
);

function callerOf({ caller }: EndpointShape, { callers }: Known): fc.Arbitrary<Record<string, string>> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(callers[caller]) },
    { weight: 3, arbitrary: fc.constant(callers.patient) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(callers)) },
  );
}

const latin1 = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  maxLength: 80,
});
const hostileCaller = fc
  .tuple(
    fc.constantFrom("x-patient-token", "x-guest-token", "authorization"),
    fc.oneof(
      latin1,
      fc.constantFrom("", "Bearer", "Bearer ", "Basic eDp5", "a".repeat(9_000), `Bearer ${long}`),
    ),
  )
  .map(([name, value]) => ({ [name]: value }));

function holdOf(preferred: Preferred): fc.Arbitrary<Record<string, string>> {
  const keys = preferred["hold_key"] ?? [];
  return fc.constantFrom<Record<string, string>[]>(
    {},
    ...keys.map((key) => ({ "x-appointment-hold": String(key) })),
  );
}
const hostileHold = fc
  .oneof(
    latin1,
    fc.constantFrom("1", "1.", ".x", "1.short", `0.${"a".repeat(40)}`, `${long}.x`, "1.2.3", "a".repeat(200)),
  )
  .map((value) => ({ "x-appointment-hold": value }));

const hostileHeaders = fc.oneof(
  fc.constantFrom<Record<string, string>>(
    { cookie: "lang" },
    { cookie: "lang=%%%; ;;; =; lang==" },
    { cookie: `lang=${"é".repeat(2_000)}` },
    { cookie: "__proto__=1; constructor=2" },
    { "x-tenant": "nobody" },
    { "x-tenant": "__proto__" },
    { accept: "text/plain" },
    { accept: ";;;q=x" },
    { "if-none-match": "*" },
    { "content-encoding": "gzip" },
    { "x-forwarded-host": "evil.example", "x-forwarded-for": "1.2.3.4, x", forwarded: ";;" },
    { "x-http-method-override": "DELETE" },
    { range: "bytes=0-" },
  ),
  latin1.map((value) => ({ cookie: value })),
);

type Body = { payload: string | Buffer | undefined; headers: Record<string, string> };

function bodyOf(shape: EndpointShape, preferred: Preferred): fc.Arbitrary<Body> {
  const right = shape.body ? arbitraryOf(shape.body, preferred) : null;
  if (shape.method === "GET") return fc.constant({ payload: undefined, headers: {} });
  if (!right) return mostly(fc.constant({ payload: undefined, headers: {} }), hostileBody(fc.constant({})));
  return fc.oneof(
    { weight: 5, arbitrary: right.map(asJson) },
    { weight: 2, arbitrary: bentObject(right).map(asJson) },
    { weight: 2, arbitrary: hostileBody(right) },
  );
}

const asJson = (value: unknown): Body => ({
  payload: typeof value === "string" && value.startsWith("{") ? value : JSON.stringify(value),
  headers: { "content-type": "application/json" },
});

/** A right body with one field lost, of another type, or too many. */
function bentObject(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const twist = fc.constantFrom("lose", "change", "add", "nest", "proto");
  return fc.tuple(right, twist, fc.nat(), fc.jsonValue({ maxDepth: 2 })).map(([body, how, index, other]) => {
    const bent = { ...(body as Record<string, unknown>) };
    const keys = Object.keys(bent);
    const key = keys[index % Math.max(1, keys.length)] ?? "extra";
    if (how === "lose") delete bent[key];
    if (how === "change") bent[key] = other;
    if (how === "add") bent["an_unknown_field"] = other;
    if (how === "nest") bent[key] = deep;
    // A literal `__proto__` in an object would set it, not name it.
    return how === "proto" ? JSON.stringify(bent).replace("{", '{"__proto__":{"admin":true},') : bent;
  });
}

const deep: unknown = JSON.parse(`${'{"a":['.repeat(200)}1${"]}".repeat(200)}`);

function hostileBody(right: fc.Arbitrary<unknown>): fc.Arbitrary<Body> {
  const types = fc.constantFrom<Record<string, string>>(
    {},
    { "content-type": "" },
    { "content-type": "text/plain" },
    { "content-type": "application/json; charset=utf-16" },
    { "content-type": "application/xml" },
    { "content-type": "application/json;;;" },
    { "content-type": "nonsense" },
    { "content-type": "multipart/form-data" },
  );
  const json = { "content-type": "application/json" };
  const form = { "content-type": "application/x-www-form-urlencoded" };
  return fc.oneof(
    fc.tuple(right, types).map(([body, headers]) => ({ payload: JSON.stringify(body), headers })),
    fc.tuple(right, fc.nat({ max: 60 })).map(([body, cut]) => ({
      payload: JSON.stringify(body).slice(0, -1 - cut),
      headers: json,
    })),
    fc
      .constantFrom(
        "",
        " ",
        "null",
        "[]",
        "1",
        '"text"',
        "{",
        "{}x",
        "\ufeff{}",
        '{"a":1,"a":2}',
        "\u0000",
        "NaN",
      )
      .map((payload) => ({ payload, headers: json })),
    right.map((body) => ({ payload: formOf(body), headers: form })),
    fc
      .constantFrom("a=%", "a[b]=1", "__proto__=1", "=&=&=", "%zz", "")
      .map((payload) => ({ payload, headers: form })),
    fc.constantFrom<Body>(
      { payload: JSON.stringify({ symptoms: "x".repeat(300_000) }), headers: json },
      { payload: `a=${"x".repeat(300_000)}`, headers: form },
      {
        payload: '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--b--',
        headers: { "content-type": "multipart/form-data; boundary=b" },
      },
    ),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => ({ payload: Buffer.from(bytes), headers: json })),
    fc.constant({ payload: `${"[".repeat(20_000)}${"]".repeat(20_000)}`, headers: json }),
  );
}
