import { addressOf, type EndpointShape } from "@anteroom/contract/endpoint";
import { doctorScopes } from "@anteroom/domain/clinic/token-scopes";
import fc from "fast-check";
import type { core } from "zod";
import { allKinds } from "../features/fhir/kinds/all-kinds.ts";
import { allEndpoints } from "./all-endpoints.ts";
import { arbitraryOf, type Preferred } from "./arbitrary-of-schema.ts";
import { newAddress, type Headers, type Sample } from "./samples/sample.ts";
import { known } from "./test-clinic.ts";
import type { WholeClinic } from "./whole-clinic.ts";

const preferred: Preferred = {
  doctor_id: [1, "1"],
  patient_id: [1, "1"],
  start_time: ["2027-03-02T15:00:00.000Z"],
  from: ["2027-03-01T00:00:00.000Z", "2027-03-01"],
  to: ["2027-03-02T00:00:00.000Z", "2027-03-02"],
  email: ["ana@example.org"],
  domain: ["nobody.example"],
  address: ["https://pay.example.org/v71"],
  issuer: ["https://10.0.0.1"],
  client_id: ["clinic-desk"],
  jwks_uri: ["https://10.0.0.1/jwks.json"],
  privacy_url: ["https://diary.example/privacy"],
  redirect_uris: [["https://diary.example/back"]],
  client_secret: ["a-secret-of-a-client"],
  merchant_account: ["ClinicaDoMar"],
  api_key: ["an-api-key-of-an-account"],
  signing_key: ["0".repeat(64)],
  questionnaire: [
    { language: "en", title: "Sleep", item: [{ linkId: "a", type: "boolean", text: "Do you sleep?" }] },
  ],
  login: ["nobody@aurora.example"],
  birthdate: ["1991-02-03"],
  name: ["Ana Guest"],
  search: ["ana mar"],
  symptoms: ["A cough for three days"],
  password: ["not the password"],
  url: ["https://clinic.example/leaflet"],
  channel_name: ["private-t1-patient-1"],
  actionable_id: ["1"],
  token: [known.aurora.patientToken],
};

type Schema = core.$ZodType & { safeParse?: (value: unknown) => { success: boolean } };

/** Values that the schema takes, the same at every run. Throws where chance finds none. */
function samplesOf(name: string, schema: Schema): Record<string, unknown>[] {
  const found = fc
    .sample(arbitraryOf(schema, preferred), { seed: 20_261_121, numRuns: 300 })
    .filter((value) => schema.safeParse?.(value).success);
  if (found.length === 0)
    throw new Error(`No sample for ${name}: name what it needs in ${import.meta.filename}`);
  return found.map((value) => Object(value) as Record<string, unknown>);
}

/** A query of each field alone where that is allowed, else with as few others as chance found. */
function queriesOf(name: string, schema: Schema): Record<string, unknown>[] {
  const samples = samplesOf(name, schema).toSorted(
    (one, other) => Object.keys(one).length - Object.keys(other).length,
  );
  const chosen = new Map<string, Record<string, unknown>>();
  for (const sample of samples)
    for (const [field, value] of Object.entries(sample)) {
      if (chosen.has(field)) continue;
      const alone = { [field]: preferred[field]?.[0] ?? value };
      chosen.set(field, schema.safeParse?.(alone).success ? alone : sample);
    }
  return [...(schema.safeParse?.({}).success ? [{}] : []), ...chosen.values()];
}

/**
 * Who asks: the caller's headers, and values of path parameters, which are ids of the caller's
 * own rows.
 */
export type Asker = { headers: Headers; params: Readonly<Record<string, string | number>>; isGuest: boolean };

/** A request, and the name of its endpoint or FHIR type. */
export type SampleRequest = {
  name: string;
  method: EndpointShape["method"];
  asker: Asker;
  /** The HTTP status of success. */
  success: number;
  /** Returns what is sent, with what a sample says in place of what chance found. */
  fill: (sample: Sample) => { url: string; headers: Headers; payload?: object };
};

/** Who asks, by the caller that an endpoint is for; several who see different things ask in turn. */
export type Callers = Readonly<Record<EndpointShape["caller"] | "doctor", readonly Asker[]>>;

