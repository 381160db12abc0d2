// A program: plain node:http that answers every address with the bytes and headers it is given for it (one JSON line on its
// input, bodies in base64). Says its port.
import http from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";

type Page = { headers: Record<string, string>; body: string };

const input = createInterface({ input: process.stdin });
input.once("line", (line) => serve(JSON.parse(line) as Record<string, Page>));
input.on("close", () => process.exit(0));

function serve(given: Record<string, Page>): void {
  const pages = new Map(
    Object.entries(given).map(([path, { headers, body }]) => [
      path,
      { headers, body: Buffer.from(body, "base64") },
    ]),
  );
  const server = http.createServer(({ url = "" }, response) => {
    const page = pages.get(url);
    if (page) response.writeHead(200, page.headers).end(page.body);
    else response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
}
