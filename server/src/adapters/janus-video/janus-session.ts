import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { WebSocket } from "ws";
import { isAnswer, type JanusMessage, type Jsep, readMessage, refusalIn } from "./janus-messages.ts";

export type JanusReply = { data: Readonly<Record<string, unknown>>; jsep: Jsep | null };

/** One peer connection at Janus, in its videoroom. */
export type JanusHandle = {
  ask: (body: object, jsep?: Jsep) => Promise<JanusReply>;
  trickle: (candidates: readonly object[]) => void;
  /** Its connection is closed at once; whatever waits for it fails. */
  detach: () => void;
};

export type HandleEvents = {
  /** Its connection has come about. */
  onUp: () => void;
  /** Its connection is gone, whoever ended it. */
  onHangUp: () => void;
};

/** A session at Janus with all its handles; it lives as long as its connection. */
export type JanusSession = {
  attach: (events?: HandleEvents) => Promise<JanusHandle>;
  close: () => Promise<void>;
};

type SessionOptions = { url: string; apiSecret?: string | undefined; onLost: () => void };

/** Janus ends a session that says nothing for a minute. */
const keepAliveEvery = 25_000;
const answerWithin = 10_000;
const plugin = "janus.plugin.videoroom";

/** Opens a session; rejects where Janus is not there or refuses us. */
export async function openSession({ url, apiSecret, onLost }: SessionOptions): Promise<JanusSession> {
  const socket = new WebSocket(url, "janus-protocol");
  const waiting = new Map<string, (message: JanusMessage | Error) => void>();
  const handles = new Map<number, HandleEvents>();
  const signed = apiSecret === undefined ? {} : { apisecret: apiSecret };
  let isOpen = false;

  socket.on("message", (frame: Buffer) => take(readMessage(frame.toString("utf8"))));
  socket.on("error", () => undefined); // told by `close`
  socket.on("close", () => {
    clearInterval(keepAlive);
    for (const end of waiting.values()) end(new Error("Janus is gone"));
    waiting.clear();
    if (isOpen) onLost();
  });

  function take(message: JanusMessage | null): void {
    if (!message) return;
    const { janus, transaction, sender } = message;
    const end = transaction === undefined ? undefined : waiting.get(transaction);
    if (end && isAnswer(message)) return end(message);
    const events = sender === undefined ? undefined : handles.get(sender);
    if (janus === "webrtcup") events?.onUp();
    if (janus === "hangup" || janus === "detached") events?.onHangUp();
    if (janus === "timeout") socket.close();
  }

  function emit(message: object): void {
    if (socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ transaction: newTransaction(), ...signed, ...message }));
  }

  function ask(message: object): Promise<JanusMessage> {
    const transaction = newTransaction();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(new Error("Janus does not answer")), answerWithin);
      const end = (answer: JanusMessage | Error) => {
        clearTimeout(timer);
        waiting.delete(transaction);
        const refusal = answer instanceof Error ? answer.message : refusalIn(answer);
        if (answer instanceof Error || refusal !== null) reject(new Error(`Janus: ${refusal}`));
        else resolve(answer);
      };
      waiting.set(transaction, end);
      if (socket.readyState === WebSocket.OPEN) emit({ ...message, transaction });
      else end(new Error("not connected"));
    });
  }

  let session: object = {};
  const keepAlive = setInterval(() => emit({ janus: "keepalive", ...session }), keepAliveEvery);
  keepAlive.unref();
  await once(socket, "open");
  session = { session_id: idIn(await ask({ janus: "create" })) };
  isOpen = true;

  return {
    async attach(events) {
      const handle = { ...session, handle_id: idIn(await ask({ janus: "attach", ...session, plugin })) };
      if (events) handles.set(handle.handle_id, events);
      return {
        async ask(body, jsep) {
          const answer = await ask({ janus: "message", ...handle, body, ...(jsep && { jsep }) });
          return { data: answer.plugindata?.data ?? {}, jsep: answer.jsep ?? null };
        },
        trickle: (candidates) => emit({ janus: "trickle", ...handle, candidates }),
        detach() {
          handles.delete(handle.handle_id);
          emit({ janus: "detach", ...handle });
        },
      };
    },
    async close() {
      isOpen = false;
      if (socket.readyState === WebSocket.CLOSED) return;
      await ask({ janus: "destroy", ...session }).catch(() => undefined);
      const closed = once(socket, "close");
      socket.close();
      await closed;
    },
  };
}

function idIn({ data }: JanusMessage): number {
  if (!data) throw new Error("Janus gave no id");
  return data.id;
}

const newTransaction = () => randomBytes(9).toString("base64url");
