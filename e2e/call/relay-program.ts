// A relay in a process of its own, so that a test can stop, kill and start it: `relay-program.ts PORT SECRET`.
import dgram from "node:dgram";
import { nodeTurn } from "../../server/src/adapters/node-turn/node-turn.ts";

/** Told "deaf", it loses every packet until it is told "hears". */
let isDeaf = false;
const { emit } = dgram.Socket.prototype;
dgram.Socket.prototype.emit = function (...args: Parameters<typeof emit>) {
  return isDeaf && args[0] === "message" ? false : emit.apply(this, args);
};
process.on("message", (word) => (isDeaf = word === "deaf"));

const [port = "0", secret = ""] = process.argv.slice(2);
await nodeTurn({ host: "127.0.0.1", port: Number(port), secret });
process.send?.("ready");
process.on("disconnect", () => process.exit());
