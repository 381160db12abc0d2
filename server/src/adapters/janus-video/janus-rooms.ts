import { randomBytes, randomInt } from "node:crypto";
import type { JanusHandle } from "./janus-session.ts";

/** Number, pin and secret of a visit's room at Janus. Servers of ours alone know them. */
export type RoomSecrets = { room: number; pin: string; secret: string };

/** A visit's room at Janus. */
export type JanusRoom = {
  secrets: RoomSecrets;
  /** What whoever joins must say. */
  key: { room: number; pin: string };
  /** Shows out whoever sends this, whatever their browser thinks. */
  kick: (feed: number) => Promise<void>;
  destroy: () => Promise<void>;
};

/** Five people, each with devices and a screen, and one of each again while an old connection is not noticed as gone. */
const mostPublishers = 20;
/** Bit/s of one who sends, at most. */
const mostBitrate = 2_000_000;

/** Makes a room over a handle that serves for nothing else. */
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
  return roomBy(secrets, desk);
}

/** A room that is there already. */
export function roomBy(secrets: RoomSecrets, desk: JanusHandle): JanusRoom {
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
