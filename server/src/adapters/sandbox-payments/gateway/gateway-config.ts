import { z } from "zod";

const Variables = z.object({
  GATEWAY_PORT: z.coerce.number().int().min(0).max(65_535),
  GATEWAY_HOST: z.string().default("127.0.0.1"),
  /** How browsers reach the gateway; by default its own host and port. */
  GATEWAY_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  GATEWAY_LOCALHOST: z.ipv4().default("127.0.0.1"),
  GATEWAY_STATE_FILE: z.string().min(1),
  GATEWAY_KEY: z.string().min(16),
  GATEWAY_SECRET: z.string().min(16),
  /** `open`: whoever reaches the gateway may order outcomes. For development and tests. */
  GATEWAY_CONTROL: z.enum(["key", "open"]).default("key"),
  GATEWAY_PACE_MS: z.coerce.number().int().min(0).max(600_000).default(3000),
});

/** The gateway's configuration. */
export type GatewayConfig = {
  /** 0 takes any free port. */
  port: number;
  host: string;
  publicUrl: string | undefined;
  /** The IPv4 address of a shop at `localhost` or a name below it: another machine's where the gateway has one of its own. */
  localhost: string;
  stateFile: string;
  /** Bearer token of the shop's server. */
  key: string;
  /** Key that signs notifications. */
  secret: string;
  isControlOpen: boolean;
  /** How long simulated phones and banks take to answer, in ms. */
  paceMs: number;
};

/** Reads and validates the gateway's environment variables. Throws a Zod error on a wrong value. */
export function readGatewayConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const given = Variables.parse(env);
  return {
    port: given.GATEWAY_PORT,
    host: given.GATEWAY_HOST,
    publicUrl: given.GATEWAY_PUBLIC_URL,
    localhost: given.GATEWAY_LOCALHOST,
    stateFile: given.GATEWAY_STATE_FILE,
    key: given.GATEWAY_KEY,
    secret: given.GATEWAY_SECRET,
    isControlOpen: given.GATEWAY_CONTROL === "open",
    paceMs: given.GATEWAY_PACE_MS,
  };
}
