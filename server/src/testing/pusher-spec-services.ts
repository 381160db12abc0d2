import { readFileSync } from "node:fs";
import net, { type AddressInfo } from "node:net";
import path from "node:path";
import tls from "node:tls";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import Pusher from "pusher";
import { embeddedRealtime } from "../adapters/embedded-realtime/embedded-realtime.ts";
import { makeCertificate } from "./self-signed.ts";

/** Applications that the specs name by their keys; the secrets are ours. */
const apps = {
  mt1: { id: "1", key: "c49a449b916bb4246729", secret: "a secret of the specs" },
  eu: { id: "2", key: "cb7d5e50f5669e5c9ae6", secret: "another secret of the specs" },
};

type Ports = { page: number; plain: number; secure: number; mt1: number; eu: number };
/** The running services of Pusher's browser tests, and their ports on 127.0.0.1. */
export type SpecServices = { ports: Ports; stop: () => Promise<void> };

/**
 * Starts what Pusher's specs connect to: the embedded realtime server with and without TLS, two
 * servers that authorize and publish through the `pusher` library, and the specs' page. Requires
 * `served/jasmine.js` and `served/specs.js` in `folder`, where the certificate is written. Throws
 * without openssl.
 */
export async function startSpecServices(folder: string): Promise<SpecServices> {
  const realtime = fastify({ forceCloseConnections: true });
  const onError = (error: Error) => console.error(error);
  embeddedRealtime(realtime, { ...apps.mt1, otherApps: [apps.eu], onError });
  const plain = await listen(realtime);
  const secure = await terminateTls(folder, plain);
  const publishers = [apps.mt1, apps.eu].map(
    ({ id, ...keys }) =>
      new Pusher({ ...keys, appId: id, host: "127.0.0.1", port: String(plain), useTLS: false }),
  );
  const beside = publishers.map(serveBeside);
  const [mt1 = 0, eu = 0] = await Promise.all(beside.map(listen));
  const page = servePage(path.join(folder, "served"));
  return {
    ports: { page: await listen(page), plain, secure: (secure.address() as AddressInfo).port, mt1, eu },
    async stop() {
      secure.close();
      await Promise.all([realtime, page, ...beside].map((one) => one.close()));
    },
  };
}

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port; // a TCP server has no other kind of address
}

/** A TLS port in front of the plain one, as a proxy has it in production. */
function terminateTls(folder: string, plain: number): Promise<tls.Server> {
  const made = makeCertificate(folder);
  if (!made) throw new Error("The specs need a certificate, and there is no openssl to make one.");
  const [key, cert] = [readFileSync(made.keyFile), readFileSync(made.certFile)];
  const server = tls.createServer({ key, cert }, (outside) => {
    const inside = net.connect(plain, "127.0.0.1");
    for (const [one, other] of [
      [outside, inside],
      [inside, outside],
    ] as const)
      one.on("error", () => other.destroy()).pipe(other);
    outside.on("close", () => inside.destroy());
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

type Query = Record<string, string>;
const queryOf = (request: FastifyRequest) => request.query as Query; // parsed by fastify, each name once

/** `integration_tests_server/index.js` of the package, route by route as far as the specs ask. */
function serveBeside(pusher: Pusher): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  const script = (reply: FastifyReply, text: string) =>
    reply.type("text/javascript; charset=utf-8").header("access-control-allow-origin", "*").send(text);
  app.get("/auth", (request, reply) => {
    const { callback = "", channel_name: channel = "", socket_id: socketId = "" } = queryOf(request);
    const info = { name: `Integration ${socketId}`, email: `integration-${socketId}@example.com` };
    const pass = pusher.authorizeChannel(socketId, channel, { user_id: socketId, user_info: info });
    return script(reply, `${callback}(${JSON.stringify(pass)})`);
  });
  app.get<{ Params: { id: string } }>("/v2/send/:id", async (request, reply) => {
    const [channel, event, data] = ["channel", "event", "data"].map((name) =>
      Buffer.from(queryOf(request)[name] ?? "", "base64").toString(),
    );
    await pusher.trigger(channel ?? "", event ?? "", JSON.parse(data ?? "null"));
    return script(reply, `Pusher.Integration.ScriptReceivers[${request.params.id}](null, {});`);
  });
  app.get<{ Params: { id: string } }>("/v2/jsonp/echo/:id", (request, reply) => {
    const reported = Object.entries(queryOf(request)).map(([name, value]) => [name, decode(value)]);
    return script(
      reply,
      `Pusher.ScriptReceivers[${request.params.id}](null, ${JSON.stringify(Object.fromEntries(reported))});`,
    );
  });
  app.get("/v2/script_request/echo", (request, reply) => {
    const { receiver, ...reported } = queryOf(request);
    return script(reply, `${receiver}(null, ${JSON.stringify(reported)});`);
  });
  for (const status of [404, 500])
    app.get(`/jsonp/${status}/:id`, (_request, reply) => reply.code(status).send());
  return app;
}

function decode(base64: string): unknown {
  const text = Buffer.from(base64, "base64").toString();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const boot = `
globalThis.jasmine = jasmineRequire.core(jasmineRequire);
const env = jasmine.getEnv({ suppressLoadErrors: true });
Object.assign(globalThis, jasmineRequire.interface(jasmine, env));
env.configure({ random: false });
globalThis.results = [];
env.addReporter({
  specDone: ({ fullName, status, failedExpectations }) =>
    results.push({ name: fullName, status, why: failedExpectations.map(({ message }) => message) }),
  jasmineDone: () => (globalThis.isDone = true),
});`;

function servePage(folder: string): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  const scripts = ["jasmine.js", "boot.js", "specs.js", "go.js"].map(
    (name) => `<script src="/${name}"></script>`,
  );
  app.get("/", (_request, reply) =>
    reply.type("text/html").send(`<!doctype html><head></head>${scripts.join("")}`),
  );
  app.get("/favicon.ico", (_request, reply) => reply.code(204).send());
  app.get("/boot.js", (_request, reply) => reply.type("text/javascript").send(boot));
  app.get("/go.js", (_request, reply) => reply.type("text/javascript").send("void env.execute();"));
  for (const name of ["jasmine.js", "specs.js"])
    app.get(`/${name}`, (_request, reply) =>
      reply.type("text/javascript").send(readFileSync(path.join(folder, name))),
    );
  return app;
}
