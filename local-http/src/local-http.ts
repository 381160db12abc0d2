import http from "node:http";
import { once } from "node:events";

/** An HTTP answer with its body as text. */
export type LocalAnswer = { status: number; headers: http.IncomingHttpHeaders; text: string };
/** An HTTP request. */
export type LocalRequest = {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, unless it is text or bytes. */
  body?: unknown;
  signal?: AbortSignal;
  /** The IPv4 address of `*.localhost`, by default 127.0.0.1: machines of a simulated network have others. */
  at?: string | undefined;
};

/**
 * The HTTP client of our programs and tests. Reaches `*.localhost` on this machine, or at the IP address `at`, as browsers do: Node's resolver
 * does not know these names, and its `fetch` drops a `host` header. Throws for any other host name (IP addresses are
 * not looked up). Follows no redirects, has no time limit but `signal`, and returns responses of every status,
 * decoded as UTF-8.
 */
export async function localHttp(url: string, request: LocalRequest = {}): Promise<LocalAnswer> {
  const { method = "GET", headers = {}, body, signal, at = "127.0.0.1" } = request;
  const isReady = body === undefined || typeof body === "string" || body instanceof Uint8Array;
  const payload = isReady ? body : JSON.stringify(body);
  const type = isReady ? {} : { "content-type": "application/json" };
  const length = payload === undefined ? {} : { "content-length": String(Buffer.byteLength(payload)) };
  const sent = http.request(url, {
    method,
    headers: { ...type, ...length, ...headers },
    lookup: lookupLocal(at),
    agent: false,
    ...(signal ? { signal } : {}),
  });
  sent.end(payload);
  const [answer] = (await once(sent, "response")) as [http.IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text: Buffer.concat(chunks).toString("utf8"),
  };
}

type Found = (
  error: Error | null,
  address: string | { address: string; family: number }[],
  family?: number,
) => void;

/** Every name under `localhost` is this address; any other name is refused: this client never leaves the machine. */
const lookupLocal =
  (address: string) =>
  (host: string, options: { all?: boolean | undefined }, found: Found): void => {
    const isLocal = host === "localhost" || host.endsWith(".localhost");
    if (!isLocal) return found(new Error(`${host} is not on this machine`), "");
    if (options.all) return found(null, [{ address, family: 4 }]);
    found(null, address, 4);
  };
