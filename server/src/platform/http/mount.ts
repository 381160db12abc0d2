import type {
  AnswerOf,
  BodyOf,
  Caller,
  EndpointShape,
  HeadersOf,
  ParamsOf,
  QueryOf,
} from "@anteroom/contract/endpoint";
import { Problem } from "@anteroom/contract/errors";
import type { Locale } from "@anteroom/domain/shared/locales";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import {
  clinicOfToken,
  mayCall,
  touchClinicToken,
  givenToken,
  guestSessionOfToken,
  isPastGuestToken,
  invitedOfToken,
  storeGuestReader,
  storeReader,
  sessionOfToken,
  touchSession,
  type AnyCaller,
  type GivenToken,
  type ClinicCaller,
  staffOfToken,
  touchStaffSession,
  type StaffCaller,
  passOfToken,
  type GuestCaller,
  type Reader,
  type InvitedCaller,
  type PassCaller,
  type PatientCaller,
} from "./authentication.ts";
import { withTenant, type Tx } from "../database/database.ts";
import { inOneTransaction, type Begun, type Transact } from "./one-transaction.ts";
import { readerOf } from "./reader-of.ts";
import { hasJustChanged } from "../replica/recent-changes.ts";
import { isProblem, problem, type ProblemOutcome } from "./problem.ts";
import { endWithNext } from "../database/tenant-transaction.ts";
import type { Tenant } from "../tenancy/tenants.ts";

type CallerOf<C extends Caller> = {
  anyone: null;
  patient: PatientCaller;
  visitor: PatientCaller | GuestCaller;
  payer: PatientCaller | GuestCaller | PassCaller;
  invited: InvitedCaller;
  clinic: ClinicCaller;
  staff: StaffCaller;
}[C];

/** One parsed request: input, clinic, caller and time, as a use case receives it. */
export type Call<E extends EndpointShape> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  headers: HeadersOf<E>;
  tenant: E["isInstallationWide"] extends true ? Tenant | null : Tenant;
  /** The requested host name, without its port. */
  host: string;
  caller: CallerOf<E["caller"]>;
  locale: Locale;
  now: Date;
  /** The caller's network address: for rate limits only, never stored as it is. */
  address: string;
  /**
   * Runs work in a transaction of this clinic. A call before the handler's first `await` joins the transaction that
   * recognised the caller, unless that stored something.
   */
  tx: Transact;
  /** Runs a single statement in a transaction of this clinic; the commit is sent with it. */
  ask: Transact;
  /**
   * Runs reads in a read-only transaction of this clinic on the read replica, where one is in use and this browser has
   * changed nothing lately; else like `tx`. `work` may run twice.
   */
  txReplica: Transact;
  /** Like `txReplica`, for a single statement. */
  askReplica: Transact;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Outcome<E extends EndpointShape> = AnswerOf<E> | ProblemOutcome;
/** Handles the requests of one endpoint. */
export type Handler<E extends EndpointShape> = (call: Call<E>) => Promise<Outcome<E>> | Outcome<E>;

/** Recognises a caller without the database; null where it cannot tell, and the database is asked. */
type Recognise<E extends EndpointShape> = (
  request: FastifyRequest,
  tenant: Tenant,
  now: Date,
) => CallerOf<E["caller"]> | null;

const nothing = z.strictObject({});
const anything = z.object({});

/**
 * Mounts one endpoint of the contract under `/api`: validates input, finds the caller, checks scope and rate limit,
 * and checks output. Answers `tenant_not_found`, `unauthenticated`, `insufficient_scope` or `too_many_requests`
 * before the handler runs. Stores the time of use of the caller's session or token, and a person's language and zone.
 * Answers to known callers are never cached. `recognise` may find a caller without the database.
 */
