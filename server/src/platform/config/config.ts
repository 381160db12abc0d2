import { createECDH } from "node:crypto";
import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { errorServiceOf } from "@anteroom/contract/error-report";
import { versionLabel } from "@anteroom/domain/shared/constants";
import { demoForcedTerms } from "@anteroom/content/demo/forced-terms";
import { asLocale } from "@anteroom/domain/shared/locales";
import { asServiceAddress } from "@anteroom/domain/health/outside-checker";
import type { TextChannel } from "@anteroom/domain/notifications/reminders";
import { z } from "zod";
import type { DataKey } from "../crypto/secrets.ts";
import { logFormats, logLevels, type LogOptions } from "../observe/log.ts";
import { realtimeOf, realtimeVariables, type RealtimeConfig } from "../realtime/realtime-config.ts";

const isLoopback = (host: string) => host === "localhost" || host === "::1" || host.startsWith("127.");

const Environment = z.enum(["development", "qa", "staging", "production"]);
const Port = z.coerce.number().int().min(1).max(65_000);
const webSocketUrls = z
  .string()
  .transform((text) => text.split(",").map((url) => url.trim()))
  .pipe(z.array(z.url({ protocol: /^wss?$/ })).min(1));
const Switch = z.enum(["on", "off"]);

/** For how long browsers use https alone for a host they have seen. */
const twoYearsInSeconds = 63_072_000;

