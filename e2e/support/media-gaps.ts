import type { BrowserContext, Page } from "@playwright/test";

type Kind = "audio" | "video" | "anything";
/** For so long no sound, no picture, or neither of anybody came, from when on, in ms. A page that is short of time may stop pictures and keep sound. */
export type MediaGap = { kind: Kind; from: number; ms: number };

type Watched = { gaps: MediaGap[]; since: Record<Kind, number>; connections: number };
declare global {
  interface Window {
    mediaWatch?: Watched;
  }
}

/** In every page of this context: watches what arrives on all connections together. `isRelayOnly`: they may go through the relay alone. */
export async function watchMedia(context: BrowserContext, isRelayOnly: boolean): Promise<void> {
  await context.addInitScript(watchInPage, isRelayOnly);
}

/** The longest gap of each kind that ended, or goes on, after `since` (ms since 1970); null: this page has had no such media yet. */
export function longestGaps(page: Page, since: number): Promise<Record<Kind, number | null>> {
  return page.evaluate((from) => {
    const watched = window.mediaWatch;
    const longest = (kind: "audio" | "video" | "anything") => {
      const last = watched?.since[kind] ?? 0;
      if (!watched || last === 0) return null;
      const ended = watched.gaps.filter((gap) => gap.kind === kind && gap.from + gap.ms > from);
      return Math.max(Date.now() - last, ...ended.map(({ ms }) => ms));
    };
    return { audio: longest("audio"), video: longest("video"), anything: longest("anything") };
  }, since);
}

/** How many connections this page has made so far. */
export const connectionsMade = (page: Page): Promise<number> =>
  page.evaluate(() => window.mediaWatch?.connections ?? 0);

function watchInPage(isRelayOnly: boolean): void {
  const connections: RTCPeerConnection[] = [];
  const limited = (configuration?: RTCConfiguration): RTCConfiguration => ({
    ...configuration,
    ...(isRelayOnly && { iceTransportPolicy: "relay" }),
  });
  const watched: Watched = { gaps: [], since: { audio: 0, video: 0, anything: 0 }, connections: 0 };
  window.mediaWatch = watched;
  const Direct = RTCPeerConnection;
  window.RTCPeerConnection = class extends Direct {
    constructor(configuration?: RTCConfiguration) {
      super(limited(configuration));
      connections.push(this);
      watched.connections = connections.length;
    }
    override setConfiguration(configuration?: RTCConfiguration) {
      super.setConfiguration(limited(configuration));
    }
  };
  const counted = new Map<string, number>();
  const look = async () => {
    const grown = new Set<"audio" | "video" | "anything">();
    for (const [index, connection] of connections.entries()) {
      if (connection.signalingState === "closed") continue;
      for (const report of (await connection.getStats()).values()) {
        if (report.type !== "inbound-rtp") continue;
        const count: number = report.kind === "video" ? report.framesDecoded : report.packetsReceived;
        const key = `${index} ${report.id}`;
        if (count > (counted.get(key) ?? 0)) grown.add(report.kind).add("anything");
        counted.set(key, count);
      }
    }
    const now = Date.now();
    for (const kind of grown) {
      const { [kind]: last } = watched.since;
      if (last > 0 && now - last > 500) watched.gaps.push({ kind, from: last, ms: now - last });
      watched.since[kind] = now;
    }
  };
  const again = () => void look().then(() => setTimeout(again, 200));
  again();
}
