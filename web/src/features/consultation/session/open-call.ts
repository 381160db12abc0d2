import { sendLocalMedia } from "../../../media/send-local-media.ts";
import type { LocalMedia } from "../../../media/local-media.ts";
import type { CallTools } from "../../../ports/call-tools.ts";
import type { Realtime } from "../../../ports/realtime.ts";
import type { VideoRoom } from "../../../ports/video-room.ts";
import { iceServersOf, keepTurnCredentialsFresh } from "./media/renew-relay.ts";
import { reviveDevices } from "./media/revive-devices.ts";
import type { Entrance, CallApi } from "./call-api.ts";
import { openSignalling, type SideHint } from "./call-signalling.ts";
import { reportQuality } from "./report-quality.ts";

/** A joined call; `close` leaves it. */
export type OpenCall = { room: VideoRoom; close(): void };

type Deps = {
  join: CallTools["joinRoom"];
  realtime: Realtime;
  entrance: Entrance;
  api: CallApi;
  media: LocalMedia;
  now: () => number;
  onHint: () => void;
  onSideHint: (hint: SideHint) => void;
  onForgotten: () => void;
  onTakenOver: () => void;
  onChange: () => void;
};

/**
 * Joins the room of a call: subscribes to signalling, sends the open camera and microphone, reports the
 * quality, renews TURN credentials and reopens interrupted devices, until `close`. Does not close the
 * devices.
 */
export function openCall({ join, realtime, entrance, api, media, now, ...on }: Deps): OpenCall {
  const signalling = openSignalling({ realtime, entrance, api, ...on });
  const { camera, microphone } = media.getSnapshot();
  const room = join({
    engine: entrance.engine,
    signalling,
    now,
    iceServers: iceServersOf(entrance),
    tracks: {
      camera: camera.status === "on" ? camera.track : null,
      microphone: microphone.status === "on" ? microphone.track : null,
    },
  });
  const stops = [
    room.subscribe(on.onChange),
    sendLocalMedia(media, room),
    reviveDevices(media),
    reportQuality(room, signalling.me, api),
    keepTurnCredentialsFresh({
      first: entrance,
      now,
      ask: () => api.relay(signalling.me),
      onRenewed: (servers) => room.setIceServers(servers),
    }),
  ];
  return {
    room,
    close() {
      for (const stop of stops) stop();
      room.leave();
      signalling.leave();
    },
  };
}
