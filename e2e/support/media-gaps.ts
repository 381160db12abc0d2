import type { BrowserContext, Page } from "@playwright/test";

type Kind = "audio" | "video" | "anything";
/**
 * A gap of more than 500 ms without new sound, pictures, or either, over all connections of a page: its start (ms since
 * 1970) and length in ms.
 */
export type MediaGap = { kind: Kind; from: number; ms: number };

/** From when to when this page sent no picture on purpose, in ms: its camera's sender is not active. A pause that goes on ends now. */
type Pause = { from: number; to: number };

type Watched = { gaps: MediaGap[]; since: Record<Kind, number>; pauses: Pause[]; connections: number };
declare global {
  interface Window {
    mediaWatch?: Watched;
  }
}

/**
 * Makes every page opened later in this context record gaps in the media it receives. `isRelayOnly`: connections use
 * the relay only.
 */
export async function watchMedia(context: BrowserContext, isRelayOnly: boolean): Promise<void> {
  await context.addInitScript(watchInPage, isRelayOnly);
}

/**
 * Returns the longest gap of each kind, in ms, that ended after `since` (ms since 1970) or still lasts; null where the
 * page has received no such media yet. Requires `watchMedia`.
 */
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

/**
 * Returns the longest time, in ms, without pictures in gaps that ended after `since` (ms since 1970), less the time
 * when `sender` had paused its camera; null before the first picture. Requires `watchMedia` on both pages.
 */
export async function longestLostPicture(page: Page, sender: Page, since: number): Promise<number | null> {
  const received = await page.evaluate((from) => {
    const watched = window.mediaWatch;
    const last = watched?.since.video ?? 0;
    if (!watched || last === 0) return null;
    const ended = watched.gaps.filter((gap) => gap.kind === "video" && gap.from + gap.ms > from);
    return [...ended, { from: last, ms: Date.now() - last }];
  }, since);
  const pauses = await sender.evaluate(() => window.mediaWatch?.pauses ?? []);
  if (!received) return null;
  return Math.max(...received.map((gap) => gap.ms - pausedWithin(gap, pauses)));
}

/** How much of a gap the sender's pauses explain, in ms: all from a pause's beginning until one second after its end, by when a picture is there again. */
function pausedWithin({ from, ms }: { from: number; ms: number }, pauses: readonly Pause[]): number {
  const spans = pauses.map(
    (pause) => [Math.max(from, pause.from), Math.min(from + ms, pause.to + 1_000)] as const,
  );
  return spans.reduce((sum, [begin, end]) => sum + Math.max(0, end - begin), 0);
}

/** Returns how many peer connections this page has created. Requires `watchMedia`. */
export const connectionsMade = (page: Page): Promise<number> =>
  page.evaluate(() => window.mediaWatch?.connections ?? 0);

/** Returns when this page was loaded, in ms since 1970: another time after a reload. */
export const loadedAt = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

function watchInPage(isRelayOnly: boolean): void {
  const connections: RTCPeerConnection[] = [];
  const limited = (configuration?: RTCConfiguration): RTCConfiguration => ({
    ...configuration,
    ...(isRelayOnly && { iceTransportPolicy: "relay" }),
  });
  const watched: Watched = {
    gaps: [],
    since: { audio: 0, video: 0, anything: 0 },
    pauses: [],
    connections: 0,
  };
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
  let isPaused = false;
  const lookForPause = () => {
    const cameras = connections
      .filter(({ signalingState }) => signalingState !== "closed")
      .flatMap((connection) => connection.getSenders())
      .filter(({ track }) => track?.kind === "video");
    const wasPaused = isPaused;
    isPaused = cameras.some((sender) => sender.getParameters().encodings[0]?.active === false);
    const now = Date.now();
    const latest = watched.pauses.at(-1);
    if (isPaused && wasPaused && latest) latest.to = now;
    else if (isPaused) watched.pauses.push({ from: now, to: now });
  };
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
    lookForPause();
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
