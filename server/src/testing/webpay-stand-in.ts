import { randomBytes } from "node:crypto";
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

/** One request, with what it was answered; null: the connection was closed instead. */
export type WebpayExchange = {
  /** As `PUT /transactions/{token}`. */
  operation: string;
  headers: http.IncomingHttpHeaders;
  body: Record<string, unknown>;
  status: number | null;
};

type Transaction = {
  token: string;
  buy_order: string;
  session_id: string;
  amount: number;
  return_url: string;
  status: "INITIALIZED" | "AUTHORIZED" | "REVERSED" | "FAILED" | "NULLIFIED" | "PARTIALLY_NULLIFIED";
  /** What the payer did at the form; null: nothing yet. */
  deed: "approved" | "declined" | null;
  committedAt: Date | null;
  left: number;
};

/** A local server that imitates Webpay Plus. */
export type WebpayStandIn = {
  /** Base URL with the API version. */
  address: string;
  /** Every request, in order. */
  exchanges: WebpayExchange[];
  /** Amounts that went back, in order. */
  refunds: { type: "REVERSED" | "NULLIFIED"; amount: number }[];
  /** Number of commits that took effect. */
  commits: () => number;
  /** Returns a transaction. Throws when there is none. */
  transactionOf: (token: string) => Transaction;
  /** The payer pays at the form; returns the address that the browser is sent back to. */
  approves: (token: string) => string;
  /** The card is declined; returns the address that the browser is sent back to. */
  declines: (token: string) => string;
  /** The payer leaves the form; returns the address that the browser is sent back to. */
  leaves: (token: string) => string;
  /** The form's time is over; returns the address, which names no token. */
  timesOut: (token: string) => string;
  /** The form failed, and the payer goes back by its link: the address names the token twice. */
  fails: (token: string) => string;
  /** Takes the card as a debit card: only the whole amount goes back. */
  usesDebit: () => void;
  /** Forgets a transaction, as Webpay tells of none older than seven days; refunds of it go on. */
  ages: (token: string) => void;
  /** Carries out the next request of this method, and closes the connection in place of an answer. */
  losesNext: (method: "POST" | "PUT") => void;
  /** Closes the connection of the next request of this method, which changes nothing. */
  dropsNext: (method: "GET" | "POST" | "PUT") => void;
  /** Holds the next request of this method until the returned function is called; then answers it. */
  holdsNext: (method: "POST" | "PUT") => { arrived: Promise<void>; goesOn: () => void };
  close: () => void;
};

/** The account at the stand-in. */
export const webpayAccount = { commerceCode: "597012345678", apiKeySecret: "the-secret-of-aurora-A1b2" };

const base = "/rswebpaytransaction/api/webpay/v1.2";
const reversalMs = 3 * 3_600_000;

type State = {
  now: () => Date;
  all: Map<string, Transaction>;
  orders: Set<string>;
  aged: Set<string>;
  refunds: WebpayStandIn["refunds"];
  commits: number;
  isDebit: boolean;
};
type Answer = { status: number; body: object };

/**
 * Starts a local server on a free port with the messages and rules of Webpay Plus REST 1.2 as Transbank publishes them: an
 * order once, a commit once, a reversal within three hours and for the whole, a nullification after that and for parts.
 * It shows that the adapter follows the reference; neither was ever run against Transbank.
 */
