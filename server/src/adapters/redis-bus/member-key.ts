import * as z from "zod/mini";
import type { RealtimeMember } from "../../ports/realtime.ts";

const Member = z.object({ id: z.string(), info: z.optional(z.record(z.string(), z.unknown())) });
const Place = z.tuple([z.string(), z.string(), z.string()]);

/** Returns the key of a member in a server's list: application, channel and member id. */
export const memberKey = (application: string, channel: string, memberId: string): string =>
  JSON.stringify([application, channel, memberId]);

/** Returns application and channel of such a key. */
export function parseMemberKey(place: string): { application: string; channel: string } {
  const [application, channel] = Place.parse(JSON.parse(place));
  return { application, channel };
}

/** Parses a stored member. */
export function readMember(text: string): RealtimeMember {
  const { id, info } = Member.parse(JSON.parse(text));
  return info ? { id, info } : { id };
}

/** The id under which a server's share of a sum stands in its list. A server of the previous version reads it as a member. */
export const shareId = "share";

/** Formats a server's share of a sum. */
export const formatShare = (share: number): string => JSON.stringify({ id: shareId, info: { share } });

/** Parses a share. */
export const readShare = (text: string): number => Number(readMember(text).info?.["share"] ?? 0);
