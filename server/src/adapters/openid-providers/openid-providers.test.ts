import { expect, test } from "vitest";
import { openidProviders } from "./openid-providers.ts";

test("outside development an issuer of this machine or of a private network is never asked", async () => {
  const { canReach, begin } = openidProviders({ allowsLocal: false });
  const issuers = ["http://127.0.0.1:9", "https://localhost", "https://10.1.1.1", "https://id.example"];
  expect(issuers.map(canReach)).toEqual([false, false, false, true]);
  const client = { issuer: "http://127.0.0.1:9", clientId: "x", clientSecret: "y" };
  expect(await begin(client, "https://aurora.example/desk/sign-in")).toBeNull();
});