/** Parses `host:port` (an IPv6 host in brackets) or an absolute socket path. Returns null for anything else. */
export function clamdAddressOf(address: string): { host: string; port: number } | { path: string } | null {
  if (address.startsWith("/")) return { path: address };
  const [, ipv6, name, port] = /^(?:\[([\da-f:]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(address) ?? [];
  const host = ipv6 ?? name;
  return host === undefined || Number(port) > 65_535 ? null : { host, port: Number(port) };
}

const listOf = (text: string) => text.split(/[\s,]+/).filter((one) => one !== "");

/** `https://api.example=APP-ID:APP-KEY`: the origin of a symptom checker's interface, and who we are there; null when it is none. */
function symptomKeyOf(text: string): [origin: string, key: { appId: string; appKey: string }] | null {
  const [, origin = "", appId = "", appKey = ""] = /^([^=]+)=([\w-]{1,100}):([!-~]{1,300})$/.exec(text) ?? [];
  const isOrigin = URL.parse(origin)?.origin === origin && asServiceAddress(origin) !== null;
  return isOrigin ? [origin, { appId, appKey }] : null;
}

/**
 * Parses `SYMPTOM_API_KEYS` (`https://origin=APP-ID:APP-KEY`, separated by commas or spaces) into credentials by
 * origin. Ignores invalid entries; the last entry of an origin applies.
 */
export function parseSymptomCheckerCredentials(list: string): ReadonlyMap<string, SymptomCheckerCredentials> {
  return new Map(
    listOf(list)
      .map(symptomKeyOf)
      .filter((one) => one !== null),
  );
}

/** `s3://bucket/folder`: a bucket, and what is put before each key there; null when it is none. */
function bucketOf(url: string): { bucket: string; prefix: string } | null {
  const [, bucket, folder = ""] =
    /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])\/?((?:[\w-][\w.-]*\/?)*)$/.exec(url) ?? [];
  if (bucket === undefined) return null;
  return { bucket, prefix: folder === "" || folder.endsWith("/") ? folder : `${folder}/` };
}

/**
 * Parses `name=value,other=value` with percent-encoded values, the format of OpenTelemetry headers. Returns null when
 * it is invalid.
 */
export function headersOf(list: string): Record<string, string> | null {
  const pairs = list.split(",").map((one) => /^\s*([\w-]+)=((?:[!-$&-~ ]|%[\da-f]{2})*)$/i.exec(one));
  if (pairs.includes(null)) return null;
  try {
    return Object.fromEntries(
      pairs.map((pair) => [pair?.[1] ?? "", decodeURIComponent(pair?.[2]?.trim() ?? "")]),
    );
  } catch {
    return null; // the bytes are not UTF-8
  }
}

/** `day.en=HX…`: an approved template of WhatsApp by moment and language, and its SID; null when it is none. */
function templateOf(text: string): [name: string, sid: string] | null {
  const [, name = "", language = "", sid = ""] =
    /^((?:day|hour|soon|doctor|code)\.([\w-]+))=(HX[\da-f]{32})$/i.exec(text) ?? [];
  return asLocale(language) === language ? [name, sid] : null;
}

/** Every environment variable Anteroom reads; docs/configure.md is this schema in words. */
const Variables = z.object({
  PORT: Port.default(8080),
  HOST: z.string().default("127.0.0.1"),
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  API_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ANTEROOM_DATA_DIR: z.string().min(1).default(".data"),
  ANTEROOM_ENV: Environment.optional(),
  ANTEROOM_DEMO: Switch.optional(),
  METRICS_PORT: Port.optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine((list) => headersOf(list) !== null, "is a comma list of NAME=VALUE")
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default("anteroom"),
  /** The share of traces that is sent. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_FORMAT: z.enum(logFormats).optional(),
  LOG_LEVEL: z.enum(logLevels).optional(),
  /** Requests a minute that each token of a clinic's programs may send. */
  ANTEROOM_PROGRAM_REQUESTS: z.coerce.number().int().min(10).max(1_000_000).default(3_000),
  /** Whether people of a clinic may sign in at its desk. */
  ANTEROOM_DESK: Switch.default("on"),
  ANTEROOM_STOP_DELAY: z.coerce.number().min(0).max(60).default(0),
  /** Servers of this machine behind one port; more than one share a bus. */
  ANTEROOM_PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  /** Whether a database may be served that a newer version has migrated. */
  ANTEROOM_NEWER_DATABASE: Switch.default("off"),
  ANTEROOM_START_WAIT: z.coerce.number().min(0).max(600).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  FILES_DIR: z.string().min(1).optional(),
  FILES_URL: z
    .string()
    .refine((url) => bucketOf(url) !== null, "is s3://BUCKET or s3://BUCKET/FOLDER")
    .optional(),
  FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  FILES_S3_REGION: z.string().min(1).default("us-east-1"),
  FILES_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Where and as whom `npm run backup -- s3://…` and `npm run restore` reach their bucket. */
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_REGION: z.string().min(1).default("us-east-1"),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** For how long `npm run backup -- --dated DIR` keeps earlier backups of the directory. */
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3_650).default(7),
  DATA_KEY: z.string().min(43, "at least 32 random bytes, as of `openssl rand -base64 32`").optional(),
  /** While `DATA_KEY` is rotated: the one that comes, or the one that goes. */
  DATA_KEY_OTHER: z.string().min(43, "at least 32 random bytes, as of `openssl rand -base64 32`").optional(),
  TRUSTED_PROXIES: z.string().default(""),
  HSTS_MAX_AGE: z.coerce.number().int().min(0).default(twoYearsInSeconds),
  HSTS_INCLUDE_SUBDOMAINS: Switch.default("off"),
  ...realtimeVariables,
  TURN: z.literal("none").optional(),
  TURN_URLS: z.string().optional(),
  TURN_SECRET: z.string().optional(),
  TURN_PORT: Port.optional(),
  /** One Janus, or several with commas between them. */
  JANUS_URL: webSocketUrls.optional(),
  /** Those of `JANUS_URL` that get no new calls. */
  JANUS_DRAINING: webSocketUrls.default([]),
  JANUS_API_SECRET: z.string().min(1).optional(),
  JANUS_ADMIN_KEY: z.string().min(1).optional(),
  PAYMENTS: z.literal("none").optional(),
  SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_KEY: z.string().min(16).optional(),
  SANDBOX_SECRET: z.string().min(16).optional(),
  ADYEN_URL: z.url({ protocol: /^https?$/ }).optional(),
  ADYEN_API_KEY: z.string().min(1).optional(),
  ADYEN_MERCHANT_ACCOUNT: z.string().min(1).optional(),
  ADYEN_HMAC_KEY: z
    .string()
    .regex(/^([\da-f]{2}){16,}$/i, "is the hexadecimal key of the webhook")
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default("visits@anteroom.example"),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[\da-f]{32}$/i, "is the account SID, AC and 32 digits")
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^\+[1-9]\d{4,14}$/, "is a number such as +15005550006")
    .optional(),
  TWILIO_WHATSAPP_FROM: z
    .string()
    .regex(/^\+[1-9]\d{4,14}$/, "is a number such as +15005550006")
    .optional(),
  TWILIO_WHATSAPP_TEMPLATES: z
    .string()
    .default("")
    .refine((list) => listOf(list).every((one) => templateOf(one) !== null), {
      message:
        "is a comma list such as day.en=HX… of a moment (day, hour, soon, doctor, code) and a language",
    }),
  TWILIO_API_URL: z.url({ protocol: /^https?$/ }).default("https://api.twilio.com"),
  FORCED_TERMS_TENANTS: z.string().optional(),
  LOGO_URL: z.string().default("/clinics/anteroom/logo.svg"),
  SYMPTOM_SDK_URL: z.url().optional(),
  SYMPTOM_API_KEYS: z
    .string()
    .default("")
    .refine((list) => listOf(list).every((one) => symptomKeyOf(one) !== null), {
      message: "is a comma list such as https://api.example=APP-ID:APP-KEY, an origin with its id and key",
    }),
  PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, "is the public key of `npm run push:keys`")
    .optional(),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "is the private key of `npm run push:keys`")
    .optional(),
  PUSH_SUBJECT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
  CLAMD_ADDRESS: z
    .string()
    .refine((address) => clamdAddressOf(address) !== null, "is host:port, or the path of a unix socket")
    .optional(),
  SENTRY_DSN: z
    .string()
    .refine((dsn) => errorServiceOf(dsn) !== null, "is scheme://key@host/project")
    .optional(),
  ANALYTICS_KEY: z.string().optional(),
  ANALYTICS_URL: z.url({ protocol: /^https?$/ }).default("https://api-eu.mixpanel.com"),
  VIDEO_KEY: z.string().optional(),
  RELEASE_VERSION: z.string().default(versionLabel),
  CODE_VERSION: z.string().optional(),
  API_ADDRESS_ORIGINS: z
    .string()
    .default("")
    .refine((list) => listOf(list).every((one) => URL.parse(one)?.origin === one && /^https?:/.test(one)), {
      message: "is a comma list of origins such as https://api.example",
    }),
});

