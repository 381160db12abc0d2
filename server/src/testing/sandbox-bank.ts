import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { launchGateway, type LaunchedGateway } from "../adapters/sandbox-payments/launch-gateway.ts";
import { sandboxPayments } from "../adapters/sandbox-payments/sandbox-payments.ts";
import type { ReturnedResult } from "../ports/payments.ts";
import type { PaymentsUnderTest } from "./payments-conformance.ts";

type Arrival = { headers: Record<string, string>; rawBody: string };
/** The real sandbox gateway as a provider under test, with control over it. */
export type SandboxBank = PaymentsUnderTest & {
  payer: Required<PaymentsUnderTest["payer"]>;
  /** Path of the gateway's journal. */
  stateFile: string;
  url: string;
  /** Submits the page's form like a browser without scripts; follows no redirect. */
  submit: (pageUrl: string, fields: Record<string, string>) => Promise<Response>;
  /** Calls the control endpoint: `payments/{id}` or `outages`. */
  control: (path: string, order: object) => Promise<Response>;
  /** While false, the clinic's server answers 503 to every notification. */
  listen: (isListening: boolean) => void;
  /** Kills the gateway and starts it again at the same URL. */
  restart: () => Promise<void>;
};

/** Form fields of a card that the gateway approves. */
export const approvedCard = {
  name: "Inês Carvalho",
  number: "4111 1111 1111 1111",
  expiry: "12/99",
  cvv: "123",
};
/** Form fields of a card that the gateway declines. */
export const declinedCard = { ...approvedCard, number: "4000 0000 0000 0002" };

const key = "a key for tests only";
const secret = "a secret for tests only";

/**
 * Starts the real gateway in a process of its own, a server that receives its notifications, and
 * the adapter. `close` ends both and deletes the journal.
 */
export async function openSandboxBank(): Promise<SandboxBank> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-bank-"));
  const stateFile = path.join(folder, "gateway.jsonl");
  const inbox = await openInbox();
  const launch = (port: number) => launchGateway({ port, stateFile, key, secret, paceMs: 100 });
  let gateway: LaunchedGateway = await launch(0);
  const { url } = gateway;

  const submit = (pageUrl: string, fields: Record<string, string>) =>
    fetch(pageUrl, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  const leavesWith = (fields: Record<string, string>) => async (pageUrl: string) =>
    returnedBy(await submit(pageUrl, fields));

  return {
    payments: sandboxPayments({ baseUrl: url, key, secret }),
    payer: {
      approves: leavesWith({ ...approvedCard, decision: "pay" }),
      declines: leavesWith({ ...declinedCard, decision: "pay" }),
      cancels: leavesWith({ decision: "cancel" }),
    },
    nextNotification: inbox.next,
    notificationUrl: inbox.url,
    stateFile,
    submit,
    url,
    control: (name, order) =>
      fetch(`${url}/control/${name}`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify(order),
      }),
    listen: inbox.listen,
    restart: async () => {
      await gateway.kill();
      gateway = await launch(Number(new URL(url).port));
    },
    breakDown: () => gateway.stop(),
    close: async () => {
      await gateway.stop();
      inbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function returnedBy(answer: Response): ReturnedResult {
  const { searchParams } = new URL(answer.headers.get("location") ?? "http://none");
  const names = ["payload", "resultCode", "paymentData"] as const;
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? ""]));
}

async function openInbox() {
  const arrived: Arrival[] = [];
  const waiting: ((arrival: Arrival) => void)[] = [];
  let isListening = true;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      response.writeHead(isListening ? 204 : 503).end();
      if (!isListening) return;
      const headers = { "x-sandbox-signature": String(request.headers["x-sandbox-signature"]) };
      const arrival = { headers, rawBody: Buffer.concat(chunks).toString("utf8") };
      const taker = waiting.shift();
      if (taker) taker(arrival);
      else arrived.push(arrival);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server's address is always this
  return {
    // A name under localhost, as clinics have.
    url: `http://aurora.localhost:${port}/api/webhooks/payments/sandbox`,
    next: () => {
      const arrival = arrived.shift();
      return arrival ? Promise.resolve(arrival) : new Promise<Arrival>((resolve) => waiting.push(resolve));
    },
    listen: (wanted: boolean) => void (isListening = wanted),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
