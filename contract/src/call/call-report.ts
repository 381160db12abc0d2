import * as z from "zod/mini";

/** The server's name as a recipient of signals; what is sent to it is only counted. */
export const serverId = "server";

/**
 * The quality of a call for one participant: the worst received stream from 0 (nothing) to 4 (good), and whether a
 * relay carries it; null: unknown.
 */
export const CallReport = z.strictObject({
  quality: z.literal([0, 1, 2, 3, 4]),
  route: z.nullable(z.enum(["direct", "relay"])),
});
export type CallReport = z.infer<typeof CallReport>;
