import { randomBytes, randomInt } from "node:crypto";
import type { JanusHandle, JanusSession } from "./janus-session.ts";

/** A visit's room at Janus. Nobody but this server ever knows number, pin and secret. */
export type JanusRoom = {
  /** What whoever joins must say. */
  key: { room: number; pin: string };
  /** Shows out whoever sends this, whatever their browser thinks. */
  kick: (feed: number) => Promise<void>;
  destroy: () => Promise<void>;
};

export type JanusRooms = { open: () => Promise<JanusRoom> };

/** Five people, each with devices and a screen, and one of each again while an old connection is not noticed as gone. */
const mostPublishers = 20;
/** Bit/s of one who sends, at most. */
const mostBitrate = 2_000_000;

/** Makes rooms over one handle of the session that serves for nothing else. */
export async function openRooms(session: JanusSession, adminKey: string | undefined): Promise<JanusRooms> {
  const desk = await session.attach();
  return { open: () => openRoom(desk, adminKey) };
}

async function openRoom(desk: JanusHandle, adminKey: string | undefined): Promise<JanusRoom> {
  const key = { room: randomInt(2 ** 47), pin: newSecret() };
  const secret = newSecret();
  await desk.ask({
    request: "create",
    ...key,
    secret,
    ...(adminKey !== undefined && { admin_key: adminKey }),
    permanent: false,
    is_private: true,
    publishers: mostPublishers,
    bitrate: mostBitrate,
    audiocodec: "opus",
    videocodec: "vp8,h264",
  });
  const held = { room: key.room, secret };
  const quietly = (body: object) =>
    desk.ask(body).then(
      () => undefined,
      () => undefined, // it is gone already
    );
  return {
    key,
    kick: (feed) => quietly({ request: "kick", ...held, id: feed }),
    destroy: () => quietly({ request: "destroy", ...held, permanent: false }),
  };
}

const newSecret = () => randomBytes(24).toString("base64url");
