/** What is known of the connection to one Janus. */
export type JanusHealth = {
  isOpen: boolean;
  /** It is given up, and its calls move to another Janus. */
  isAway: boolean;
  /** Checks since its last message while it is open, else since the connection was lost. */
  silentLooks: number;
};

/** An input of `stepJanusHealth`. */
export type JanusHealthEvent =
  /** A check, each `lookEveryMs`. A late one counts once, because we could not have read an answer before it. */
  | { kind: "look" }
  /** A message came. `isSecond`: on the connection that is opened beside the silent one. */
  | { kind: "heard"; isSecond: boolean }
  | { kind: "opened" | "closed" };

/** An output of `stepJanusHealth`. */
export type JanusHealthEffect =
  | "ping"
  /** Opens a connection beside the one in use, which may have broken alone. */
  | "open-second"
  /** The opened connection replaces the one in use, or is closed because that one has answered. */
  | "use-opened"
  | "close-opened"
  /** The connection in use is given up, and opened again. */
  | "lose"
  /** Its calls begin anew elsewhere. Repeated at each check while it is away, because others may be away too. */
  | "move-calls";

type Stepped = { health: JanusHealth; effects: readonly JanusHealthEffect[] };

/** Time between two checks, in ms. A check pings an open connection. */
export const lookEveryMs = 500;
/** So much silence is more than a slow machine or a lost packet: 1.5 s. */
const doubtAfter = 3;
/** So much silence on the connection and on a second one is a Janus that hangs: 3.5 s. */
const goneAfter = 7;
/** A Janus that is started again at once takes connections sooner: 1.5 s. */
const awayAfter = 3;

/** The health of a Janus to which no connection was opened yet. */
export const unknownJanusHealth: JanusHealth = { isOpen: false, isAway: false, silentLooks: 0 };

/** Returns whether it is not connected, or silent for 1.5 s, so that a new call should begin elsewhere. */
export const isDoubted = ({ isOpen, silentLooks }: JanusHealth): boolean =>
  !isOpen || silentLooks >= doubtAfter;

/** Returns the health after one event and the effects to run, without side effects. It counts time in checks. */
export function stepJanusHealth(health: JanusHealth, event: JanusHealthEvent): Stepped {
  switch (event.kind) {
    case "look":
      return look({ ...health, silentLooks: health.silentLooks + 1 });
    case "heard": {
      if (!health.isOpen) return { health, effects: [] };
      // The second one is still being opened, and replaces the silent one then.
      const silentLooks = event.isSecond ? Math.min(health.silentLooks, doubtAfter) : 0;
      return { health: { ...health, silentLooks }, effects: [] };
    }
    case "opened":
      if (!isDoubted(health)) return { health, effects: ["close-opened"] };
      return { health: { isOpen: true, isAway: false, silentLooks: 0 }, effects: ["use-opened"] };
    case "closed":
      return { health: { isOpen: false, isAway: false, silentLooks: 0 }, effects: ["lose"] };
  }
}

function look(health: JanusHealth): Stepped {
  const { isOpen, isAway, silentLooks } = health;
  if (!isOpen)
    return isAway || silentLooks >= awayAfter
      ? { health: { ...health, isAway: true }, effects: ["move-calls"] }
      : { health, effects: [] };
  if (silentLooks >= goneAfter)
    return { health: { ...health, isOpen: false, isAway: true }, effects: ["lose", "move-calls"] };
  return { health, effects: silentLooks === doubtAfter ? ["ping", "open-second"] : ["ping"] };
}
