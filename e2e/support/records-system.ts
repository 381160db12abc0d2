// What stands for a clinic's records system: told by webhooks, which it verifies, and reading by FHIR with a library.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { localFetch } from "@anteroom/local-http/local-fetch";
import { Client } from "fhir-kit-client";
import { Webhook } from "standardwebhooks";

type Connection = { secret: string; baseUrl: string; token: string };
type Told = { type: string; data: { appointment_id: number } };
type Resource = { resourceType: string; [element: string]: unknown };
type Bundle = { entry?: { resource: { content: { attachment: { title: string; data?: string } }[] } }[] };

/** A fake records system of a clinic: receives webhooks, and reads by the FHIR API. */
export type RecordsSystem = {
  /** The address for webhooks. */
  url: string;
  /** Sets the webhook secret, and address and token of the FHIR API. */
  connect: (connection: Connection) => void;
  /** Returns the types of the verified events of an appointment, sorted. */
  told: (appointment: number) => string[];
  stop: () => Promise<void>;
  readEncounter: (appointment: number) => Promise<{
    encounter: Resource;
    patient: Resource;
    documents: { title: string; text: string | null }[];
  }>;
};

/** Starts a records system on a free port of this machine. It answers 401 to a webhook that it cannot verify. */
export async function startRecordsSystem(): Promise<RecordsSystem> {
  let connection: Connection = { secret: "", baseUrl: "", token: "" };
  const events = new Map<string, Told>(); // an event may arrive twice
  const take = (headers: Record<string, string>, body: string): number => {
    try {
      const event = new Webhook(connection.secret).verify(body, headers) as Told;
      events.set(headers["webhook-id"] ?? "", event);
      return 204;
    } catch {
      return 401;
    }
  };
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      answer.writeHead(take(headers, Buffer.concat(parts).toString())).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref(); // a test that fails before its end does not keep the process
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    connect: (given) => void (connection = given),
    told: (appointment) =>
      [...events.values()]
        .filter(({ data }) => data.appointment_id === appointment)
        .map(({ type }) => type)
        .toSorted(),
    readEncounter: (appointment) => withLocalFetch(() => readEncounter(connection, appointment)),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function readEncounter({ baseUrl, token }: Connection, appointment: number) {
  const client = new Client({ baseUrl, bearerToken: token });
  const encounter = (await client.read({ resourceType: "Encounter", id: String(appointment) })) as Resource;
  const { reference } = encounter["subject"] as { reference: string };
  const patient = (await client.resolve({ reference })) as Resource;
  const found = (await client.search({
    resourceType: "DocumentReference",
    searchParams: { encounter: `Encounter/${appointment}` },
  })) as Bundle;
  const documents = (found.entry ?? []).flatMap(({ resource }) =>
    resource.content.map(({ attachment: { title, data } }) => ({
      title,
      text: data === undefined ? null : Buffer.from(data, "base64").toString(),
    })),
  );
  return { encounter, patient, documents };
}

/** The library asks by the global `fetch`, and Node's does not know `*.localhost`. */
async function withLocalFetch<T>(act: () => Promise<T>): Promise<T> {
  const usual = globalThis.fetch;
  globalThis.fetch = (input, init) => localFetch(new Request(input, init));
  try {
    return await act();
  } finally {
    globalThis.fetch = usual;
  }
}
