// Runs in the browser: a room with the fake camera and microphone, signalled through the test that opened the page.
import type { CallSignal } from "@anteroom/contract/call-signal";
import { joinMeshCall } from "../../web/src/adapters/mesh-call/mesh-call.ts";
import type { RoomMember, VideoRoom } from "../../web/src/ports/video-room.ts";

export type RoomProbe = {
  phase: string;
  participants: { id: string; connection: string; hasCameraOn: boolean; hasMicrophoneOn: boolean }[];
};

declare global {
  interface Window {
    sendSignal: (to: string, data: CallSignal) => Promise<void>;
    signalArrived: (from: string, data: CallSignal) => void;
    membersChanged: (members: RoomMember[]) => void;
    startRoom: (me: string) => Promise<void>;
    probe: () => RoomProbe;
    /** Resolves once a new picture of that participant is on the screen; gives its size. */
    nextFrame: (id: string) => Promise<{ width: number; height: number }>;
    audioEnergy: (id: string) => Promise<number>;
    room: VideoRoom;
    connections: RTCPeerConnection[];
  }
}

let onSignal: (from: string, data: CallSignal) => void = () => undefined;
let onMembers: (members: readonly RoomMember[]) => void = () => undefined;
window.signalArrived = (from, data) => onSignal(from, data);
window.membersChanged = (members) => onMembers(members);

window.connections = [];
window.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(configuration?: RTCConfiguration) {
    super(configuration);
    window.connections.push(this);
  }
};

window.startRoom = async (me) => {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: true,
    video: { width: 640, height: 480 },
  });
  window.room = joinMeshCall({
    signalling: {
      me,
      send: (to, data) => window.sendSignal(to, data),
      onSignal(handler) {
        onSignal = handler;
        return () => undefined;
      },
      onMembers(handler) {
        onMembers = handler;
        return () => undefined;
      },
    },
    iceServers: [],
    tracks: { microphone: stream.getAudioTracks()[0] ?? null, camera: stream.getVideoTracks()[0] ?? null },
  });
};

window.probe = () => {
  const { phase, participants } = window.room.getSnapshot();
  return {
    phase,
    participants: participants.map(({ id, connection, hasCameraOn, hasMicrophoneOn }) => ({
      id,
      connection,
      hasCameraOn,
      hasMicrophoneOn,
    })),
  };
};

const streamOf = (id: string): MediaStream => {
  const found = window.room.getSnapshot().participants.find((participant) => participant.id === id);
  if (!found) throw new Error(`${id} is not here`);
  return found.stream;
};

window.nextFrame = (id) =>
  new Promise((resolve) => {
    const video = document.createElement("video");
    video.muted = true;
    video.autoplay = true;
    video.srcObject = streamOf(id);
    document.body.append(video);
    video.requestVideoFrameCallback((_, { width, height }) => {
      video.remove();
      resolve({ width, height });
    });
  });

window.audioEnergy = async (id) => {
  // Chromium decodes sound only when somebody listens.
  const audio = new Audio();
  audio.srcObject = streamOf(id);
  await audio.play();
  const ids = new Set(
    streamOf(id)
      .getAudioTracks()
      .map((track) => track.id),
  );
  for (const connection of window.connections)
    for (const stats of (await connection.getStats()).values())
      if (stats.type === "inbound-rtp" && ids.has(stats.trackIdentifier)) return stats.totalAudioEnergy ?? 0;
  return 0;
};