type PushConfig = { publicKey: string; privateKey: string; subject: string };
/**
 * The provider of text messages, and the sender number of each channel in E.164; a missing channel is not offered.
 * WhatsApp templates are SIDs by `moment.language`.
 */
export type TextMessagingConfig =
  | {
      provider: "twilio";
      accountSid: string;
      authToken: string;
      apiUrl: string;
      senders: Partial<Record<TextChannel, string>>;
      whatsAppTemplates: ReadonlyMap<string, string>;
    }
  | { provider: "outbox"; senders: Partial<Record<TextChannel, string>> }
  | { provider: "none"; senders: Partial<Record<TextChannel, string>> };
/** Credentials of this installation at an external symptom checker. */
export type SymptomCheckerCredentials = { appId: string; appKey: string };
/**
 * A bucket and its credentials. `prefix` stands before each key: empty, or a folder with a closing slash. Without
 * credentials the AWS SDK's default lookup applies.
 */
export type S3Place = {
  bucket: string;
  prefix: string;
  region: string;
  endpoint?: string | undefined;
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
};
/** A sandbox gateway that runs already, for several servers; without it each server starts its own. */
type SandboxConfig = { baseUrl: string; key: string; secret: string };
type AdyenConfig = { baseUrl: string; apiKey: string; merchantAccount: string; hmacKey: string };

/** The validated configuration of the installation. */
export type Config = Omit<
  z.infer<typeof Variables>,
  | "ANTEROOM_ENV"
  | "BASE_URL"
  | "DATA_KEY"
  | "DATA_KEY_OTHER"
  | "SYMPTOM_API_KEYS"
  | "LOG_FORMAT"
  | "LOG_LEVEL"
