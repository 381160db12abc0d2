import type { IncomingMessage } from "node:http";
import formbody from "@fastify/formbody";
import type { ProblemCode } from "@anteroom/contract/errors";
import { negotiateLocale, type Locale } from "@anteroom/domain/shared/locales";
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { hasZodFastifySchemaValidationErrors, validatorCompiler } from "fastify-type-provider-zod";
import type { OutsideInstallation } from "@anteroom/domain/health/outside-checker";
import { BusUnavailable } from "../../ports/bus.ts";
import { FilesUnavailable } from "../../ports/files.ts";
import type { Clock } from "../../ports/clock.ts";
import { checkAnswers } from "./check-answers.ts";
import type { Config } from "../config/config.ts";
import { cookieOf } from "./cookies.ts";
import type { Database } from "../database/database.ts";
import type { Replica } from "../replica/replica.ts";
import { rememberChanges } from "../replica/recent-changes.ts";
import { limitBodyTime, longestUpload } from "./body-timeout.ts";
import { hostNameOf } from "./addresses/host-name.ts";
import { serveOpenApi } from "../openapi/serve-openapi.ts";
import { serveHealth, type ReadinessCheck } from "./readiness.ts";
import type { ProgramLimit } from "../tenancy/program-limit.ts";
import { problem, problemBody, ProblemError, type ProblemOutcome } from "./problem.ts";
import { problemSentencesOf } from "./problem-sentences.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";
import { strictTransport } from "./security-headers.ts";
import { settleSettings } from "../config/settle-settings.ts";
import { observeRequests } from "../observe/observe-requests.ts";
import { partialObserver, type Observer } from "../observe/observer.ts";
import { openTenants, type Tenant, type Tenants } from "../tenancy/tenants.ts";

declare module "fastify" {
  interface FastifyInstance {
    clock: Clock;
    db: Database;
    /** The read replica; null without one. */
    replica: Pick<Replica, "read"> | null;
    tenants: Tenants;
    programLimit: ProgramLimit;
    /** Whether people of a clinic may sign in at its desk. */
    hasDesk: boolean;
  }
  interface FastifyRequest {
    /** The clinic of the host, or null where the host names none. */
    tenant: Tenant | null;
    locale: Locale;
  }
  interface FastifyReply {
    sendProblem: (outcome: ProblemOutcome) => FastifyReply;
  }
}

/** What the HTTP application is built from. */
export type AppOptions = {
  db: Database;
  /** The read replica; missing: there is none. */
  replica?: Pick<Replica, "read"> | null;
  clock: Clock;
  config: Config;
  /** The version of the client code. Available once the pages are built, before the first request. */
  codeVersion: () => string;
  /** Names of the installed providers of vital signs, besides the device's camera. */
  vitalsProviders?: readonly string[];
  /** Names of the installed symptom checkers, besides the one on the patient's device. */
  symptomCheckers?: readonly string[];
  /** URLs of external symptom checkers, and those with credentials. */
  outsideCheckers?: Omit<OutsideInstallation, "isProduction">;
  /** Whether a person with clinical training has reviewed all health topics; missing: true. */
  areTopicsReviewed?: boolean;
  /** Whether this server still holds the lease of its database; missing: always. */
  isServing?: () => boolean;
  /** Called for every answered request; missing: no observer. */
  observer?: Observer;
  /** The rate limit of clinics' programs; missing: no limit. */
  programLimit?: ProgramLimit;
  /** The checks of `GET /api/health/ready`. */
  readiness?: readonly ReadinessCheck[];
  /**
   * Receives every unexpected error with its route, and each one that makes the server unavailable; never a body,
   * token or query.
   */
  report: (error: Error, route: string) => void;
};

/**
 * Builds the HTTP server: schemas, OpenAPI and health routes, and for each request its clinic, language and error
 * handling. Callers add all other routes. Bodies above 256 KiB are refused unless a route allows more. Requests answer
 * `unavailable` while `isServing` returns false, except those of built files (`/assets/`) and health checks.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const installation = {
    isProduction: options.config.environment === "production",
    vitalsProviders: options.vitalsProviders ?? [],
    symptomCheckers: options.symptomCheckers ?? [],
    ...(options.outsideCheckers ? { outsideCheckers: options.outsideCheckers } : {}),
    areTopicsReviewed: options.areTopicsReviewed ?? true,
  };
  const app = fastify({
    forceCloseConnections: true,
    logger: false,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 512 },
    requestTimeout: longestUpload,
    trustProxy: options.config.TRUSTED_PROXIES === "" ? false : options.config.TRUSTED_PROXIES,
    http: connectionRules,
    ...refuseUnreadable,
  });
  observeRequests(app, options.observer ?? partialObserver({}));
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(checkAnswers);
  app
    .decorate("clock", options.clock)
    .decorate("db", options.db)
    .decorate("replica", options.replica ?? null)
    .decorate("hasDesk", options.config.ANTEROOM_DESK === "on")
    .decorate("programLimit", options.programLimit ?? (() => Promise.resolve(null)))
    .decorate(
      "tenants",
      openTenants(options.db, {
        settle: (settings) => settleSettings(settings, installation),
        report: (fault) => options.report(fault, "tenants"),
      }),
    );
  decorateRequests(app);
  if (options.replica) rememberChanges(app);
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  app.addHook("onRequest", async (request, reply) => {
    limitBodyTime(request.raw);
    reply.header("x-content-type-options", "nosniff");
    if (isFile(request.url)) return; // the same for every clinic and language
    if (isHealth(request)) return void reply.header("x-code-version", options.codeVersion());
    if (options.isServing?.() === false) throw new ProblemError("unavailable", { retry_after: 2 });
    request.tenant = await tenantOf(app, request, options.config);
    request.locale = localeOf(request);
    reply.header("x-code-version", options.codeVersion());
    reply.header("referrer-policy", "no-referrer");
    const transport = strictTransport(options.config, hostNameOf(request.headers.host), request.tenant);
    if (transport !== null) reply.header("strict-transport-security", transport);
  });
  // As late as can be: the page takes it as the server's time at the end of its question (D.52).
  app.addHook(
    "onSend",
    async (request, reply) =>
      void (isFile(request.url) || reply.header("x-server-time", options.clock.now().getTime())),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const outcome = request.raw.readableAborted ? problem("malformed_request") : outcomeOf(error);
    if ((outcome.code === "internal" || outcome.code === "unavailable") && !(error instanceof BusUnavailable))
      options.report(error, `${request.method} ${request.routeOptions.url ?? "unknown route"}`);
    return reply.sendProblem(outcome);
  });
  serveOpenApi(app, options.config.RELEASE_VERSION);
  serveHealth(app, options.readiness ?? []);
  return app;
}

/** A request without a host names no clinic, and is told so; an upgrade to anything but a web socket is not taken up. */
const connectionRules = {
  requireHostHeader: false,
  shouldUpgradeCallback: ({ headers }: IncomingMessage) => /^websocket$/i.test(headers.upgrade ?? ""),
};

