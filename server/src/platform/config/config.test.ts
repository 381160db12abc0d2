import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { clamdAddressOf, headersOf, readConfig, secretVariables } from "./config.ts";

test("the defaults are a local development server with its interfaces", { tags: ["S3.RUN.01"] }, () => {
  expect(readConfig({})).toMatchObject({
    PORT: 8080,
    HOST: "127.0.0.1",
    environment: "development",
    hasDevSurfaces: true,
  });
});

test("a publicly reachable host must declare its environment", () => {
  expect(() => readConfig({ HOST: "0.0.0.0" })).toThrow("ANTEROOM_ENV=production");
  expect(readConfig({ HOST: "0.0.0.0", ANTEROOM_ENV: "development" }).hasDevSurfaces).toBe(false);
});

test("production names each missing variable in its own sentence", () => {
  const start = () => readConfig({ ANTEROOM_ENV: "production", ANTEROOM_DEMO: "on" });
  for (const word of [
    "BASE_URL",
    "DATABASE_URL",
    "DATA_KEY",
    "ANTEROOM_DEMO",
    "ADYEN_API_KEY",
    "SMTP_URL",
    "TURN_URLS",
  ])
    expect(start).toThrow(word);
});

test("outside development authenticator keys require an own data key", () => {
  const key = "a".repeat(43);
  expect(() => readConfig({ ANTEROOM_ENV: "staging" })).toThrow(/DATA_KEY.*openssl/);
  expect(() => readConfig({ ANTEROOM_ENV: "staging", DATA_KEY: "short" })).toThrow(
    /^DATA_KEY: .*32 random bytes/,
  );
  expect(readConfig({ ANTEROOM_ENV: "staging", DATA_KEY: key }).dataKey).toEqual({ own: key, others: [] });
});

test("an invalid value aborts the start with a message that names it", () => {
  expect(() => readConfig({ PORT: "eighty" })).toThrow(/^PORT: .*configure\.md/);
});

const adyen = {
  ADYEN_URL: "https://checkout-test.adyen.com/v71",
  ADYEN_API_KEY: "key",
  ADYEN_MERCHANT_ACCOUNT: "Clinic",
  ADYEN_HMAC_KEY: "44782DEF547AAA06C910C43932B1EB0C",
};

test.each([
  ["the sandbox by default", {}, "sandbox"],
  ["Adyen once all of it is set", adyen, "adyen"],
  ["nobody when told so", { ...adyen, PAYMENTS: "none" }, "none"],
])("payments are taken by %s", { tags: ["D.80"] }, (_who, env, provider) => {
  expect(readConfig(env).payments.provider).toBe(provider);
});

test(
  "production has no default payment page: Adyen is configured or payments are off explicitly",
  { tags: ["D.80", "G.07"] },
  () => {
    const production = {
      ANTEROOM_ENV: "production",
      BASE_URL: "https://clinic.example",
      DATABASE_URL: "postgres://db/anteroom",
      DATA_KEY: "k".repeat(44),
      SMTP_URL: "smtp://mail",
      TURN: "none",
    };
    expect(() => readConfig(production)).toThrow(/^The sandbox gateway takes no money: .*PAYMENTS=none/);
    expect(readConfig({ ...production, PAYMENTS: "none" }).payments).toEqual({ provider: "none" });
    expect(readConfig({ ...production, ...adyen }).payments.provider).toBe("adyen");
  },
);

test("servers sharing a sandbox gateway need its address, key and secret together", () => {
  const SANDBOX = { SANDBOX_URL: "http://localhost:8081/", SANDBOX_KEY: "k".repeat(16) };
  expect(readConfig({ ...SANDBOX, SANDBOX_SECRET: "s".repeat(16) }).payments).toEqual({
    provider: "sandbox",
    gateway: { baseUrl: "http://localhost:8081", key: "k".repeat(16), secret: "s".repeat(16) },
  });
  expect(() => readConfig(SANDBOX)).toThrow("SANDBOX_SECRET");
});

test("a connection pooler requires the direct PostgreSQL address too", () => {
  const DATABASE_POOL_URL = "postgres://anteroom_app@pool/anteroom";
  expect(() => readConfig({ DATABASE_POOL_URL })).toThrow("set DATABASE_URL to PostgreSQL itself");
  const DATABASE_URL = "postgres://db/anteroom";
  expect(readConfig({ DATABASE_POOL_URL, DATABASE_URL })).toMatchObject({ DATABASE_POOL_URL });
});

test("a read replica requires the primary's address too", () => {
  const DATABASE_REPLICA_URL = "postgres://anteroom_app@standby/anteroom";
  expect(() => readConfig({ DATABASE_REPLICA_URL })).toThrow("set DATABASE_URL to its primary");
  const DATABASE_URL = "postgres://db/anteroom";
  expect(readConfig({ DATABASE_REPLICA_URL, DATABASE_URL })).toMatchObject({ DATABASE_REPLICA_URL });
});

