import { CallMember, CallSignal, yieldsTo, type CallTopicMessage } from "@anteroom/contract/call/call-signal";
import { realtimeEvents } from "@anteroom/contract/channels";
import { engineId, type EngineStep } from "@anteroom/contract/call/engine-signal";
import * as z from "zod/mini";
import type { Clip } from "./clip/read-clip.ts";
import type { Admission } from "./clinic-api.ts";
import type { RealtimeConnection } from "./connect-realtime.ts";
import { type EngineLink, openEngineLinks } from "./engine-links.ts";
import { openPatientLink, type PatientLink } from "./patient-link.ts";

/** What attending a call requires, and its callbacks. */
export type CallOptions = {
  admission: Admission;
  realtime: RealtimeConnection;
  clip: Clip;
  /** Sends a signal to a member id, or a step to the engine. */
  send(to: string, data: CallSignal | EngineStep): Promise<void>;
  /** Called with the number of other members present in the call when it may have changed. */
  onPresent(count: number): void;
  /** The server no longer knows us in this call. */
  onLost(): void;
  /** Called when the call has ended for everybody. */
  onEnded(): void;
  /** Called for a hint that something about the call has changed. */
  onHint(event: string): void;
  /** Called with the name of a participant when their connection is established. */
  onConnected(name: string): void;
};

/** A call that the doctor attends. */
export type AttendedCall = {
  /** Sends a message to all participants over the data channels. */
  say(message: CallTopicMessage): void;
  /** Closes all connections; does not end the call. */
  leave(): void;
};

/** Who sees us come may send before we are told that they are here: the two travel on different channels. */
const mostEarlySignals = 40;

const SignalEvent = z.object({ from: z.string(), data: z.unknown() });

/**
 * Attends one call: connects to all members of its presence channel while they are present, and sends them the clip. `onLost` is called
 * when a channel is refused. `leave` closes all connections and does not end the call.
 */
export function attendCall(options: CallOptions): AttendedCall {
  const { admission, realtime, clip } = options;
  const links = new Map<string, Pick<PatientLink, "receive"> & EngineLink>();
  const engine =
    admission.engine === "mesh"
      ? null
      : openEngineLinks({
          clip,
          iceServers: admission.ice_servers,
          send: (step) => options.send(engineId, step),
        });
  const early = new Map<string, CallSignal[]>();
  const leaving: (() => void)[] = [];
  let isAnnounced = false;

  // Signals first: whoever sees us in the visit may send at once.
  leaving.push(
    realtime.subscribe(admission.private_channel, {
      onSubscribed: announce,
      onRefused: () => options.onLost(),
      onEvent: takeSignal,
    }),
  );

  function announce(): void {
    if (isAnnounced) return;
    isAnnounced = true;
    leaving.push(
      realtime.subscribe(admission.channel, {
        onMembers: meet,
        onRefused: () => options.onLost(),
        onEvent: (event) => (event === realtimeEvents.callEnded ? options.onEnded() : options.onHint(event)),
      }),
    );
  }

  function takeSignal(event: string, payload: unknown): void {
    if (event !== realtimeEvents.signal) return;
    const read = SignalEvent.safeParse(payload);
    if (!read.success) return;
    const { from } = read.data;
    if (from === engineId) return engine?.take(read.data.data);
    const { data } = CallSignal.safeParse(read.data.data);
    if (!data) return;
    const link = links.get(from);
    if (link) return link.receive(data);
    const retained = early.get(from) ?? [];
    if (retained.length < mostEarlySignals) early.set(from, [...retained, data]);
  }

  function meet(members: readonly { id: string; info: unknown }[]): void {
    const others = members.filter(({ id }) => id !== admission.participant_id);
    const here = new Set(others.map(({ id }) => id));
    for (const [id, link] of links)
      if (!here.has(id)) {
        link.close();
        links.delete(id);
      }
    for (const { id, info } of others)
      if (!links.has(id)) welcome(id, CallMember.safeParse(info).data?.name ?? id);
    options.onPresent(others.length);
  }

  function welcome(id: string, name: string): void {
    let wasConnected = false;
    const onChange = () => {
      const { connected } = link.seen();
      if (connected && !wasConnected) options.onConnected(name);
      wasConnected = connected;
    };
    const link = engine
      ? { ...engine.meet(id, () => onChange()), receive: () => undefined }
      : openPatientLink({
          clip,
          iceServers: admission.ice_servers,
          beginsByAsking: !yieldsTo(admission.participant_id, id),
          send: (signal) => options.send(id, signal),
          onChange,
        });
    links.set(id, link);
    for (const signal of early.get(id) ?? []) link.receive(signal);
    early.delete(id);
  }

  return {
    say(message) {
      for (const link of links.values()) link.say(message);
    },
    leave() {
      for (const stop of leaving) stop();
      for (const link of links.values()) link.close();
      engine?.close();
      links.clear();
      early.clear();
    },
  };
}
