import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../platform/config/services.ts";
import { withTenant } from "../../platform/database/database.ts";
import type { Transact } from "../../platform/http/one-transaction.ts";
import { problemBody, ProblemError, type ProblemOutcome } from "../../platform/http/problem.ts";
import { problemSentencesOf } from "../../platform/http/problem-sentences.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import type { Files } from "../../ports/files.ts";
import type { CallRooms } from "../consultation/call-rooms.ts";
import { allowAppOrigins } from "./apps/cross-origin.ts";
import { smartConfiguration } from "./apps/smart-configuration.ts";
import { smartStyle, stylePath } from "./apps/smart-style.ts";
import { capabilityStatement } from "./capability-statement.ts";
import { callerOf } from "./fhir-caller.ts";
import { sendBinary } from "./send-binary.ts";
import { bookAppointment, cancelAppointment, storeObservation, type Writing } from "./fhir-writes.ts";
import { kindOf } from "./kinds/all-kinds.ts";
import type { Kind, Reading } from "./kinds/kind.ts";
import type { Place, Resource } from "./mapping/resource.ts";
import { FhirRefusal, issueCodeOf, operationOutcome } from "./outcome.ts";
import { refuseOutOfScope } from "./rights.ts";
import { patientEverything, readOne, readQuestion, searchPage } from "./search.ts";
import { patientSummary } from "./summary-operation.ts";

const root = "/fhir/R4";
const hidden = { schema: { hide: true } } as const;

/** A request of a program that is known and may do what it asks. */
type Ask = Omit<Reading, "tx"> & { transact: Transact; request: FastifyRequest; reply: FastifyReply };

/**
 * Registers the FHIR R4 API under `/fhir/R4`, for the clinic's programs and for apps that patients connect; `GET
 * /fhir/R4/metadata` describes it. Pages of public patient apps may read it (CORS). Checks the token's scopes and the program limit of each request; reads of patient
 * data are audited.
 */
export function fhirRoutes(services: Services, rooms: CallRooms, files: Files): void {
  const { app, config } = services;
  const startedAt = app.clock.now().toISOString();
  void app.register(
    async (scope) => {
      answerAsFhir(scope);
      allowAppOrigins(scope, app.db, { paths: ["/*"], methods: "GET, POST, PUT" });
      scope.get("/metadata", hidden, (request, reply) => {
        const { base, clinic } = placeOf(request, tenantOf(request));
        const facts = { base, clinic: clinic.name, version: config.RELEASE_VERSION, date: startedAt };
        return send(reply, 200, capabilityStatement(facts));
      });
      scope.get("/.well-known/smart-configuration", hidden, (request, reply) => {
        const { origin } = placeOf(request, tenantOf(request));
        return reply.header("cache-control", "no-store").send(smartConfiguration(origin));
      });
      scope.get(stylePath, hidden, (request, reply) =>
        reply.header("cache-control", "no-store").send(smartStyle(tenantOf(request))),
      );
      scope.get("/:type", hidden, (request, reply) => answer(app, request, reply, search));
      scope.post("/:type/_search", hidden, (request, reply) => answer(app, request, reply, search));
      scope.get("/Binary/:id", hidden, async (request, reply) => {
        const { id } = request.params as { id: string };
        return sendBinary(id, await askOf(app, request, reply), files);
      });
      scope.get("/:type/:id", hidden, (request, reply) => answer(app, request, reply, read));
      scope.get("/Patient/:id/$everything", hidden, (request, reply) =>
        answer(app, request, reply, everything),
      );
      for (const method of ["GET", "POST"] as const)
        scope.route({
          method,
          url: "/Patient/:id/$summary",
          ...hidden,
          handler: (request, reply) => answer(app, request, reply, summary),
        });
      scope.post("/:type", hidden, (request, reply) =>
        answer(app, request, reply, (ask) => create({ ...ask, services, rooms })),
      );
      scope.put("/:type/:id", hidden, (request, reply) =>
        answer(app, request, reply, (ask) => update({ ...ask, services, rooms })),
      );
    },
    { prefix: root },
  );
}

