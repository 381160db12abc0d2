import { subjectOfChannel } from "@anteroom/contract/channels";
import type { Realtime } from "../../ports/realtime.ts";
import { isDoctorSide, isPatientSide } from "./admissions.ts";

/**
 * Counts the calls in which the doctor and the patient are present, on all servers that share a bus; invited
 * guests do not count. Returns the counter and a stop function.
 */
export function countCalls(realtime: Pick<Realtime, "onMembersChanged">): {
  calls: () => number;
  stop: () => void;
} {
  const present = new Map<string, Set<string>>();
  const stop = realtime.onMembersChanged("presence-", ({ channel, memberId, change }) => {
    if (subjectOfChannel(channel)?.kind !== "visit") return;
    const members = present.get(channel) ?? new Set();
    if (change === "joined") members.add(memberId);
    else members.delete(memberId);
    if (members.size === 0) present.delete(channel);
    else present.set(channel, members);
  });
  const isCall = (members: ReadonlySet<string>) =>
    [...members].some(isDoctorSide) && [...members].some(isPatientSide);
  return { calls: () => [...present.values()].filter(isCall).length, stop };
}