export function mount<E extends EndpointShape>(
  app: FastifyInstance,
  shape: E,
  handler: Handler<E>,
  recognise: Recognise<E> = () => null,
): void {
  const { method, path, status = 200, largestBody: bodyLimit } = shape;
  const hasBody = method === "POST" || method === "PUT";
  const answers = { [status]: shape.response ?? z.undefined(), default: Problem };
  const schema = {
    params: shape.params ?? anything,
    querystring: shape.query ?? nothing,
    headers: shape.headers ?? anything,
    ...(hasBody && shape.body ? { body: shape.body } : {}),
    response: status === 204 ? { default: Problem } : answers,
  };
  app.route({
    method,
    url: `/api${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
    schema,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    handler: async (request, reply) => {
      const outcome = await answer(app, shape, { handler, recognise }, request, reply);
      if (reply.sent) return reply;
      if (isProblem(outcome)) return reply.sendProblem(outcome);
      return reply.code(status).send(outcome);
    },
  });
}

async function answer<E extends EndpointShape>(
  app: FastifyInstance,
  shape: E,
  { handler, recognise }: { handler: Handler<E>; recognise: Recognise<E> },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome<E>> {
  const { tenant } = request;
  if (!tenant && !shape.isInstallationWide) return problem("tenant_not_found");
  const now = app.clock.now();
  const tx = <T>(work: (tx: Tx) => Promise<T>) => {
    if (!tenant) throw new Error("No transaction without a clinic");
    return withTenant(app.db, tenant.id, work);
  };
  const txReplica: Transact = (work) => {
    const { replica } = app;
    return replica && tenant && !hasJustChanged(request) ? replica.read(tenant.id, work) : tx(work);
  };
  const handle = (caller: CallerOf<E["caller"]>, ownTx: Transact) =>
    handler({
      // Fastify has parsed them with these very schemas.
      params: request.params as ParamsOf<E>,
      query: request.query as QueryOf<E>,
      body: request.body as BodyOf<E>,
      headers: request.headers as HeadersOf<E>,
      tenant: tenant as Call<E>["tenant"],
      host: request.hostname,
      caller,
      locale: request.locale,
      now,
      address: request.ip,
      tx: ownTx,
      ask: (work) => ownTx(inOneStatement(work)),
      txReplica,
      askReplica: (work) => txReplica(inOneStatement(work)),
      request,
      reply,
    });
  const handleInScope: typeof handle = (caller, ownTx) =>
    isInScope(shape, caller) ? handle(caller, ownTx) : problem("insufficient_scope");
  if (shape.caller === "anyone") return handle(null as CallerOf<E["caller"]>, tx);
  reply.header("cache-control", "no-store");
  const known = tenant && recognise(request, tenant, now);
  if (known) return handleInScope(known, tx);
  const given = givenToken(shape.caller, request.headers);
  if (!given || (given.kind === "staff" && !app.hasDesk)) return problem("unauthenticated");
  return inOneTransaction(
    tx,
    async (one) => {
      const { value: caller, mayGoOn } = await callerOf(given, one, now, readerOf(request));
      const wait = caller?.kind === "clinic" && tenant ? await app.programLimit(caller, tenant.id) : null;
      return { value: { caller, wait }, mayGoOn };
    },
    // Who may call at all is what `givenToken` looked for.
    ({ caller, wait }, joined) => {
      if (wait !== null) return problem("too_many_requests", { retry_after: wait });
      return caller ? handleInScope(caller as CallerOf<E["caller"]>, joined) : refuseStranger(given, joined);
    },
  );
}

/** The work of a single statement, with which the commit is sent. */
const inOneStatement =
  <T>(work: (tx: Tx) => Promise<T>) =>
  async (tx: Tx): Promise<T> => {
    await endWithNext(tx);
    return work(tx);
  };

/** Whether a program's token, or a session at the desk, may do this; patients and guests have no scopes. */
function isInScope(shape: EndpointShape, caller: AnyCaller | null): boolean {
  if (caller?.kind !== "clinic") return true;
  return shape.caller === "staff" || (shape.caller === "clinic" && mayCall(caller, shape.scope));
}

/** Nobody is recognised by this token; a guest's whose time is over is told so. */
async function refuseStranger({ kind, token }: GivenToken, tx: Transact) {
  const isOver = kind === "guest" && (await tx((one) => isPastGuestToken(one, token)));
  return isOver ? problem("unauthenticated", { reason: "over" }) : problem("unauthenticated");
}

/** Whose token it is. A session whose use was written down is committed first: its row stays locked for no longer. */
async function callerOf(
  { kind, token }: GivenToken,
  tx: Tx,
  now: Date,
  reader: Reader,
): Promise<Begun<AnyCaller | null>> {
  if (kind === "clinic") {
    const program = await clinicOfToken(tx, token, now);
    if (program?.isTouchDue) await touchClinicToken(tx, program.caller, now);
    return { value: program?.caller ?? null, mayGoOn: program?.isTouchDue !== true };
  }
  if (kind === "staff") {
    const session = await staffOfToken(tx, token, now);
    if (session?.isTouchDue) await touchStaffSession(tx, session.caller, now);
    return { value: session?.caller ?? null, mayGoOn: session?.isTouchDue !== true };
  }
  if (kind === "guest") {
    const guest = await guestSessionOfToken(tx, token, now);
    const isReaderNew = guest !== null && (await storeGuestReader(tx, guest, reader));
    return { value: guest?.caller ?? null, mayGoOn: !isReaderNew };
  }
  if (kind === "invited") return { value: await invitedOfToken(tx, token), mayGoOn: true };
  if (kind === "pass") return { value: await passOfToken(tx, token, now), mayGoOn: true };
  const session = await sessionOfToken(tx, token, now);
  if (!session) return { value: null, mayGoOn: true };
  const isReaderNew = await storeReader(tx, session, reader);
  if (session.isTouchDue) await touchSession(tx, session.caller, now);
  return { value: session.caller, mayGoOn: !session.isTouchDue && !isReaderNew };
}
