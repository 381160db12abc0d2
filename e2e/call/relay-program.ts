// A relay in a process of its own, so that a test can stop, kill and start it: `relay-program.ts PORT SECRET [HOST]`.
import dgram from "node:dgram";
import { EventEmitter } from "node:events";
import { nodeTurn } from "../../server/src/adapters/node-turn/node-turn.ts";

let isDeaf = false;
process.on("message", (word) => (isDeaf = word === "deaf"));

/** Told "deaf", every socket loses what comes in until it is told something else. */
class Deafened extends EventEmitter {
  override emit(event: string | symbol, ...reported: unknown[]): boolean {
    return isDeaf && event === "message" ? false : super.emit(event, ...reported);
  }
}
Object.defineProperties(dgram.Socket.prototype, {
  emit: { value: Object.getOwnPropertyDescriptor(Deafened.prototype, "emit")?.value },
});

const [port = "0", secret = "", host = "127.0.0.1"] = process.argv.slice(2);
await nodeTurn({ host, port: Number(port), secret });
if (process.send) process.send("ready");
else console.log("ready");
process.on("disconnect", () => process.exit());
