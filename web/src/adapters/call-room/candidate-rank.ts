import { counterpartToolName } from "@anteroom/contract/call/call-tool";

/** Ranks within one search run from 0 to this, exclusive: 60 searches fit below the priority of any relay of our own. */
const ranksPerSearch = 100_000;
const mostSearches = 60;
/** Candidate priorities are positive 31-bit numbers (RFC 8445, 5.1.2). */
const priorityLimit = 2 ** 31;

/**
 * Returns a remote ICE candidate, or all of a session description, with priorities of our own: those of a later search
 * for a path (counted from 0) are higher than all earlier ones, and within a search their order stays.
 *
 * A browser keeps a dead path of a higher priority for 3.5 s although an ICE restart has found a living one: 2.5 s until it
 * counts as silent, and 1 s more against flapping (libwebrtc, basic_ice_controller.cc). The priority of a pair is decided by
 * the lower one of its two, so remote priorities below every local one decide alone (docs/decisions/0014).
 */
export function rankCandidates(text: string, search: number): string {
  const base = Math.min(search, mostSearches - 1) * ranksPerSearch;
  return text.replaceAll(
    /^((?:a=)?candidate:\S+ \d+ \S+ )(\d+)(?= )/gm,
    (_line, head: string, priority: string) =>
      `${head}${base + 1 + Math.floor((Math.min(Number(priority), priorityLimit - 1) / priorityLimit) * (ranksPerSearch - 1))}`,
  );
}

/**
 * Returns functions that rank the descriptions and candidates of one participant by `rankCandidates`; both keep state, so pass each in the
 * order received and use one ranker per connection. A new ICE user name in a description begins a new search. The demo doctor's candidates
 * keep their priorities: after a restart it sends nothing over an older path, and a path that was never signalled (`prflx`) would outrank
 * every ranked one.
 */
export function createCandidateRanker(): {
  ofDescription(sdp: string): string;
  ofCandidate(candidate: string): string;
} {
  let search = -1;
  let name: string | undefined;
  let isRanked = true;
  return {
    ofDescription(sdp) {
      isRanked = !sdp.includes(`\r\na=tool:${counterpartToolName}\r\n`);
      if (!isRanked) return sdp;
      const given = /^a=ice-ufrag:(\S+)/m.exec(sdp)?.[1];
      if (search < 0 || given !== name) search += 1;
      name = given;
      return rankCandidates(sdp, search);
    },
    ofCandidate: (candidate) => (isRanked ? rankCandidates(candidate, Math.max(0, search)) : candidate),
  };
}
