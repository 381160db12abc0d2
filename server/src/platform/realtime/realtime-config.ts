import { z } from "zod";

const Port = z.coerce.number().int().min(1).max(65_000);
const word = /^[\w.-]{1,100}$/;

const Connections = z.coerce.number().int().min(1);

/**
 * How many realtime connections one address and one clinic may have. A clinic's own building has one address: 100 people
 * with two pages each. Of the 10,000 connections of one process a quarter leaves room for other clinics.
 */
const connectionDefaults = { perAddress: 200, perClinic: 2_500 };

/** The environment variables of realtime messaging, as part of the schema in `config.ts`. */
export const realtimeVariables = {
  PUSHER_APP_ID: z.string().optional(),
  PUSHER_KEY: z.string().optional(),
  PUSHER_SECRET: z.string().optional(),
  PUSHER_HOST: z.string().optional(),
  PUSHER_PORT: Port.optional(),
  PUSHER_TLS: z.enum(["on", "off"]).default("on"),
  REALTIME_APPS: z.string().optional(),
  REALTIME_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  REALTIME_CONNECTIONS_PER_ADDRESS: Connections.default(connectionDefaults.perAddress),
  REALTIME_CONNECTIONS_PER_CLINIC: Connections.default(connectionDefaults.perClinic),
  REALTIME_PORT: Port.optional(),
  REALTIME_TLS_CERT: z.string().optional(),
  REALTIME_TLS_KEY: z.string().optional(),
  REALTIME_URL: z.url({ protocol: /^wss?$/ }).optional(),
  REALTIME_AUTH_URL: z
    .string()
    .regex(/^(https?:\/)?\//, "is a path or an address")
    .optional(),
};
type Given = z.infer<z.ZodObject<typeof realtimeVariables>>;

/** Id, key and secret of a realtime application. */
export type RealtimeKeys = { id: string; key: string; secret: string };

/** The provider of realtime messages and its address. */
export type RealtimeConfig =
  | {
      provider: "pusher";
      app: RealtimeKeys;
      /** A self-hosted server with Pusher's API; null: the hosted service, cluster `eu`. */
      host: { name: string; port: number; usesTls: boolean } | null;
    }
  | {
      provider: "embedded";
      /** Our application first, then other programs'. Empty: one with a random secret. */
      apps: readonly RealtimeKeys[];
      connectionLimits: { perAddress: number; perClinic: number };
      /** URL for our application's webhooks. */
      webhookUrl: string | null;
      /** A separate port, with TLS when a certificate is set; null: the pages' port. */
      port: { number: number; tls: { certFile: string; keyFile: string } | null } | null;
      /** Where browsers find it, if a proxy makes that another place. */
      publicUrl: URL | null;
    };

/** Returns the realtime configuration. Throws an explanation that names missing variables. */
export function realtimeOf(given: Given): RealtimeConfig {
  const { PUSHER_APP_ID: id, PUSHER_KEY: key, PUSHER_SECRET: secret, PUSHER_HOST: name } = given;
  if (id && key && secret) {
    const usesTls = given.PUSHER_TLS === "on";
    const host = name ? { name, port: given.PUSHER_PORT ?? (usesTls ? 443 : 80), usesTls } : null;
    return { provider: "pusher", app: { id, key, secret }, host };
  }
  if (id ?? key ?? secret ?? name)
    throw new Error("Pusher needs PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET together.");
  return {
    provider: "embedded",
    apps: appsOf(given.REALTIME_APPS ?? ""),
    connectionLimits: {
      perAddress: given.REALTIME_CONNECTIONS_PER_ADDRESS,
      perClinic: given.REALTIME_CONNECTIONS_PER_CLINIC,
    },
    webhookUrl: given.REALTIME_WEBHOOK_URL ?? null,
    port: portOf(given),
    publicUrl: given.REALTIME_URL ? new URL(given.REALTIME_URL) : null,
  };
}

function appsOf(list: string): RealtimeKeys[] {
  return list
    .split(/[\s,]+/)
    .filter((one) => one !== "")
    .map((one) => {
      const [id = "", key = "", secret = "", ...rest] = one.split(":");
      if (![id, key].every((part) => word.test(part)) || secret.length < 16 || rest.length > 0)
        throw new Error("REALTIME_APPS lists id:key:secret, each secret of 16 characters or more.");
      return { id, key, secret };
    });
}

function portOf(given: Given): { number: number; tls: { certFile: string; keyFile: string } | null } | null {
  const { REALTIME_PORT: number, REALTIME_TLS_CERT: certFile, REALTIME_TLS_KEY: keyFile } = given;
  const tls = certFile && keyFile ? { certFile, keyFile } : null;
  if ((certFile ?? keyFile) && !(tls && number))
    throw new Error("TLS for realtime needs REALTIME_PORT, REALTIME_TLS_CERT and REALTIME_TLS_KEY together.");
  return number ? { number, tls } : null;
}

/** Returns the realtime origins for the content security policy, besides the page's own. */
export function realtimeSources(realtime: RealtimeConfig, pageHost: string): string[] {
  if (realtime.provider === "pusher") {
    const { host } = realtime;
    if (!host) return ["wss://ws-eu.pusher.com", "https://sockjs-eu.pusher.com"];
    const place = `${host.name}:${host.port}`;
    return host.usesTls ? [`wss://${place}`, `https://${place}`] : [`ws://${place}`, `http://${place}`];
  }
  const { publicUrl, port } = realtime;
  if (publicUrl) return [publicUrl.origin, publicUrl.origin.replace(/^ws/, "http")];
  if (!port) return [];
  const place = `${pageHost.replace(/:\d+$/, "")}:${port.number}`;
  return port.tls ? [`wss://${place}`, `https://${place}`] : [`ws://${place}`, `http://${place}`];
}
