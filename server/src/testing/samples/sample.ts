import { hashPassword } from "../../platform/crypto/password.ts";
import { hashOf, newToken } from "../../platform/crypto/secrets.ts";
import { withTenant, type AppointmentRowStatus, type Tx } from "../../platform/database/database.ts";
import { issueAccountToken } from "../../shared/account/account-tokens.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { makeAppointment } from "../make-appointment.ts";
import type { OwnerClient } from "../owner-client.ts";
import type { WholeClinic } from "../whole-clinic.ts";

/** HTTP request headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** What a request carries: each part takes the place of what chance found or the installation has. */
export type Sample = {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, bytes as a file. */
  body?: object;
  headers?: Headers;
};

/** The installation that is asked, and who asks. */
export type World = {
  clinic: WholeClinic;
  /** A superuser's connection, without triggers. */
  owner: OwnerClient;
  now: Date;
  /** The caller's own headers. */
  caller: Headers;
  isGuest: boolean;
  patient: Headers;
  program: Headers;
  outside: {
    pushUrl: string;
    /** What the DNS answers, by the record's name. */
    txtRecords: Map<string, readonly string[]>;
    /** The clinic's OpenID provider, as the clinic names it. */
    provider: object;
    /** Signs a person in there. Returns what the provider sends back. */
    signIn: (url: string, email: string) => Promise<string>;
  };
};

/** Makes the state that an endpoint needs, and returns the request for it. Called before each request. */
export type SampleOf = (world: World) => Sample | Promise<Sample>;
/** By the endpoint's name; several where it does different things by what it is sent. */
export type Samples = Readonly<Record<string, SampleOf | readonly SampleOf[]>>;

/** Runs `work` in a transaction of the clinic. */
export const inClinic = <T>({ clinic }: World, work: (tx: Tx) => Promise<T>): Promise<T> =>
  withTenant(clinic.db, 1, work);

/** Returns the installation's first clinic. Throws when it has none. */
export async function tenantOf({ clinic }: World): Promise<Tenant> {
  const tenant = await clinic.app.tenants.ofId(1);
  if (!tenant) throw new Error("No clinic");
  return tenant;
}

let addresses = 0;
/** Returns an address that no request came from before, so that limits by network do not apply. */
export function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

type Made = { id: number; [name: string]: unknown };

/**
 * Asks the clinic for a step before the request itself, from a new address. Returns the answer's entity and cookies;
 * throws from status 300 on.
 */
export async function ask(
  { clinic, caller }: World,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  { headers = caller, body }: { headers?: Headers; body?: object } = {},
): Promise<{ entity: Made; cookie: string }> {
  const answer = await clinic.app.inject({
    method,
    url: `/api${path}`,
    headers: { host: "aurora.localhost", ...headers },
    ...(body === undefined ? {} : { payload: body }),
    remoteAddress: newAddress(),
  });
  if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
  const { entity = { id: 0 } } =
    answer.body === "" ? {} : (answer.json<{ data?: { entity?: Made } }>().data ?? {});
  const cookies = [answer.headers["set-cookie"] ?? []].flat();
  return { entity, cookie: cookies.map((one) => one.split(";")[0]).join("; ") };
}

/** Sends bytes as a file, as `ask` sends an object. */
export const fileHeaders = { "content-type": "application/octet-stream" };

/** Password of every account that samples make. */
export const password = "a long password of nobody";
let hash: Promise<string> | undefined;
/** Returns the hash of `password`, computed once. */
export const passwordHash = (): Promise<string> => (hash ??= hashPassword(password));

let persons = 0;
/**
 * A patient of whom nothing else is known, and a session that has just been proven by a password. Without an account
 * the token opens nothing.
 */
export type Person = { id: number; name: string; login: string; token: string; headers: Headers };

/** Makes a patient; with an account unless told otherwise. */
export async function person(
  world: World,
  { hasAccount = true, parentId = null }: { hasAccount?: boolean; parentId?: number | null } = {},
): Promise<Person> {
  persons += 1;
  const login = `person-${persons}@people.example`;
  const token = newToken();
  const name = `Person ${persons}`;
  const { now } = world;
  const password_hash = await passwordHash();
  return inClinic(world, async (tx) => {
    const { id } = await tx
      .insertInto("patients")
      .values({
        tenant_id: 1,
        name,
        email: login,
        birthdate: parentId === null ? "1985-04-01" : "2018-04-01",
        sex: "female",
        parent_id: parentId,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (!hasAccount) return { id, name, login, token, headers: {} };
    const account = { tenant_id: 1, patient_id: id };
    await tx
      .insertInto("credentials")
      .values({ ...account, login, password_hash, changed_at: now })
      .execute();
    await tx
      .insertInto("sessions")
      .values({
        ...account,
        token_hash: hashOf(token),
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + 30 * 86_400_000),
        proven_at: now,
      })
      .execute();
    return { id, name, login, token, headers: { "x-patient-token": token } };
  });
}

/** Tomorrow at ten in Lisbon, when the clinic is open. */
export const tomorrow = "2027-03-02T10:00:00.000Z";

type Visit = { id: number; params: { appointment_id: number }; headers: Headers };

/**
 * Makes an appointment of the caller, tomorrow unless told otherwise: of the patient, or of a new guest. Returns its
 * id, route parameters and the headers to send.
 */
export async function visit(
  { clinic, caller, isGuest }: World,
  { start = tomorrow, status }: { start?: string; status?: AppointmentRowStatus } = {},
): Promise<Visit> {
  const token = newToken();
  const id = await makeAppointment(clinic.db, {
    start,
    ...(status === undefined ? {} : { status }),
    ...(isGuest ? { guestToken: token } : {}),
  });
  return {
    id,
    params: { appointment_id: id },
    headers: isGuest ? { "x-guest-token": token } : caller,
  };
}

/** Starts soon, so that its call is open. */
export const openNow = { start: "2027-03-01T09:30:00.000Z" };

/** An hour in ms. */
export const hour = 3_600_000;

/** Creates a link's token of this kind, valid for an hour, and returns it. */
export const linkOf = (
  world: World,
  kind: string,
  patientId: number | null,
  payload?: Record<string, unknown>,
) =>
  inClinic(world, (tx) =>
    issueAccountToken(tx, {
      tenantId: 1,
      kind,
      patientId,
      ...(payload ? { payload } : {}),
      now: world.now,
      lifetime: hour,
    }),
  );

/** Returns the version of the clinic's terms. */
export const termsVersion = async (world: World) => (await tenantOf(world)).settings.termsVersion;
/** Returns a sample whose caller is a new account, so that what ends does not end for the requests after it. */
export const byNewPerson =
  (sample: (someone: Person, world: World) => Sample | Promise<Sample>) =>
  async (world: World): Promise<Sample> => {
    const someone = await person(world);
    return { headers: someone.headers, ...(await sample(someone, world)) };
  };