export async function openWebpayStandIn(now: () => Date = () => new Date()): Promise<WebpayStandIn> {
  const exchanges: WebpayExchange[] = [];
  const lost: string[] = [];
  const dropped: string[] = [];
  const held: { method: string; arrives: () => void; wait: Promise<void> }[] = [];
  const state: State = {
    now,
    all: new Map(),
    orders: new Set(),
    aged: new Set(),
    refunds: [],
    commits: 0,
    isDebit: false,
  };
  const takes = (list: string[], method: string) => {
    const at = list.indexOf(method);
    if (at >= 0) list.splice(at, 1);
    return at >= 0;
  };
  const server = http.createServer((request, response) => {
    void (async () => {
      const { method = "", url = "", headers } = request;
      const text = (await request.toArray()).join("");
      const body = (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>;
      const exchange: WebpayExchange = {
        operation: `${method} ${url.replace(base, "")}`,
        headers,
        body,
        status: null,
      };
      exchanges.push(exchange);
      if (takes(dropped, method)) return response.destroy();
      const hold = held.find((one) => one.method === method);
      if (hold) {
        held.splice(held.indexOf(hold), 1);
        hold.arrives();
        await hold.wait;
      }
      const answer = answerTo(state, { method, url, headers, body });
      if (takes(lost, method)) return response.destroy();
      exchange.status = answer.status;
      return response
        .writeHead(answer.status, { "content-type": "application/json" })
        .end(JSON.stringify(answer.body));
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const transactionOf = (token: string) => {
    const found = state.all.get(token);
    if (!found) throw new Error(`Webpay has no transaction ${token}`);
    return found;
  };
  const back = (token: string, params: Record<string, string>, deed?: Transaction["deed"]) => {
    const transaction = transactionOf(token);
    if (deed !== undefined) transaction.deed = deed;
    const url = new URL(transaction.return_url);
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
    return url.href;
  };
  const ours = (token: string) => {
    const { session_id, buy_order } = transactionOf(token);
    return { TBK_ID_SESION: session_id, TBK_ORDEN_COMPRA: buy_order };
  };
  return {
    address: `http://127.0.0.1:${port}${base}`,
    exchanges,
    refunds: state.refunds,
    commits: () => state.commits,
    transactionOf,
    approves: (token) => back(token, { token_ws: token }, "approved"),
    declines: (token) => back(token, { token_ws: token }, "declined"),
    leaves: (token) => back(token, { TBK_TOKEN: token, ...ours(token) }),
    timesOut: (token) => back(token, ours(token)),
    fails: (token) => back(token, { token_ws: token, TBK_TOKEN: token, ...ours(token) }),
    usesDebit: () => void (state.isDebit = true),
    ages: (token) => void state.aged.add(token),
    losesNext: (method) => void lost.push(method),
    dropsNext: (method) => void dropped.push(method),
    holdsNext: (method) => {
      const arrived = Promise.withResolvers<void>();
      const going = Promise.withResolvers<void>();
      held.push({ method, arrives: arrived.resolve, wait: going.promise });
      return { arrived: arrived.promise, goesOn: going.resolve };
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

type Request = {
  method: string;
  url: string;
  headers: http.IncomingHttpHeaders;
  body: Record<string, unknown>;
};

function answerTo(state: State, { method, url, headers, body }: Request): Answer {
  if (
    headers["tbk-api-key-id"] !== webpayAccount.commerceCode ||
    headers["tbk-api-key-secret"] !== webpayAccount.apiKeySecret
  )
    return failed(401, "Not Authorized");
  const [, token, isRefund] = /^\/transactions(?:\/(\w+)(\/refunds)?)?$/.exec(url.replace(base, "")) ?? [];
  if (token === undefined) return method === "POST" ? create(state, body) : failed(404, "Not found");
  const transaction = state.all.get(token);
  if (!transaction) return failed(422, "Invalid value for parameter: token");
  if (isRefund) return refund(state, transaction, Number(body["amount"]));
  if (method === "PUT") return commit(state, transaction);
  return state.aged.has(token)
    ? failed(422, "Transaction not found")
    : { status: 200, body: shown(transaction) };
}

const failed = (status: number, error_message: string): Answer => ({ status, body: { error_message } });

function create(state: State, body: Record<string, unknown>): Answer {
  const { buy_order, session_id, amount, return_url } = body;
  if (!isText(buy_order, 26) || !/^[\w|=&%.,~:/?[+!@()>-]+$/.test(buy_order))
    return failed(422, "Invalid value for parameter: buy_order");
  if (!isText(session_id, 61)) return failed(422, "Invalid value for parameter: session_id");
  if (!isText(return_url, 256)) return failed(422, "Invalid value for parameter: return_url");
  if (typeof amount !== "number" || !Number.isInteger(amount) || amount <= 0)
    return failed(422, "Invalid value for parameter: amount");
  if (state.orders.has(buy_order)) return failed(422, "Transaction already exists");
  state.orders.add(buy_order);
  const token = randomBytes(32).toString("hex");
  const blank = { status: "INITIALIZED", deed: null, committedAt: null, left: amount } as const;
  state.all.set(token, { token, buy_order, session_id, amount, return_url, ...blank });
  const form = "https://webpay3gint.transbank.cl/webpayserver/initTransaction";
  return { status: 200, body: { token, url: form } };
}

const isText = (value: unknown, longest: number): value is string =>
  typeof value === "string" && value !== "" && value.length <= longest;

function commit(state: State, transaction: Transaction): Answer {
  if (transaction.status !== "INITIALIZED" || transaction.deed === null)
    return failed(422, "Invalid status for transaction while authorizing");
  transaction.status = transaction.deed === "approved" ? "AUTHORIZED" : "FAILED";
  transaction.committedAt = state.now();
  state.commits += 1;
  return { status: 200, body: shown(transaction) };
}

function refund(state: State, transaction: Transaction, amount: number): Answer {
  if (transaction.committedAt === null || !["AUTHORIZED", "PARTIALLY_NULLIFIED"].includes(transaction.status))
    return failed(422, "Transaction has an invalid finance state");
  if (!Number.isInteger(amount) || amount <= 0 || amount > transaction.left)
    return failed(422, "Amount to refund is bigger than authorized");
  const isWhole = amount === transaction.amount;
  if (state.isDebit && !isWhole) return failed(422, "Partial refund not allowed for this card");
  transaction.left -= amount;
  const isEarly = state.now().getTime() - transaction.committedAt.getTime() < reversalMs;
  if (isEarly && isWhole) {
    transaction.status = "REVERSED";
    state.refunds.push({ type: "REVERSED", amount });
    return { status: 200, body: { type: "REVERSED" } };
  }
  transaction.status = transaction.left === 0 ? "NULLIFIED" : "PARTIALLY_NULLIFIED";
  state.refunds.push({ type: "NULLIFIED", amount });
  return {
    status: 200,
    body: {
      type: "NULLIFIED",
      authorization_code: String(100_000 + state.refunds.length),
      authorization_date: state.now().toISOString(),
      nullified_amount: amount,
      balance: transaction.left,
      response_code: 0,
    },
  };
}

/** A transaction as commit and status show it. */
function shown({ status, amount, buy_order, session_id, deed, left, committedAt }: Transaction): object {
  if (committedAt === null) return { amount, status, buy_order, session_id, installments_number: 0 };
  return {
    vci: "TSY",
    amount,
    status,
    buy_order,
    session_id,
    card_detail: { card_number: "6623" },
    accounting_date: "0522",
    transaction_date: committedAt.toISOString(),
    authorization_code: "1213",
    payment_type_code: "VN",
    response_code: deed === "approved" ? 0 : -1,
    installments_number: 0,
    ...(status === "PARTIALLY_NULLIFIED" ? { balance: left } : {}),
  };
}
