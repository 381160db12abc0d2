// A program: the realtime server with a page, an authorisation endpoint and a way to publish, until its input ends.
// Prints its port. Tests of the browser's side start it; scripts they built stand in the folders they name.
import type { FastifyInstance } from "fastify";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import type { Realtime } from "../ports/realtime.ts";
import { startRealtimeServer } from "./realtime-server.ts";

const pusher = fileURLToPath(new URL("../web/pusher.min.js", import.meta.resolve("pusher-js")));
const built = process.argv.slice(2);
const Ask = z.object({ socket_id: z.string(), channel_name: z.string() });
const Publish = z.object({ channel: z.string(), event: z.string(), data: z.unknown() });

const server = await startRealtimeServer({ routes, graceMs: 500 });
process.stdout.write(`${server.port}\n`);
process.stdin.resume().on("end", () => void server.stop());

function routes(app: FastifyInstance, realtime: Realtime): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get("/", (_request, reply) =>
    reply.type("text/html").send('<!doctype html><title>Realtime</title><script src="/pusher.js"></script>'),
  );
  app.get("/pusher.js", (_request, reply) => reply.type("text/javascript").send(readFileSync(pusher)));
  app.get<{ Params: { file: string } }>("/built/:file", (request, reply) => {
    const name = path.basename(request.params.file);
    const file = built.map((folder) => path.join(folder, name)).find((one) => existsSync(one));
    if (file === undefined) return reply.code(404).send();
    return reply.type("text/javascript").send(readFileSync(file));
  });
  app.post("/auth", async (request, reply) => {
    const { socket_id: socketId, channel_name: channel } = Ask.parse(request.body);
    const who = String(request.headers["x-patient-token"] ?? "");
    if (who === "") return reply.code(403).send({});
    await realtime.bind(socketId, who);
    return realtime.authorize(socketId, channel, channel.startsWith("presence-") ? { id: who } : undefined);
  });
  app.post("/end/:who", async (request, reply) => {
    await realtime.endConnections((request.params as { who: string }).who);
    return reply.code(204).send();
  });
  app.post("/publish", async (request, reply) => {
    const { channel, event, data } = Publish.parse(request.body);
    await realtime.publish([channel], event, data);
    return reply.code(204).send();
  });
}
