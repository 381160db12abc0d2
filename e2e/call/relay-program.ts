// A relay in a process of its own, so that a test can stop, kill and start it: `relay-program.ts PORT SECRET`.
import { nodeTurn } from "../../server/src/adapters/node-turn/node-turn.ts";

const [port = "0", secret = ""] = process.argv.slice(2);
await nodeTurn({ host: "127.0.0.1", port: Number(port), secret });
process.send?.("ready");
process.on("disconnect", () => process.exit());