test("a partial Adyen configuration is refused with the missing variables", () => {
  const { ADYEN_HMAC_KEY, ...half } = adyen;
  expect(() => readConfig(half)).toThrow("ADYEN_HMAC_KEY");
  expect(() => readConfig({ ...half, ADYEN_HMAC_KEY: `${ADYEN_HMAC_KEY}x` })).toThrow(/^ADYEN_HMAC_KEY: /);
});

test("web push needs a matching key pair and is off without one", { tags: ["S3.RUN.06"] }, () => {
  const PUSH_PUBLIC_KEY =
    "BONsbOFkIg6i65-fnasuEs61RNZ10T6aqz4cbjs78cB85Rw2h6dRMGLL4ePCni9gDa9PsFNvYwbGJKHiOz3qxaY";
  const PUSH_PRIVATE_KEY = "Oey2r1fLEPHG_gXDGDJJugplvvJRaOqPTJOg-EAxd5Q";
  const PUSH_SUBJECT = "mailto:push@anteroom.example";
  expect(readConfig({}).push).toBeNull();
  expect(readConfig({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_SUBJECT }).push).toEqual({
    publicKey: PUSH_PUBLIC_KEY,
    privateKey: PUSH_PRIVATE_KEY,
    subject: PUSH_SUBJECT,
  });
  expect(() => readConfig({ PUSH_PUBLIC_KEY })).toThrow("together");
  const other = PUSH_PRIVATE_KEY.replace("O", "P");
  expect(() => readConfig({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY: other, PUSH_SUBJECT })).toThrow(
    "not of one pair",
  );
});

test.each([
  ["scanner.example:3310", { host: "scanner.example", port: 3310 }],
  ["[::1]:3310", { host: "::1", port: 3310 }],
  ["/run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
])("the address of the virus scanner may be %s", (given, address) => {
  expect(clamdAddressOf(given)).toEqual(address);
  expect(readConfig({ CLAMD_ADDRESS: given }).CLAMD_ADDRESS).toBe(given);
});

test.each(["scanner.example", "scanner.example:99999", "http://scanner.example:3310"])(
  "the start is aborted where the address of the virus scanner is %s",
  (given) => expect(() => readConfig({ CLAMD_ADDRESS: given })).toThrow("CLAMD_ADDRESS"),
);

const twilio = {
  TWILIO_ACCOUNT_SID: "AC0123456789abcdef0123456789abcdef",
  TWILIO_AUTH_TOKEN: "token",
  TWILIO_WHATSAPP_FROM: "+15005550007",
};

test("text messages go to the outbox in development, otherwise through a complete Twilio configuration", () => {
  const key = "a".repeat(43);
  expect(readConfig({}).texts).toMatchObject({ provider: "outbox" });
  expect(readConfig({ ANTEROOM_ENV: "staging", DATA_KEY: key }).texts).toEqual({
    provider: "none",
    senders: {},
  });
  expect(readConfig(twilio).texts).toMatchObject({
    provider: "twilio",
    apiUrl: "https://api.twilio.com",
    senders: { whatsapp: "+15005550007" },
  });
  expect(() => readConfig({ ...twilio, TWILIO_WHATSAPP_FROM: "" })).toThrow(
    "TWILIO_FROM or TWILIO_WHATSAPP_FROM",
  );
  const templates =
    "day.pt-BR=HX0123456789abcdef0123456789abcdef, code.en=HX1123456789abcdef0123456789abcdef";
  expect(readConfig({ ...twilio, TWILIO_WHATSAPP_TEMPLATES: templates }).texts).toMatchObject({
    whatsAppTemplates: new Map([
      ["day.pt-BR", "HX0123456789abcdef0123456789abcdef"],
      ["code.en", "HX1123456789abcdef0123456789abcdef"],
    ]),
  });
  expect(() => readConfig({ ...twilio, TWILIO_WHATSAPP_TEMPLATES: "day=HX1" })).toThrow(
    /^TWILIO_WHATSAPP_TEMPLATES/,
  );
  expect(() => readConfig({ ...twilio, TWILIO_FROM: "00351" })).toThrow(/^TWILIO_FROM: .*docs.configure\.md/);
});

test("a secret may be read from a file, without its trailing line break", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-secrets-"));
  const file = path.join(folder, "data-key");
  const key = "k".repeat(43);
  writeFileSync(file, `${key}\n`);
  expect(readConfig({ DATA_KEY_FILE: file }).dataKey.own).toBe(key);
  expect(() => readConfig({ DATA_KEY_FILE: file, DATA_KEY: key })).toThrow(
    "Set DATA_KEY or DATA_KEY_FILE, not both.",
  );
  writeFileSync(file, "short secret");
  const faults = [{ DATA_KEY_FILE: file }, { DATA_KEY_FILE: path.join(folder, "none") }].map((env) => {
    try {
      return readConfig(env) && "";
    } catch (error) {
      return String(error);
    }
  });
  expect(faults[0]).toMatch(/DATA_KEY: .*32 random bytes/);
  expect(faults[1]).toMatch(/DATA_KEY_FILE: .*none cannot be read or is empty/);
  expect(faults.join()).not.toContain("short secret");
  rmSync(folder, { recursive: true });
});

