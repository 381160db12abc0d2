import { connect } from "node:net";

/** Returns the messages of a user's inbox, with their source. Empty without an inbox. The server must take any password. */
export async function readInbox(port: number, user: string): Promise<string[]> {
  const socket = connect({ host: "127.0.0.1", port });
  let said = "";
  let heard = Promise.withResolvers<void>();
  const wake = () => heard.resolve();
  socket.on("data", (chunk) => ((said += chunk.toString("latin1")), wake()));
  socket.on("error", wake).on("close", wake);
  const ask = async (tag: string, command: string): Promise<string> => {
    said = "";
    socket.write(`${tag} ${command}\r\n`);
    for (;;) {
      heard = Promise.withResolvers();
      const [, status] = new RegExp(`^${tag} (OK|NO|BAD)`, "m").exec(said) ?? [];
      if (status) return status === "OK" ? said : "";
      if (socket.destroyed) throw new Error(`The mailbox server hung up at ${command}`);
      await heard.promise;
    }
  };
  try {
    if (!(await ask("a1", `LOGIN ${user} any`))) throw new Error(`The mailbox server refused ${user}`);
    if (!/^\* [1-9]\d* EXISTS/m.test(await ask("a2", "EXAMINE INBOX"))) return [];
    return literalsOf(await ask("a3", "FETCH 1:* BODY.PEEK[]"));
  } finally {
    socket.destroy();
  }
}

/** Returns the literals of a server's answer (RFC 3501, 4.3): `{5}`, a line break and five bytes. */
export function literalsOf(answer: string): string[] {
  const found: string[] = [];
  let rest = answer;
  for (;;) {
    const start = /\{(\d+)\}\r\n/.exec(rest);
    if (!start) return found;
    const from = start.index + start[0].length;
    const to = from + Number(start[1]);
    found.push(rest.slice(from, to));
    rest = rest.slice(to);
  }
}
