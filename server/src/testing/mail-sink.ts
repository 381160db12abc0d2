// A program: takes every mail and adds a line of JSON for each to a file before it says yes. `node mail-sink.ts PORT FILE [ADDRESS]`.
import { appendFileSync } from "node:fs";
import { SMTPServer } from "smtp-server";
import { text } from "node:stream/consumers";

const [port, file, address = "127.0.0.1"] = process.argv.slice(2);
if (port === undefined || file === undefined) throw new Error("node mail-sink.ts PORT FILE [ADDRESS]");

const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  logger: false,
  onData: (stream, { envelope }, done) => {
    const take = async () => {
      const message = await text(stream);
      const id = /^message-id: *(\S+)/im.exec(message)?.[1] ?? null;
      const subject = /^subject: *(.*)$/im.exec(message)?.[1]?.trim() ?? "";
      const to = envelope.rcptTo.map(({ address }) => address);
      appendFileSync(file, `${JSON.stringify({ at: Date.now(), id, to, subject })}\n`);
      return null;
    };
    // oxlint-disable-next-line promise/no-callback-in-promise -- the library's way to be answered
    take().then(done, done);
  },
});
server.on("error", () => {}); // a client that hangs up is no fault of the server
server.listen(Number(port), address, () => process.stdout.write("ready\n"));