> & {
  log: LogOptions;
  /** Credentials at external symptom checkers, by origin. */
  symptomKeys: ReadonlyMap<string, SymptomCheckerCredentials>;
  environment: z.infer<typeof Environment>;
  /** The payment provider. `none` offers no payment; the sandbox exists outside production only (D.80). */
  payments:
    | { provider: "adyen"; adyen: AdyenConfig }
    | { provider: "sandbox"; gateway: SandboxConfig | null }
    | { provider: "none" };
  /** Keys for web push; null disables it. */
  push: PushConfig | null;
  /** The provider of text messages: Twilio when it is set, else the outbox in development and none elsewhere. */
  texts: TextMessagingConfig;
  /** The S3 bucket of files; null: they are in a folder. */
  s3Place: S3Place | null;
  /** The provider of realtime messages, and its address. */
  realtime: RealtimeConfig;
  /** Scheme, host and port that links carry; the host is replaced by the tenant's primary domain. */
  baseUrl: URL;
  /** Keys that encrypt secrets in the database. */
  dataKey: DataKey;
  /** Development surfaces exist: /dev/*, X-Tenant, chooser, clock. */
  hasDevSurfaces: boolean;
  /** D.23: slugs of clinics whose patients are shown new terms whatever the clinic's flag says. */
  forcedTermsTenants: readonly string[];
  /** D.50: origins that the API address editor may name in qa and staging. */
  apiAddressOrigins: readonly string[];
};

/**
 * Validates the environment variables and reads the secret files that `…_FILE` variables name. An empty variable
 * counts as missing. Throws an explanation for the operator, one line a fault, also for combinations that
 * production, several servers or a public `HOST` do not allow.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = withSecretFiles(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== "")));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) throw new Error(parsed.error.issues.map(sentenceOf).join("\n"));
  const {
    ANTEROOM_ENV,
    BASE_URL,
    DATA_KEY,
    DATA_KEY_OTHER,
    SYMPTOM_API_KEYS,
    LOG_FORMAT,
    LOG_LEVEL,
    ...rest
  } = parsed.data;
  if (!ANTEROOM_ENV && !isLoopback(rest.HOST))
    throw new Error(
      `HOST=${rest.HOST} is reachable from outside. Say what this is: ANTEROOM_ENV=production (or staging, qa, development).`,
    );
  const environment = ANTEROOM_ENV ?? "development";
  const isDemo = rest.ANTEROOM_DEMO === "on" || (!rest.ANTEROOM_DEMO && environment === "development");
  const baseUrl = new URL(BASE_URL ?? `http://localhost:${rest.PORT}`);
  const config = {
    ...rest,
    environment,
    log: {
      format: LOG_FORMAT ?? (environment === "development" ? ("pretty" as const) : ("json" as const)),
      level: LOG_LEVEL ?? (environment === "development" ? ("warn" as const) : ("info" as const)),
    },
    payments: rest.PAYMENTS === "none" ? { provider: "none" as const } : paymentsOf(rest, environment),
    push: pushOf(rest),
    texts: textsOf(rest, environment),
    realtime: realtimeOf(rest),
    s3Place: s3PlaceOf(rest),
    symptomKeys: new Map(
      listOf(SYMPTOM_API_KEYS)
        .map(symptomKeyOf)
        .filter((one) => one !== null),
    ),
    baseUrl,
    dataKey: {
      own: DATA_KEY ?? knownDataKey,
      others: DATA_KEY_OTHER === undefined ? [] : [DATA_KEY_OTHER],
    },
    hasDevSurfaces: environment === "development" && isLoopback(rest.HOST),
    apiAddressOrigins: listOf(rest.API_ADDRESS_ORIGINS),
    forcedTermsTenants: listOf(rest.FORCED_TERMS_TENANTS ?? (isDemo ? demoForcedTerms : "")),
  };
  const missing = [
    ...(rest.DATABASE_POOL_URL === undefined || rest.DATABASE_URL !== undefined ? [] : [lackingDirectUrl]),
    ...(rest.DATABASE_REPLICA_URL === undefined || rest.DATABASE_URL !== undefined
      ? []
      : [lackingPrimaryUrl]),
    ...(environment === "development" || DATA_KEY ? [] : [lackingDataKey]),
    ...(rest.REDIS_URL !== undefined ? lackingWithOthers(config) : []),
    ...(rest.ANTEROOM_PROCESSES > 1 ? lackingForProcesses(config) : []),
    ...(environment === "production" ? lackingInProduction(config) : []),
  ];
  if (missing.length > 0) throw new Error(missing.join("\n"));
  return config;
}

/**
 * Variables whose value may come from a file instead: `DATA_KEY_FILE=/run/secrets/data-key`. One closing line break
 * is dropped. `readConfig` throws when both are set, or the file is unreadable or empty.
 */