/** Errors and unknown addresses as OperationOutcome, and bodies of FHIR's media type. */
function answerAsFhir(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    "application/fhir+json",
    { parseAs: "string" },
    scope.getDefaultJsonParser("error", "error"),
  );
  scope.setNotFoundHandler((_request, reply) =>
    send(reply, 404, operationOutcome("error", "not-supported", "There is no such interaction.")),
  );
  const { errorHandler } = scope;
  scope.setErrorHandler((error, request, reply) => {
    if (error instanceof FhirRefusal)
      return send(reply, error.status, operationOutcome("error", error.code, error.message));
    if (error instanceof ProblemError) return sendProblem(request, reply, error.outcome);
    reply.sendProblem = (outcome) => sendProblem(request, reply, outcome);
    return errorHandler.call(scope, error, request, reply);
  });
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, outcome: ProblemOutcome): FastifyReply {
  const { status, title, detail, retry_after } = problemBody(
    outcome,
    problemSentencesOf(outcome, request.locale),
  );
  if (retry_after !== undefined) reply.header("retry-after", retry_after);
  const code = outcome.code === "slot_taken" ? "duplicate" : issueCodeOf(status);
  return send(reply, status, operationOutcome("error", code, `${title} ${detail}`));
}

function send(reply: FastifyReply, status: number, resource: Resource): FastifyReply {
  if (status === 401) reply.header("www-authenticate", "Bearer");
  return reply
    .code(status)
    .headers({ "content-type": "application/fhir+json; charset=utf-8", "cache-control": "no-store" })
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(resource);
}

function tenantOf({ tenant }: FastifyRequest): Tenant {
  if (!tenant) throw new FhirRefusal(404, "not-found", "No clinic has this address.");
  return tenant;
}

function placeOf({ protocol, host }: FastifyRequest, { slug, manifest, settings }: Tenant): Place {
  const origin = `${protocol}://${host}`;
  const { country, clinicPhone: phone, clinicAddress: address, timeZone } = settings;
  return {
    base: origin + root,
    origin,
    clinic: { slug, name: manifest.name, country, phone, address },
    timeZone,
  };
}

