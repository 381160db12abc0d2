import * as z from "zod/mini";

/** The server's own name among those whom a signal may go to: what goes there is counted and reaches nobody. */
export const serverId = "server";

/** How a call does for one participant: the worst of what arrives, 0 (nothing) .. 4 (good), and whether a relay carries it; null: unknown. */
export const CallReport = z.strictObject({
  quality: z.literal([0, 1, 2, 3, 4]),
  route: z.nullable(z.enum(["direct", "relay"])),
});
export type CallReport = z.infer<typeof CallReport>;
