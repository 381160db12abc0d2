import * as z from "zod/mini";
import type { RealtimeMember } from "../../ports/realtime.ts";

const Member = z.object({ id: z.string(), info: z.optional(z.record(z.string(), z.unknown())) });
const Place = z.tuple([z.string(), z.string(), z.string()]);

/** A place of a server's list: application, channel and member, so that each stands in it once. */
export const placeOf = (application: string, channel: string, memberId: string): string =>
  JSON.stringify([application, channel, memberId]);

/** Application and channel of a place. */
export function channelAt(place: string): { application: string; channel: string } {
  const [application, channel] = Place.parse(JSON.parse(place));
  return { application, channel };
}

/** The member that stands at a place. */
export function readMember(text: string): RealtimeMember {
  const { id, info } = Member.parse(JSON.parse(text));
  return info ? { id, info } : { id };
}
