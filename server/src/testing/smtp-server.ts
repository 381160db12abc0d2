import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from "smtp-server";

/**
 * A received mail with its envelope and connection. `message` is its source text; `user` is null
 * without authentication.
 */
export type ReceivedMail = {
  from: string;
  to: string[];
  message: string;
  isEncrypted: boolean;
  user: string | null;
  /** When it had arrived completely, in ms of `performance.now()`. */
  receivedAt: number;
};

/** A running mail server. */
export type SmtpServer = {
  /** Returns its URL, with `login` (`user:password`) when given. */
  urlFor: (login?: string) => string;
  url: string;
  received: ReceivedMail[];
  /** Refuses the next message with this status and text. */
  refuseNext: (status: number, words: string) => void;
  /** Keeps the answer to the next message back until the returned function is called. */
  holdNext: () => () => void;
  stop: () => Promise<void>;
};

/** A login that the server asks for, over TLS only; without one it takes mail from anybody, in the clear. */
type Options = { login?: { user: string; password: string } };

/**
 * Starts a real mail server (npm's smtp-server) on a local port. With `login` it requires TLS and
 * that login; without, it takes any mail unencrypted.
 */
export async function startSmtpServer({ login }: Options = {}): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const refusals: Error[] = [];
  const holds: Promise<void>[] = [];
  const take = async (stream: SMTPServerDataStream, { envelope, secure, user }: SMTPServerSession) => {
    const message = await text(stream);
    const refusal = refusals.shift();
    if (refusal) return refusal;
    const { mailFrom, rcptTo } = envelope;
    received.push({
      from: mailFrom ? mailFrom.address : "",
      to: rcptTo.map(({ address }) => address),
      message,
      isEncrypted: secure,
      user: user ?? null,
      receivedAt: performance.now(),
    });
    await holds.shift();
    return null;
  };
  const server = new SMTPServer({
    ...(login ? { authOptional: false } : { disabledCommands: ["AUTH", "STARTTLS"] }),
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.password
        ? done(null, { user: username })
        : done(Object.assign(new Error("no such login"), { responseCode: 535 })),
    onData: (stream, session, done) => {
      // oxlint-disable-next-line promise/no-callback-in-promise -- the library's way to be answered
      take(stream, session).then(done, done);
    },
  } satisfies SMTPServerOptions);
  server.on("error", () => {}); // a client that hangs up is no fault of the server
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo; // a TCP server has no other kind of address
  const urlFor = (who?: string) => `smtp://${who ? `${who}@` : ""}127.0.0.1:${port}`;
  return {
    urlFor,
    url: urlFor(),
    received,
    refuseNext: (status, words) =>
      void refusals.push(Object.assign(new Error(words), { responseCode: status })),
    holdNext: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      holds.push(promise);
      return resolve;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