/** Knows the token, and counts the request. */
async function askOf(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<Ask> {
  const tenant = tenantOf(request);
  if (/xml|turtle|ttl/.test(queryOf(request).get("_format") ?? ""))
    throw new FhirRefusal(406, "not-supported", "Resources are JSON here.");
  const transact: Transact = (work) => withTenant(app.db, tenant.id, work);
  const now = app.clock.now();
  const caller = await callerOf(request.headers, transact, now);
  const wait = await app.programLimit(caller, tenant.id);
  if (wait !== null) throw new ProblemError("too_many_requests", { retry_after: wait });
  const { locale } = request;
  return { tenant, caller, place: placeOf(request, tenant), locale, now, transact, request, reply };
}

/** Answers what the handler gives to a program that is known. */
async function answer(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: (ask: Ask) => Promise<{ status?: number; resource: Resource }>,
): Promise<FastifyReply> {
  const { status = 200, resource } = await handle(await askOf(app, request, reply));
  const version = (resource["meta"] as { versionId?: string } | undefined)?.versionId;
  if (version !== undefined) reply.header("etag", `W/"${version}"`);
  return send(reply, status, resource);
}

function kindNamed({ params }: FastifyRequest): Kind {
  const { type } = params as { type: string };
  const kind = kindOf(type);
  if (!kind)
    throw new FhirRefusal(404, "not-supported", `There are no resources of the type "${type}" here.`);
  return kind;
}

/** Of an address and, for `_search`, of a form. */
function queryOf({ url, body }: FastifyRequest): URLSearchParams {
  const query = new URLSearchParams(url.split("?")[1] ?? "");
  if (!/_search(\?|$)/.test(url)) return query;
  for (const [key, value] of Object.entries((body ?? {}) as Record<string, string | string[]>))
    for (const one of [value].flat()) query.append(key, one);
  return query;
}

async function search({ transact, request, ...known }: Ask) {
  const kind = kindNamed(request);
  refuseOutOfScope(known.caller, kind.type, "s");
  const isStrict = /handling=strict/.test(String(request.headers["prefer"] ?? ""));
  const question = readQuestion(kind, queryOf(request), isStrict);
  return transact(async (tx) => {
    const reading = { ...known, tx };
    const { bundle, matches, included } = await searchPage(kind, question, reading);
    await noteReading(reading, "fhir.search", [...matches, ...included]);
    return { resource: bundle };
  });
}

async function read({ transact, request, ...known }: Ask) {
  const kind = kindNamed(request);
  refuseOutOfScope(known.caller, kind.type, "r");
  const { id } = request.params as { id: string };
  return transact(async (tx) => {
    const reading = { ...known, tx };
    const resource = await readOne(kind, id, reading);
    await noteReading(reading, "fhir.read", [resource]);
    return { resource };
  });
}

async function everything({ transact, request, ...known }: Ask) {
  refuseOutOfScope(known.caller, "Patient", "r");
  const { id } = request.params as { id: string };
  const named = queryOf(request).getAll("_type");
  const types = named.length === 0 ? null : named.join(",").split(",");
  return transact(async (tx) => {
    const reading = { ...known, tx };
    const { bundle, matches } = await patientEverything(id, reading, types);
    await noteReading(reading, "fhir.everything", matches.slice(0, 1));
    return { resource: bundle };
  });
}

async function summary({ transact, request, ...known }: Ask) {
  refuseOutOfScope(known.caller, "Patient", "r");
  const { id } = request.params as { id: string };
  return transact(async (tx) => {
    const reading = { ...known, tx };
    const { document, patient } = await patientSummary(id, profileOf(request), reading);
    await noteReading(reading, "fhir.summary", [patient]);
    return { resource: document };
  });
}

/** Of an address, or of the Parameters that are sent. */
function profileOf({ url, body }: FastifyRequest): string | null {
  const { parameter } = (body ?? {}) as { parameter?: unknown };
  const sent = (Array.isArray(parameter) ? parameter : []) as { name?: unknown; valueCanonical?: unknown }[];
  const named = sent.find(({ name }) => name === "profile")?.valueCanonical;
  return typeof named === "string" ? named : new URLSearchParams(url.split("?")[1] ?? "").get("profile");
}

/** Reads by anybody but the patient are written down: ids by type. */
async function noteReading(
  { tx, tenant, caller }: Reading,
  action: "fhir.read" | "fhir.search" | "fhir.everything" | "fhir.summary",
  resources: readonly Resource[],
): Promise<void> {
  const { app } = caller;
  // What an app reads is in one record: the patient finds it there, whatever the types are.
  if (app !== null && app.patientId !== null)
    await audit(tx, tenant.id, {
      actor: actorOf(caller),
      action: "app.read",
      object: `patient/${app.patientId}`,
    });
  const ids = new Map<string, string[]>();
  for (const { resourceType, id } of resources)
    if (kindOf(resourceType)?.isPersonal && id !== undefined)
      ids.set(resourceType, [...(ids.get(resourceType) ?? []), id]);
  for (const [type, some] of ids) {
    const object = `${type.replaceAll(/(?<!^)([A-Z])/g, "_$1").toLowerCase()}/${some.join(",")}`;
    await audit(tx, tenant.id, { actor: actorOf(caller), action, object });
  }
}

type WriteAsk = Ask & Pick<Writing, "services" | "rooms">;

async function create({ request, reply, ...writing }: WriteAsk) {
  const { type } = request.params as { type: string };
  const { caller, place } = writing;
  if (type === "Appointment") {
    refuseOutOfScope(caller, type, "c");
    const id = await bookAppointment(request.body, writing);
    reply.header("location", `${place.base}/Appointment/${id}`);
    return { status: 201, resource: await written("Appointment", id, writing) };
  }
  if (type === "Observation") {
    refuseOutOfScope(caller, type, "c");
    const { id, isNew } = await storeObservation(request.body, writing);
    reply.header("location", `${place.base}/Observation/${id}`);
    return { status: isNew ? 201 : 200, resource: await written("Observation", id, writing) };
  }
  throw new FhirRefusal(405, "not-supported", `Nothing of the type "${type}" is created here.`);
}

async function update({ request, ...writing }: WriteAsk) {
  const { type, id } = request.params as { type: string; id: string };
  if (type !== "Appointment")
    throw new FhirRefusal(405, "not-supported", `Nothing of the type "${type}" is changed here.`);
  refuseOutOfScope(writing.caller, type, "u");
  const version = /^W\/"(\d+)"$/.exec(String(request.headers["if-match"] ?? ""))?.[1] ?? null;
  await cancelAppointment(id, request.body, version, writing);
  return { resource: await written("Appointment", id, writing) };
}

/** What was written, as it is read. */
async function written(
  type: string,
  id: string,
  { transact, ...known }: Omit<WriteAsk, "request" | "reply">,
) {
  const kind = kindOf(type);
  if (!kind) throw new Error(`No type ${type}`);
  return transact((tx) => readOne(kind, id, { ...known, tx }));
}
