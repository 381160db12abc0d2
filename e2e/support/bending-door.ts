import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { localHttp } from "@anteroom/local-http/local-http";
import { clinicUrl } from "./demo.ts";

type Door = { clinicUrl: string; close: () => Promise<void> };

/**
 * Opens a port before the clinic's server that passes everything through, changes the body of one path by `bend` (several strings are sent
 * one after the other, each 100 ms after the last) and every address by `rename`. Playwright's routes stand between a browser and its
 * service worker and cannot send a body in pieces; this proxy does neither.
 */
export async function openBendingDoor(
  clinic: string,
  path: string,
  bend: (text: string) => string | readonly string[],
  rename: (address: string) => string = (address) => address,
): Promise<Door> {
  const behind = new URL(clinicUrl(clinic));
  const server = http.createServer((request, response) => {
    const wanted = request.url ?? "/";
    if (wanted.split("?")[0] === path) return void bent(behind.origin + wanted, request, bend, response);
    const { method, headers } = request;
    const passed = http.request(
      { host: "127.0.0.1", port: behind.port, path: rename(wanted), method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on("error", () => response.destroy());
    request.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    clinicUrl: `${behind.protocol}//${behind.hostname}:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function bent(
  url: string,
  request: http.IncomingMessage,
  bend: (text: string) => string | readonly string[],
  response: http.ServerResponse,
): Promise<void> {
  const { status, headers, text } = await localHttp(url, {
    headers: { "accept-language": request.headers["accept-language"] ?? "" },
  });
  const { "content-length": _length, "content-encoding": _encoding, ...stored } = headers;
  response.writeHead(status, stored);
  for (const piece of [bend(text)].flat()) {
    response.write(piece);
    await setTimeout(100);
  }
  response.end();
}
