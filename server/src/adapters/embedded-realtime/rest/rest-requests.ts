import * as z from "zod/mini";
import { isChannelName } from "../channel-name.ts";
import { limits } from "../limits.ts";

const channel = z.string().check(z.refine(isChannelName, "is no channel name"));
const common = {
  name: z.string().check(z.minLength(1), z.maxLength(limits.eventNameLength)),
  data: z.string(),
  socket_id: z.optional(z.string().check(z.regex(/^\d+\.\d+$/))),
  info: z.optional(z.string()),
};

/** Request body of one event, for up to a hundred channels: parses `channel` as `channels` with one name. */
export const EventRequest = z.union([
  z.object({
    ...common,
    channels: z.array(channel).check(z.minLength(1), z.maxLength(limits.channelsPerPublish)),
  }),
  z.pipe(
    z.object({ ...common, channel }),
    z.transform(({ channel: one, ...rest }) => ({ ...rest, channels: [one] })),
  ),
]);
/** An event to publish, with its channels. */
export type EventRequest = z.infer<typeof EventRequest>;

/** Request body of several events. */
export const BatchRequest = z.object({
  batch: z.array(z.object({ ...common, channel })).check(z.minLength(1), z.maxLength(limits.eventsPerBatch)),
});

/** Returns whether an event's data exceeds the limit. */
export const isTooLarge = (data: string): boolean => Buffer.byteLength(data) > limits.eventBytes;