export const secretVariables = [
  "DATABASE_URL",
  "DATABASE_POOL_URL",
  "DATABASE_REPLICA_URL",
  "REDIS_URL",
  "DATA_KEY",
  "DATA_KEY_OTHER",
  "FILES_S3_SECRET_ACCESS_KEY",
  "BACKUP_S3_SECRET_ACCESS_KEY",
  "PUSHER_SECRET",
  "REALTIME_APPS",
  "TURN_SECRET",
  "JANUS_API_SECRET",
  "JANUS_ADMIN_KEY",
  "SANDBOX_KEY",
  "SANDBOX_SECRET",
  "ADYEN_API_KEY",
  "ADYEN_HMAC_KEY",
  "SMTP_URL",
  "TWILIO_AUTH_TOKEN",
  "PUSH_PRIVATE_KEY",
  "SYMPTOM_API_KEYS",
  "SENTRY_DSN",
  "OTEL_EXPORTER_OTLP_HEADERS",
] as const;

/** Reads the files that hold secrets. Sentences name the variable and the file, never what is in it. */
function withSecretFiles(given: Record<string, string | undefined>): Record<string, string | undefined> {
  const read = { ...given };
  for (const name of secretVariables) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) throw new Error(`Set ${name} or ${name}_FILE, not both.`);
    const content = contentOf(file)?.replace(/\r?\n$/, "");
    if (!content) throw new Error(`${name}_FILE: ${file} cannot be read or is empty.`);
    read[name] = content;
  }
  return read;
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

function s3PlaceOf(
  given: Pick<z.infer<typeof Variables>, `FILES_${string}` & keyof z.infer<typeof Variables>>,
): S3Place | null {
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  const place = given.FILES_URL === undefined ? null : bucketOf(given.FILES_URL);
  if (!place) {
    if (accessKeyId ?? secretAccessKey ?? given.FILES_S3_ENDPOINT)
      throw new Error("FILES_S3_… say how a bucket is reached: set FILES_URL to s3://BUCKET as well.");
    return null;
  }
  if (given.FILES_DIR !== undefined)
    throw new Error("Set FILES_DIR or FILES_URL, not both: files lie in one place.");
  return {
    ...place,
    region: given.FILES_S3_REGION,
    endpoint: given.FILES_S3_ENDPOINT,
    credentials: s3CredentialsOf("FILES", accessKeyId, secretAccessKey),
  };
}

/**
 * Parses the target of a backup, `s3://bucket/folder`, with the credentials of `BACKUP_S3_…`. Throws an explanation
 * when it is invalid, has no folder, or when only one of the two credentials is set.
 */
export function backupPlaceOf(config: Config, url: string): S3Place {
  const place = bucketOf(url);
  if (!place?.prefix) throw new Error(`${url} is not s3://BUCKET/FOLDER. Name a new folder for each backup.`);
  const { BACKUP_S3_ACCESS_KEY_ID: id, BACKUP_S3_SECRET_ACCESS_KEY: secret } = config;
  const credentials = s3CredentialsOf("BACKUP", id, secret);
  return { ...place, region: config.BACKUP_S3_REGION, endpoint: config.BACKUP_S3_ENDPOINT, credentials };
}

function s3CredentialsOf(whose: "FILES" | "BACKUP", accessKeyId?: string, secretAccessKey?: string) {
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new Error(`S3 needs ${whose}_S3_ACCESS_KEY_ID and ${whose}_S3_SECRET_ACCESS_KEY together.`);
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
}

