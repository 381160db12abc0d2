// Runs in the browser: a room with the fake camera and microphone, signalled through the test that opened the page.
import type { CallSignal, CallTopicMessage } from "@anteroom/contract/call/call-signal";
import type { EngineEvent, EngineStep } from "@anteroom/contract/call/engine-signal";
import { joinJanusCall } from "../../web/src/adapters/janus-call/janus-call.ts";
import { joinMeshCall } from "../../web/src/adapters/mesh-call/mesh-call.ts";
import type {
  RoomMember,
  RoomRequest,
  VideoRoom,
  VideoRoomSnapshot,
} from "../../web/src/ports/video-room.ts";

/** The state of a page's room without media streams, so that a test can read it. */
export type RoomProbe = Omit<VideoRoomSnapshot, "participants" | "local"> & {
  participants: {
    id: string;
    connection: string;
    hasCameraOn: boolean;
    hasMicrophoneOn: boolean;
    hasScreenOn: boolean;
    showsScreen: boolean;
    isSpeaking: boolean;
    quality: number | null;
  }[];
};

/** How `window.startRoom` joins a call; `me` is the participant's id. The camera is on by default. */
export type RoomStart = {
  me: string;
  adapter: keyof typeof joiners;
  iceServers?: RTCIceServer[];
  /** Whether connections may use the relay only. */
  isRelayOnly?: boolean;
  withCamera?: boolean;
};

declare global {
  interface Window {
    sendSignal: (to: string, data: CallSignal) => Promise<void>;
    sendToEngine: (step: EngineStep) => Promise<void>;
    engineNews: (news: EngineEvent) => void;
    signalArrived: (from: string, data: CallSignal) => void;
    membersChanged: (members: RoomMember[]) => void;
    startRoom: (start: RoomStart) => Promise<void>;
    probe: () => RoomProbe;
    /** Resolves once a new picture of that participant is on the screen; gives its size. */
    nextFrame: (id: string, what?: "camera" | "screen") => Promise<{ width: number; height: number }>;
    audioEnergy: (id: string) => Promise<number>;
    /** From the start of the room to the first picture of that participant. */
    firstFrameMs: (id: string) => Promise<number>;
    /** Lets go of connections of rooms that were left. */
    forgetConnections: () => void;
    /** Pictures decoded and packets of sound received from each connection so far, and all bytes sent. */
    traffic: () => Promise<{ decoded: number[]; heard: number[]; bytesSent: number }>;
    /** Another picture than the camera's: what a chosen screen would give. */
    shareCanvas: () => void;
    messages: { from: string; message: CallTopicMessage }[];
    room: VideoRoom;
    connections: RTCPeerConnection[];
  }
}

const joiners = { mesh: joinMeshCall, janus: joinJanusCall } satisfies Record<
  string,
  (wish: RoomRequest) => VideoRoom
>;

let onSignal: (from: string, data: CallSignal) => void = () => undefined;
let onEngine: (news: EngineEvent) => void = () => undefined;
let onMembers: (members: readonly RoomMember[]) => void = () => undefined;
let isRelayOnly = false;
let startedAt = 0;
window.signalArrived = (from, data) => onSignal(from, data);
window.engineNews = (news) => onEngine(news);
window.membersChanged = (members) => onMembers(members);

window.messages = [];
window.connections = [];
window.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(configuration?: RTCConfiguration) {
    super({ ...configuration, ...(isRelayOnly && { iceTransportPolicy: "relay" as const }) });
    window.connections.push(this);
  }
};

window.startRoom = async ({ me, adapter, iceServers = [], withCamera = true, ...start }) => {
  isRelayOnly = start.isRelayOnly ?? false;
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: true,
    video: withCamera && { width: 640, height: 480 },
  });
  startedAt = performance.now();
  window.room = joiners[adapter]({
    engine: adapter,
    signalling: {
      me,
      send: (to, data) => window.sendSignal(to, data),
      onSignal(handler) {
        onSignal = handler;
        return () => (onSignal = () => undefined);
      },
      sendToEngine: (step) => window.sendToEngine(step),
      onEngine(handler) {
        onEngine = handler;
        return () => (onEngine = () => undefined);
      },
      onReturn: () => () => undefined,
      onMembers(handler) {
        onMembers = handler;
        return () => (onMembers = () => undefined);
      },
    },
    now: () => Date.now(),
    iceServers,
    tracks: { microphone: stream.getAudioTracks()[0] ?? null, camera: stream.getVideoTracks()[0] ?? null },
  });
  listenToAll();
  window.room.onMessage((from, message) => void window.messages.push({ from, message }));
};

