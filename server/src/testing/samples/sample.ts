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

/** Parts of a request that replace its random or default values. */
export type Sample = {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, bytes as a file. */
  body?: object;
  headers?: Headers;
};

/** The running installation, and who asks. */
export type World = {
  clinic: WholeClinic;
  /** A superuser's connection, without triggers. */
  owner: OwnerClient;
  now: Date;
  /** The caller's own headers. */
  caller: Headers;
  /** Whether the caller is a guest rather than a patient. */
  isGuest: boolean;
  /** Headers of the installation's patient. */
  patient: Headers;
  /** Headers of a program of the clinic with all scopes. */
  program: Headers;
  outside: {
    /** URL of a local push service. */
    pushUrl: string;
    /** What the DNS answers, by the record's name. */
    txtRecords: Map<string, readonly string[]>;
    /** The clinic's OpenID provider, as the clinic names it. */
    provider: object;
    /** Signs a person in there. Returns what the provider sends back. */
    signIn: (url: string, email: string) => Promise<string>;
  };
};

/**
 * Creates the rows that an endpoint needs and returns the request's parts. Called anew before
 * each request.
 */
export type SampleOf = (world: World) => Sample | Promise<Sample>;
/**
 * Samples by the endpoint's name; a list where an endpoint does different things by what it is
 * sent.
 */
export type Samples = Readonly<Record<string, SampleOf | readonly SampleOf[]>>;

/** Runs `work` in a transaction of clinic `aurora`. */
export const inClinic = <T>({ clinic }: World, work: (tx: Tx) => Promise<T>): Promise<T> =>
  withTenant(clinic.db, 1, work);

/** Returns clinic `aurora`. Throws when the installation has none. */
export async function tenantOf({ clinic }: World): Promise<Tenant> {
  const tenant = await clinic.app.tenants.ofId(1);
  if (!tenant) throw new Error("No clinic");
  return tenant;
}

let addresses = 0;
/** Returns an IPv4 address that was not returned before, so that limits by network do not apply. */
export function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

type Made = { id: number; [name: string]: unknown };

/**
 * Sends a request that prepares another one, to clinic `aurora` from a new address, as `caller`
 * unless given headers. Returns the answer's entity (id 0 when it has none) and its cookies as a
 * `Cookie` header. Throws from status 300 on.
 */
export async function prepareBy(
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

/** Header of a request whose body is a file. */
export const fileHeaders = { "content-type": "application/octet-stream" };

/** Password of every account that `makePerson` makes. */
export const password = "a long password of nobody";
let hash: Promise<string> | undefined;
/** Returns the hash of `password`, computed once. */
export const passwordHash = (): Promise<string> => (hash ??= hashPassword(password));

let persons = 0;
/**
 * A patient without further rows, and a session just proven by password. Without an account
 * `headers` is empty and the token is unknown to the server.
 */
export type Person = { id: number; name: string; login: string; token: string; headers: Headers };

/**
 * Inserts a patient, with an account and a session by default. With `parentId` it is that
 * patient's dependent, born in 2018.
 */
export async function makePerson(
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

/**
 * Start of a slot on the day after the test clinic's day, at ten in Lisbon, when the doctors
 * work.
 */
export const tomorrow = "2027-03-02T10:00:00.000Z";

type Visit = { id: number; params: { appointment_id: number }; headers: Headers };

/**
 * Inserts an appointment of the caller, tomorrow and accepted by default: of the clinic's
 * patient, or of a new guest when `isGuest`. Returns its id, route parameters and the headers to
 * send.
 */
export async function makeOwnAppointment(
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

/** Options for an appointment half an hour after the test clinic's time, when its call is open. */
export const openNow = { start: "2027-03-01T09:30:00.000Z" };

/** An hour in ms. */
export const hour = 3_600_000;

/** Stores a one-time account token of this kind, valid for an hour, and returns it. */
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

/** Returns the version of the clinic's current terms. */
export const termsVersion = async (world: World) => (await tenantOf(world)).settings.termsVersion;
/**
 * Returns a sample whose caller is a new account each time, so that what ends for it does not end
 * for later requests.
 */
export const byNewPerson =
  (sample: (someone: Person, world: World) => Sample | Promise<Sample>) =>
  async (world: World): Promise<Sample> => {
    const someone = await makePerson(world);
    return { headers: someone.headers, ...(await sample(someone, world)) };
  };