/** Development's own key: everybody knows it, and nothing it seals is worth anything. */
const knownDataKey = "a key for development that everybody may know";
const lackingDirectUrl =
  "DATABASE_POOL_URL leads to a pool of connections: set DATABASE_URL to PostgreSQL itself as well.";
const lackingPrimaryUrl = "DATABASE_REPLICA_URL leads to a standby: set DATABASE_URL to its primary as well.";
const lackingDataKey =
  "Keys of authenticator apps are kept sealed: set DATA_KEY to the result of `openssl rand -base64 32`, and keep it.";

function paymentsOf(
  given: Pick<
    z.infer<typeof Variables>,
    `${"ADYEN" | "SANDBOX"}_${string}` & keyof z.infer<typeof Variables>
  >,
  environment: z.infer<typeof Environment>,
): Config["payments"] {
  const { ADYEN_URL: baseUrl, ADYEN_API_KEY: apiKey } = given;
  const { ADYEN_MERCHANT_ACCOUNT: merchantAccount, ADYEN_HMAC_KEY: hmacKey } = given;
  if (baseUrl && apiKey && merchantAccount && hmacKey)
    return { provider: "adyen", adyen: { baseUrl, apiKey, merchantAccount, hmacKey } };
  if (baseUrl ?? apiKey ?? merchantAccount ?? hmacKey)
    throw new Error(
      "Adyen needs ADYEN_URL, ADYEN_API_KEY, ADYEN_MERCHANT_ACCOUNT and ADYEN_HMAC_KEY together.",
    );
  if (environment === "production") return { provider: "none" };
  return { provider: "sandbox", gateway: sandboxOf(given) };
}

function sandboxOf({
  SANDBOX_URL: baseUrl,
  SANDBOX_KEY: key,
  SANDBOX_SECRET: secret,
}: Pick<
  z.infer<typeof Variables>,
  `SANDBOX_${string}` & keyof z.infer<typeof Variables>
>): SandboxConfig | null {
  if (baseUrl && key && secret) return { baseUrl: baseUrl.replace(/\/$/, ""), key, secret };
  if (baseUrl ?? key ?? secret)
    throw new Error("A sandbox gateway needs SANDBOX_URL, SANDBOX_KEY and SANDBOX_SECRET together.");
  return null;
}

/** A pair of keys that do not belong together would be refused by every push service, one patient after the other. */
function pushOf(given: Pick<z.infer<typeof Variables>, `PUSH_${string}` & keyof z.infer<typeof Variables>>) {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_SUBJECT: subject } = given;
  if (!publicKey && !privateKey && !subject) return null;
  if (!publicKey || !privateKey || !subject)
    throw new Error("Web push needs PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_SUBJECT together.");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
  if (pair.getPublicKey("base64url") !== publicKey)
    throw new Error(
      "PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are not of one pair. `npm run push:keys` makes one.",
    );
  return { publicKey, privateKey, subject };
}

/** Numbers that the outbox of development sends from; they are in a range that is given to nobody. */
const outboxSenders = { sms: "+15005550006", whatsapp: "+15005550007" };

function textsOf(
  given: Pick<z.infer<typeof Variables>, `TWILIO_${string}` & keyof z.infer<typeof Variables>>,
  environment: z.infer<typeof Environment>,
): TextMessagingConfig {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_API_URL: apiUrl } = given;
  const { TWILIO_FROM: sms, TWILIO_WHATSAPP_FROM: whatsapp } = given;
  if (!accountSid && !authToken && !sms && !whatsapp)
    return environment === "development"
      ? { provider: "outbox", senders: outboxSenders }
      : { provider: "none", senders: {} };
  if (!accountSid || !authToken || (!sms && !whatsapp))
    throw new Error(
      "Text messages need TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, and TWILIO_FROM or TWILIO_WHATSAPP_FROM.",
    );
  const senders = { ...(sms ? { sms } : {}), ...(whatsapp ? { whatsapp } : {}) };
  const whatsAppTemplates = new Map(
    listOf(given.TWILIO_WHATSAPP_TEMPLATES).flatMap((one) => {
      const template = templateOf(one);
      return template ? [template] : [];
    }),
  );
  return {
    provider: "twilio",
    accountSid,
    authToken,
    apiUrl: apiUrl.replace(/\/$/, ""),
    senders,
    whatsAppTemplates,
  };
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  return `${issue.path.join(".")}: ${issue.message}. See the variables in docs/configure.md.`;
}