/** Chromium decodes sound, and knows who speaks, only while somebody listens. */
function listenToAll(): void {
  const sounds = new Map<MediaStreamTrack, HTMLAudioElement>();
  window.room.subscribe(() => {
    const { participants } = window.room.getSnapshot();
    const tracks = new Set(participants.flatMap(({ stream }) => stream.getAudioTracks()));
    for (const [track, sound] of sounds)
      if (!tracks.has(track)) {
        sound.srcObject = null;
        sounds.delete(track);
      }
    for (const track of tracks)
      if (!sounds.has(track)) {
        const sound = new Audio();
        sound.autoplay = true;
        sound.srcObject = new MediaStream([track]);
        sounds.set(track, sound);
      }
  });
}

window.probe = () => {
  const { participants, local: _, ...room } = window.room.getSnapshot();
  return {
    ...room,
    participants: participants.map(
      ({ stream: _stream, screenStream, name: _name, role: _role, ...seen }) => ({
        ...seen,
        showsScreen: screenStream !== null,
      }),
    ),
  };
};

const participantOf = (id: string) => {
  const found = window.room.getSnapshot().participants.find((participant) => participant.id === id);
  if (!found) throw new Error(`${id} is not here`);
  return found;
};

window.nextFrame = (id, what = "camera") =>
  new Promise((resolve) => {
    const { stream, screenStream } = participantOf(id);
    const video = document.createElement("video");
    video.muted = true;
    video.autoplay = true;
    video.srcObject = what === "screen" ? screenStream : stream;
    document.body.append(video);
    video.requestVideoFrameCallback((_, { width, height }) => {
      video.remove();
      resolve({ width, height });
    });
  });

window.firstFrameMs = async (id) => {
  while (!window.room.getSnapshot().participants.some((participant) => participant.id === id))
    await new Promise<void>((done) => {
      const stop = window.room.subscribe(() => done(stop()));
    });
  await window.nextFrame(id);
  return performance.now() - startedAt;
};

window.forgetConnections = () => void (window.connections = []);

window.audioEnergy = async (id) => {
  const tracks = participantOf(id).stream.getAudioTracks();
  for (const connection of window.connections)
    for (const receiver of connection.getReceivers())
      if (tracks.includes(receiver.track))
        for (const stats of (await receiver.getStats()).values())
          if (stats.type === "inbound-rtp") return stats.totalAudioEnergy ?? 0;
  return 0;
};

window.traffic = async () => {
  const decoded: number[] = [];
  const heard: number[] = [];
  let bytesSent = 0;
  for (const connection of window.connections) {
    if (connection.connectionState === "closed") continue;
    for (const stats of (await connection.getStats()).values()) {
      if (stats.type === "inbound-rtp" && stats.kind === "video") decoded.push(stats.framesDecoded ?? 0);
      if (stats.type === "inbound-rtp" && stats.kind === "audio") heard.push(stats.packetsReceived ?? 0);
      if (stats.type === "outbound-rtp") bytesSent += (stats.bytesSent ?? 0) + (stats.headerBytesSent ?? 0);
    }
  }
  return { decoded, heard, bytesSent };
};

window.shareCanvas = () => {
  const canvas = document.createElement("canvas");
  canvas.width = 800;
  canvas.height = 600;
  const context = canvas.getContext("2d");
  let shade = 0;
  setInterval(() => {
    if (!context) return;
    context.fillStyle = `hsl(${(shade += 7)} 60% 50%)`;
    context.fillRect(0, 0, 800, 600);
  }, 100);
  window.room.replaceDevice("screen", canvas.captureStream(10).getVideoTracks()[0] ?? null);
};
