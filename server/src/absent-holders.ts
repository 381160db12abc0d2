import type { Bus, RemoteMembers } from "./ports/bus.ts";

/** The options of `watchHolders`. */
export type HolderWatch = {
  bus: Pick<Bus, "beFound" | "findAbsent" | "onGap">;
  /** The servers that hold each call, on the channel of its visit. */
  holders: Pick<RemoteMembers, "joined" | "left" | "of" | "channelsOf">;
  /** The name of this server among them. */
  server: string;
  /** A call whose holder was killed. The handler runs on every server. */
  onAbsent: (visit: string, holder: string) => void;
  report: (error: unknown) => void;
};

/** The channel on which every server that may hold calls is a member. */
export const allHolders = "all holders";
/** So often a server looks whether the others are there, in ms. */
const lookEvery = 500;
/** Absent in so many looks in turn: the bus may lose a server for a moment. */
const absentLooks = 2;
/** So many looks accuse nobody after an outage of the bus: the servers come back to it one after another. */
const settlingLooks = 10;

/**
 * Notices within about a second that a server was killed, long before its presence ends, so that another goes on with its calls. A server
 * that hangs is noticed by its presence alone.
 */
export function watchHolders({ bus, holders, server, onAbsent, report }: HolderWatch): { stop: () => void } {
  const absent = new Map<string, number>();
  let isFound = false;
  let settling = 0;
  let isLooking = false;

  async function look(): Promise<void> {
    if (!isFound) {
      await bus.beFound(server);
      isFound = true;
      void holders.joined(allHolders, { id: server });
    }
    const missing = await bus.findAbsent(holders.of(allHolders).map(({ id }) => id));
    for (const name of absent.keys()) if (!missing.includes(name)) absent.delete(name);
    if (settling > 0) return void (settling -= 1);
    for (const name of missing) {
      const looks = (absent.get(name) ?? 0) + 1;
      absent.set(name, looks);
      if (looks === absentLooks) for (const visit of callsOf(name)) onAbsent(visit, name);
    }
  }
  const callsOf = (name: string) => holders.channelsOf(name).filter((channel) => channel !== allHolders);
  const settle = () => {
    settling = settlingLooks;
    absent.clear();
  };
  const lookOnce = () => {
    if (isLooking) return;
    isLooking = true;
    void look()
      .catch((error: unknown) => {
        settle();
        report(error);
      })
      .finally(() => (isLooking = false));
  };

  lookOnce();
  const timer = setInterval(lookOnce, lookEvery);
  timer.unref();
  const stopHearing = bus.onGap(settle);
  return {
    stop() {
      clearInterval(timer);
      stopHearing();
      void holders.left(allHolders, server);
    },
  };
}
