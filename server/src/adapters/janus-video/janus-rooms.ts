import { randomBytes, randomInt } from "node:crypto";
import type { JanusHandle } from "./janus-session.ts";

/** Id, pin and secret of a room at Janus. Only our servers know them. */
export type RoomSecrets = { room: number; pin: string; secret: string };

/** A call's room at Janus. */
export type JanusRoom = {
  secrets: RoomSecrets;
  /** What a participant must send to join. */
  key: { room: number; pin: string };
  /** Removes the sender of this feed. */
  kick: (feed: number) => Promise<void>;
  destroy: () => Promise<void>;
};

/** Five people, each with devices and a screen, and one of each again while an old connection is not noticed as gone. */
const mostPublishers = 20;
/** Bit/s of one who sends, at most. */
const mostBitrate = 2_000_000;

/**
 * Creates a room through a handle that is used only for its administration: at most 20 senders with 2 Mbit/s each.
 * Rejects when Janus refuses.
 */
export async function openRoom(desk: JanusHandle, adminKey: string | undefined): Promise<JanusRoom> {
  const secrets = { room: randomInt(2 ** 47), pin: newSecret(), secret: newSecret() };
  await desk.ask({
    request: "create",
    ...secrets,
    ...(adminKey !== undefined && { admin_key: adminKey }),
    permanent: false,
    is_private: true,
    publishers: mostPublishers,
    bitrate: mostBitrate,
    audiocodec: "opus",
    videocodec: "vp8,h264",
  });
  return existingRoom(secrets, desk);
}

/**
 * Returns an existing room without asking Janus. `kick` and `destroy` never reject: what is missing counts as
 * removed.
 */
export function existingRoom(secrets: RoomSecrets, desk: JanusHandle): JanusRoom {
  const { room, pin, secret } = secrets;
  const held = { room, secret };
  const quietly = (body: object) =>
    desk.ask(body).then(
      () => undefined,
      () => undefined, // it is gone already
    );
  return {
    secrets,
    key: { room, pin },
    kick: (feed) => quietly({ request: "kick", ...held, id: feed }),
    destroy: () => quietly({ request: "destroy", ...held, permanent: false }),
  };
}

const newSecret = () => randomBytes(24).toString("base64url");
