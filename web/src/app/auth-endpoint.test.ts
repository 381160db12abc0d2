import { expect, test } from "vitest";
import { authEndpointOf } from "./auth-endpoint.ts";

test.each([
  [null, "/api/", "/api/realtime/auth"],
  [null, "https://api.clinic.example", "https://api.clinic.example/realtime/auth"],
  ["https://auth.clinic.example/channels", "/api/", "https://auth.clinic.example/channels"],
])(
  "with %s configured and the API at %s, channels are authorised at %s",
  { tags: ["S7.TP.07"] },
  (authEndpoint, api, at) => {
    expect(authEndpointOf({ realtime: { authEndpoint } }, api)).toBe(at);
  },
);
