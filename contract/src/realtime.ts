import * as z from "zod/mini";

/** How the browser reaches the realtime server; `page_origin` is the server that also sent the page. */
const RealtimeReach = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("page_origin"), path: z.string() }),
  z.strictObject({
    kind: z.literal("host"),
    host: z.string(),
    port: z.int(),
    uses_tls: z.boolean(),
    path: z.string(),
  }),
  z.strictObject({ kind: z.literal("cluster") }),
]);

/** What the browser must know to open its realtime connection. */
export const RealtimeClient = z.strictObject({
  key: z.string(),
  cluster: z.literal("eu"),
  reach: RealtimeReach,
});
export type RealtimeClient = z.infer<typeof RealtimeClient>;
