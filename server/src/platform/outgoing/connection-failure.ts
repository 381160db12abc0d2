import { NoPublicAddress } from "./public-addresses.ts";

/** Why no HTTP answer came from another server. */
export type ConnectionFailure =
  | "not_public"
  | "name_not_found"
  | "unreachable"
  | "tls_failed"
  | "connection_lost";

const kinds: readonly (readonly [RegExp, ConnectionFailure])[] = [
  [/^(ENOTFOUND|ENODATA)$/, "name_not_found"],
  [
    /^(ECONNREFUSED|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ETIMEDOUT|EADDRNOTAVAIL|EAI_AGAIN)$/,
    "unreachable",
  ],
  [/^(ECONNRESET|ECONNABORTED|EPIPE)$/, "connection_lost"],
  [/CERT|^ERR_(TLS|SSL)_|^EPROTO$|^UNABLE_TO_|_SIGNATURE/, "tls_failed"],
];

/** Classifies an error of Node's HTTP client by its code. Returns null for any other error. */
export function connectionFailureOf(error: unknown): ConnectionFailure | null {
  if (error instanceof NoPublicAddress) return "not_public";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return kinds.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}