const inTurn = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Returns requests to every endpoint with each field of its query, reads before writes. The
 * values are the same at every run.
 */
export async function requestsOfContract(callers: Callers): Promise<SampleRequest[]> {
  const endpoints = (await allEndpoints()).toSorted(
    ([, a], [, b]) => inTurn.indexOf(a.method) - inTurn.indexOf(b.method),
  );
  return endpoints.flatMap(([name, shape]) => requestsOf(name, shape, callers));
}

/** A doctor's token reads what its doctor may see, by statements of its own. */
function askersOf({ caller, method, scope }: EndpointShape, callers: Callers): readonly Asker[] {
  const isDoctors = caller === "clinic" && method === "GET" && doctorScopes.some((one) => one === scope);
  return isDoctors ? [...callers.clinic, ...callers.doctor] : callers[caller];
}

function requestsOf(name: string, shape: EndpointShape, callers: Callers): SampleRequest[] {
  const queries = shape.query ? queriesOf(name, shape.query) : [{}];
  return queries.flatMap((query) =>
    askersOf(shape, callers).map((asker) => ({
      name,
      method: shape.method,
      asker,
      success: shape.status ?? 200,
      fill: (sample: Sample) =>
        fillRequest(name, shape, { asker, query: query as Record<string, string> }, sample),
    })),
  );
}

function fillRequest(
  name: string,
  shape: EndpointShape,
  { asker, query }: { asker: Asker; query: Record<string, string> },
  { params = {}, query: ownQuery = {}, body, headers = asker.headers }: Sample,
) {
  const given = Object.fromEntries(
    [...shape.path.matchAll(/\{(\w+)\}/g)].map(([, param = ""]) => {
      const value = params[param] ?? asker.params[param];
      if (value === undefined) throw new Error(`No sample for {${param}} of ${name}`);
      return [param, value];
    }),
  );
  const hasBody = shape.method !== "GET";
  const payload = body ?? (hasBody && shape.body ? samplesOf(name, shape.body)[0] : undefined);
  return {
    url: `/api${addressOf(shape, given, { ...query, ...ownQuery })}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  };
}

const fhirValues: Readonly<Record<string, string>> = {
  token: "accepted",
  date: "2027-03-01",
  reference: "1",
  string: "ana mar",
};

/**
 * Returns requests to every FHIR type: all of it, its first one by its id, and by each search
 * parameter; and a patient's whole record and summary. Asks the clinic for the ids; throws when a
 * type has no resource.
 */
export async function requestsOfFhir(asker: Asker, clinic: WholeClinic): Promise<SampleRequest[]> {
  const { headers } = asker;
  const get = (type: string, rest = ""): SampleRequest => ({
    name: `FHIR ${type}`,
    method: "GET",
    asker,
    success: 200,
    fill: () => ({ url: `/fhir/R4/${type}${rest}`, headers }),
  });
  const found: SampleRequest[] = [get("Patient", "/1/$everything"), get("Patient", "/1/$summary")];
  for (const { type, parameters } of allKinds) {
    const { body } = await sendSample(clinic, "GET", get(type, "?_count=1").fill({}));
    const [first] = (JSON.parse(body) as { entry?: { resource: { id: string } }[] }).entry ?? [];
    if (!first) throw new Error(`There is no ${type}`);
    const values = Object.entries(parameters).map(([name, { type: kind }]) =>
      get(type, `?${name}=${encodeURIComponent(fhirValues[kind] ?? "")}`),
    );
    found.push(get(type), get(type, `/${first.resource.id}`), ...values);
  }
  return found;
}

/**
 * Sends a request to clinic `aurora` from a new network address, so that rate limits do not
 * apply. Returns status and body.
 */
export async function sendSample(
  clinic: WholeClinic,
  method: SampleRequest["method"],
  { url, headers, payload }: ReturnType<SampleRequest["fill"]>,
): Promise<{ status: number; body: string }> {
  const answer = await clinic.app.inject({
    method,
    url,
    ...(payload ? { payload } : {}),
    headers: { host: "aurora.localhost", ...headers },
    remoteAddress: newAddress(),
  });
  return { status: answer.statusCode, body: answer.body };
}