test("every variable that is a key, secret, token or password accepts a file", () => {
  // In every page (of analytics, push, realtime and video), a name beside its secret, or a file's path itself.
  const open = [
    "ANALYTICS_KEY",
    "FILES_S3_ACCESS_KEY_ID",
    "BACKUP_S3_ACCESS_KEY_ID",
    "PUSHER_KEY",
    "PUSH_PUBLIC_KEY",
    "REALTIME_TLS_KEY",
    "VIDEO_KEY",
  ];
  const sources = ["config.ts", "../realtime/realtime-config.ts"].map((file) =>
    readFileSync(path.join(import.meta.dirname, file), "utf8"),
  );
  const names = sources.flatMap((text) => text.match(/(?<=^ {2})[A-Z\d_]+(?=: )/gm) ?? []);
  const secrets = names.filter((name) => /KEY|SECRET|TOKEN|PASSWORD|CREDENTIAL/.test(name));
  expect(secrets.length).toBeGreaterThan(15);
  const known = new Set<string>([...secretVariables, ...open]);
  expect(secrets.filter((name) => !known.has(name))).toEqual([]);
});

test("every secret variable accepts a file, and docs/configure.md names each", () => {
  const docs = readFileSync(path.resolve(import.meta.dirname, "../../../../docs/configure.md"), "utf8");
  const paragraph = docs.split("\n").find((line) => line.includes("`*_FILE`")) ?? "";
  expect(paragraph.match(/`[A-Z\d_]+`/g)?.toSorted()).toEqual(
    secretVariables.map((name) => `\`${name}\``).toSorted(),
  );
});

const bucket = { FILES_URL: "s3://clinic-files/all" };
const s3Keys = { FILES_S3_ACCESS_KEY_ID: "us", FILES_S3_SECRET_ACCESS_KEY: "secret" };

test("files are stored in a folder or in the named bucket", () => {
  expect(readConfig({}).s3Place).toBeNull();
  const own = { ...bucket, ...s3Keys, FILES_S3_ENDPOINT: "https://s3.example", FILES_S3_REGION: "eu-west-1" };
  expect(readConfig(own).s3Place).toEqual({
    bucket: "clinic-files",
    prefix: "all/",
    region: "eu-west-1",
    endpoint: "https://s3.example",
    credentials: { accessKeyId: "us", secretAccessKey: "secret" },
  });
  expect(readConfig({ FILES_URL: "s3://clinic-files" }).s3Place).toMatchObject({ prefix: "" });
});

test.each([
  [{ FILES_URL: "https://clinic-files" }, /FILES_URL: is s3:\/\/BUCKET/],
  [{ FILES_URL: "s3://clinic-files/../others" }, /FILES_URL: is s3:\/\/BUCKET/],
  [{ ...bucket, FILES_DIR: "/srv/files" }, /Set FILES_DIR or FILES_URL, not both/],
  [{ ...bucket, FILES_S3_ACCESS_KEY_ID: "us" }, /together/],
  [s3Keys, /set FILES_URL to s3:\/\/BUCKET as well/],
  [
    { REDIS_URL: "redis://localhost", DATABASE_URL: "postgres://localhost/a" },
    /set FILES_DIR to a folder of files that they share, or FILES_URL to a bucket/,
  ],
])("an invalid file storage configuration is refused: %o", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

const shared = { REDIS_URL: "redis://localhost", DATABASE_URL: "postgres://localhost/a", ...bucket };
const several = { ANTEROOM_PROCESSES: "2", PAYMENTS: "none", TURN: "none", ...shared };

test.each([
  [{ ...several, REDIS_URL: "" }, /ANTEROOM_PROCESSES starts several servers.*set REDIS_URL/],
  [{ ...several, DATABASE_URL: "" }, /set DATABASE_URL to the PostgreSQL that they share/],
  [{ ...several, PAYMENTS: "" }, /each would start a sandbox gateway: set SANDBOX_URL/],
  [{ ...several, TURN: "" }, /each would start a relay: set TURN_URLS/],
  [{ ...several, ANTEROOM_PROCESSES: "0" }, /ANTEROOM_PROCESSES/],
])("several processes without the required shared services are refused: %o", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test("several processes need a shared bus, and one is the default", () => {
  expect(readConfig(several).ANTEROOM_PROCESSES).toBe(2);
  expect(readConfig({}).ANTEROOM_PROCESSES).toBe(1);
});

test("several servers may share a bucket", () => {
  expect(readConfig(shared).s3Place).not.toBeNull();
});

test("trace headers are decoded, and invalid UTF-8 is refused with the variable's name", () => {
  expect(headersOf("authorization=Bearer%20a%C3%A9, other=b")).toEqual({
    authorization: "Bearer aé",
    other: "b",
  });
  for (const list of ["authorization=%ff", "authorization=%C3", "=value", "a b=c"]) {
    expect(headersOf(list)).toBeNull();
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: list })).toThrow("OTEL_EXPORTER_OTLP_HEADERS");
  }
});
