import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { openidProviders } from "./openid-providers.ts";

test("an issuer on this machine or a private network is never called outside development", async () => {
  const { canReach, begin } = openidProviders({ allowsLocal: false });
  const issuers = ["http://127.0.0.1:9", "https://localhost", "https://10.1.1.1", "https://id.example"];
  expect(issuers.map(canReach)).toEqual([false, false, false, true]);
  const client = { issuer: "http://127.0.0.1:9", clientId: "x", clientSecret: "y" };
  expect(await begin(client, "https://aurora.example/desk/sign-in")).toBeNull();
});

test.each(["javascript:alert(1)//", "http://10.1.1.1/sign-in"])(
  "a provider whose sign-in page is at %s is refused",
  async (page) => {
    const server = createServer((_, response) => {
      response.setHeader("content-type", "application/json");
      response.end(
        JSON.stringify({ issuer, authorization_endpoint: page, response_types_supported: ["code"] }),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { begin, test: ask } = openidProviders({ allowsLocal: true });
    const client = { issuer, clientId: "x", clientSecret: "y" };
    expect(await ask(client)).toBe(true);
    expect(await begin(client, "http://aurora.localhost/desk/sign-in")).toBeNull();
    server.close();
  },
);
