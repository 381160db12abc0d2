// A program: visitors of the shared address. Writes each `Answer` as a line of JSON: ten requests a second with connections of their own, one
// after the other on a connection that stays open, and a ping a second on a web socket. Arguments: address, host name of a clinic.
import http from "node:http";
import type { Answer } from "./answers.ts";

const [address = "", host = ""] = process.argv.slice(2);
const newAgent = new http.Agent({ keepAlive: false });
/** Its TCP asks after 45 s of silence whether the other end is there, as Chrome's does; Node's would after one. */
const keptAgent = new http.Agent({ keepAlive: true, keepAliveMsecs: 45_000, maxSockets: 1 });
/** A tenth of a second lies between two requests. */
const pauseMs = 100;
/** As long as our pages wait for an answer (`web/src/platform/api.ts`). */
const patienceMs = 20_000;

setInterval(() => void ask("new", newAgent, 1_000), pauseMs);
void askOnKeptConnection();
ping();

async function askOnKeptConnection(): Promise<never> {
  for (;;) {
    await ask("kept", keptAgent, patienceMs);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function ask(kind: Answer["kind"], agent: http.Agent, timeoutMs: number): Promise<void> {
  const at = Date.now();
  return new Promise((resolve) => {
    const end = (outcome: string, isGood = false) => {
      tell({ kind, at, until: Date.now(), outcome, isGood });
      resolve();
    };
    const signal = AbortSignal.timeout(timeoutMs);
    const request = http.get(
      { host: address, path: "/api/doctors", headers: { host }, agent, signal },
      (answer) =>
        answer
          .resume()
          .once("end", () => end(String(answer.statusCode), answer.statusCode === 200))
          .once("error", (error) => end(error.message)),
    );
    request.once("error", (error) => end(signal.aborted ? "timeout" : error.message));
  });
}

/** Pings whether answered or not, as a call says something again and again. A socket that closes is opened again at once. */
function ping(): void {
  const socket = new WebSocket(`ws://${address}/pusher/app/anteroom?protocol=7`);
  let at = Date.now();
  const pinging = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return;
    at = Date.now();
    socket.send(JSON.stringify({ event: "pusher:ping", data: {} }));
  }, 1_000);
  socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const { event } = JSON.parse(data) as { event: string };
    const isGood = event === "pusher:pong" || event === "pusher:connection_established";
    tell({ kind: "socket", at, until: Date.now(), outcome: event, isGood });
  });
  socket.addEventListener("close", ({ code }) => {
    clearInterval(pinging);
    tell({ kind: "socket", at, until: Date.now(), outcome: `closed ${code}`, isGood: false });
    setTimeout(ping, pauseMs);
  });
}

function tell(answer: Answer): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