/** One sentence for each thing that several servers must share, besides the Redis of REDIS_URL. */
function lackingWithOthers({
  DATABASE_URL,
  FILES_DIR,
  FILES_URL,
}: Pick<Config, "DATABASE_URL" | "FILES_DIR" | "FILES_URL">): string[] {
  return [
    ...(DATABASE_URL
      ? []
      : ["REDIS_URL is for several servers: set DATABASE_URL to the PostgreSQL that they share."]),
    ...((FILES_DIR ?? FILES_URL)
      ? []
      : [
          "REDIS_URL is for several servers: set FILES_DIR to a folder of files that they share, or FILES_URL to a bucket.",
        ]),
  ];
}

/** One sentence for each thing that processes of one machine must not each have for themselves. */
function lackingForProcesses(
  config: Pick<Config, "REDIS_URL" | "payments" | "TURN" | "TURN_URLS" | "TURN_SECRET">,
): string[] {
  const requirements: [boolean, string][] = [
    [
      config.REDIS_URL !== undefined,
      "ANTEROOM_PROCESSES starts several servers, which would not see each other's waiting rooms and calls: set REDIS_URL to the Redis that they share.",
    ],
    [
      config.payments.provider !== "sandbox" || config.payments.gateway !== null,
      "ANTEROOM_PROCESSES starts several servers, and each would start a sandbox gateway: set SANDBOX_URL, SANDBOX_KEY and SANDBOX_SECRET, those of Adyen, or PAYMENTS=none.",
    ],
    [
      config.TURN === "none" || (config.TURN_URLS !== undefined && config.TURN_SECRET !== undefined),
      "ANTEROOM_PROCESSES starts several servers, and each would start a relay: set TURN_URLS and TURN_SECRET, or TURN=none.",
    ],
  ];
  return requirements.filter(([isMet]) => !isMet).map(([, sentence]) => sentence);
}

/** One sentence for each thing production must not go without. */
function lackingInProduction(config: Config): string[] {
  const requirements: [boolean, string][] = [
    [config.baseUrl.protocol === "https:", "Set BASE_URL to the https address of this installation."],
    [config.DATABASE_URL !== undefined, "Set DATABASE_URL to the PostgreSQL of this installation."],
    [
      config.ANTEROOM_DEMO !== "on",
      "Demo data cannot live in production: set ANTEROOM_DEMO=off or leave it out.",
    ],
    [
      config.PAYMENTS === "none" || config.payments.provider === "adyen",
      "The sandbox gateway takes no money: set ADYEN_URL, ADYEN_API_KEY, ADYEN_MERCHANT_ACCOUNT and ADYEN_HMAC_KEY, or PAYMENTS=none if no clinic takes payments.",
    ],
    [config.SMTP_URL !== undefined, "Mail would stay in the outbox: set SMTP_URL."],
    [
      config.TURN === "none" || (config.TURN_URLS !== undefined && config.TURN_SECRET !== undefined),
      "Calls need a relay: set TURN_URLS and TURN_SECRET, or TURN=none if every patient can be reached directly.",
    ],
  ];
  return requirements.filter(([isMet]) => !isMet).map(([, sentence]) => sentence);
}

type Folders = Pick<Config, "FILES_DIR" | "ANTEROOM_DATA_DIR">;

/** The folder in which `files` stands: of one server its data directory, of several the one that they share. */
const filesHomeOf = ({ FILES_DIR, ANTEROOM_DATA_DIR }: Folders): string => FILES_DIR ?? ANTEROOM_DATA_DIR;

/**
 * Returns the folder of stored files: `files` within `FILES_DIR`, or within the data directory. Ignores
 * `FILES_URL`.
 */
export const filesDirOf = (config: Folders): string => path.join(filesHomeOf(config), "files");

/** The maximum number of connections in the request pool: five per processor, at least 10. */
export const poolSize = Math.max(10, os.availableParallelism() * 5);