/** Built files: no clinic, language or clock is asked for them, and nothing but what a cache needs is said. */
const isFile = (url: string) => url.startsWith("/assets/");

/** Asked by machines under any host name, also while the database is away: no clinic is looked up. */
const isHealth = ({ routeOptions: { url } }: FastifyRequest) => url?.startsWith("/api/health/") === true;

/** Route option: hides routes outside the contract (pages, files, health) from the OpenAPI document. */
export const hiddenFromOpenApi = { schema: { hide: true } } as const;

function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest("tenant", null);
  app.decorateRequest("locale", "en");
  app.decorateReply("sendProblem", function (this: FastifyReply, outcome: ProblemOutcome) {
    const { locale } = this.request;
    const body = problemBody(outcome, problemSentencesOf(outcome, locale));
    if (body.retry_after !== undefined) this.header("retry-after", body.retry_after);
    return this.code(body.status)
      .header("cache-control", "no-store")
      .header("content-language", locale)
      .type("application/problem+json; charset=utf-8")
      .serializer((payload: unknown) => JSON.stringify(payload))
      .send(body);
  });
}

/** The host names the clinic; `X-Tenant` does so for programs of developers, on `/api` in development only. */
async function tenantOf(
  app: FastifyInstance,
  request: FastifyRequest,
  config: Config,
): Promise<Tenant | null> {
  const { "x-tenant": slug } = request.headers;
  if (config.hasDevSurfaces && typeof slug === "string" && request.url.startsWith("/api/"))
    return app.tenants.ofSlug(slug);
  const host = hostNameOf(request.headers.host);
  return host === null ? null : app.tenants.ofHost(host);
}

function localeOf(request: FastifyRequest): Locale {
  return negotiateLocale({
    chosen: cookieOf(request.headers.cookie, "lang"),
    accepted: request.headers["accept-language"],
    clinic: request.tenant?.settings.defaultLanguage,
  });
}

const codesOfFastify: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
};

/**
 * Databases that are away or starting again: connection refused, terminated, not accepting yet; 08P01 is what PgBouncer says of each, 25006 what a
 * standby says that a proxy took for the primary; 25P03 that a server hung within a transaction; 53… that its disk, memory or connections are used up.
 */
const awayCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|57P0\d|08\w{3}|25006|25P03|53\d{3})$/;

/** PostgreSQL keeps no text with a null character in it. */
const unstorableText = "22021";

function outcomeOf(error: FastifyError): ProblemOutcome {
  if (error instanceof ProblemError) return error.outcome;
  if (error instanceof BusUnavailable || error instanceof FilesUnavailable)
    return problem("unavailable", { retry_after: 2 });
  if (hasZodFastifySchemaValidationErrors(error)) {
    const place = error.validationContext ?? "body";
    const fields = error.validation.map((issue) => ({
      path: `${place}${issue.instancePath.replaceAll("/", ".")}`,
      code: issue.keyword ?? "invalid",
    }));
    return problem("validation_failed", { fields });
  }
  // Nested deeper than any body of ours: reading it ran out of stack, and nothing was done.
  if (error.code === "FST_ERR_VALIDATION" && error instanceof RangeError) return problem("malformed_request");
  const known = codesOfFastify[error.code];
  if (known) return problem(known);
  if (
    awayCodes.test(error.code ?? "") ||
    /Connection terminated|timeout exceeded|is not queryable/.test(error.message)
  )
    return problem("unavailable", { retry_after: 2 });
  if (error.code === unstorableText) return problem("malformed_request");
  const { statusCode = 500 } = error;
  if (statusCode === 404) return problem("not_found");
  return problem(statusCode >= 400 && statusCode < 500 ? "malformed_request" : "internal");
}
