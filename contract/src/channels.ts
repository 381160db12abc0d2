/**
 * Returns the names of realtime channels, by what they are about. Each belongs to a clinic; the server authorises
 * every subscription to a private or presence channel, and public ones carry no personal data.
 */
export const channelOf = {
  /** Hints about a patient's lists: `appointment.changed`, `surveys.changed`. */
  patient: (tenantId: number, patientId: number) => `private-t${tenantId}-patient-${patientId}`,
  /** Hints about one appointment, its payment, messages, files, requests and people: `appointment.changed` … */
  appointment: (tenantId: number, appointmentId: number) =>
    `private-t${tenantId}-appointment-${appointmentId}`,
  /**
   * Participants of a call, and its events: `visit.changed`, `visit.ended`, `messages.changed` … A member's id is
   * the participant's.
   */
  visit: (tenantId: number, appointmentId: number) => `presence-t${tenantId}-visit-${appointmentId}`,
  /** Signals for one participant: `signal`. */
  participant: (tenantId: number, participantId: string) =>
    `private-t${tenantId}-participant-${participantId}`,
  /** Public, without personal data: the free slots of a doctor have changed (`slots.changed`). */
  doctor: (tenantId: number, doctorId: number) => `t${tenantId}-doctor-${doctorId}`,
  /** Public, of one report of a danger; only its sender knows the name (`urgent.changed`). */
  urgent: (tenantId: number, name: string) => `t${tenantId}-urgent-${name}`,
  /** Hints for the clinic's programs: `appointment.changed`, `waiting_room.changed`, `messages.changed`, `urgent.changed`. */
  clinic: (tenantId: number) => `private-t${tenantId}-clinic`,
} as const;

/**
 * Realtime events. All but `signal` only report that something changed, and the receiver fetches it.
 * Events of an appointment or a call carry `{ appointment_id }`, `signal` carries `{ from, data }`. `waiting_room.changed`,
 * `slots.changed`, `urgent.changed`, `surveys.changed` and `visit.taken_over` (to a participant) carry `{}`.
 */
export const realtimeEvents = {
  appointmentChanged: "appointment.changed",
  callChanged: "visit.changed",
  callEnded: "visit.ended",
  messagesChanged: "messages.changed",
  filesChanged: "files.changed",
  requestsChanged: "requests.changed",
  peopleChanged: "people.changed",
  waitingRoomChanged: "waiting_room.changed",
  slotsChanged: "slots.changed",
  callTakenOver: "visit.taken_over",
  urgentChanged: "urgent.changed",
  surveysChanged: "surveys.changed",
  signal: "signal",
} as const;

/** What a private or presence channel is about, with its clinic (`tenantId`). */
export type ChannelSubject =
  | { kind: "patient" | "appointment" | "visit"; tenantId: number; id: number }
  | { kind: "participant"; tenantId: number; id: string }
  | { kind: "clinic"; tenantId: number };

/**
 * Parses the name of a private or presence channel; null where it is none of ours, also for the public ones
 * (`doctor`, `urgent`). Does not check whether the clinic or subject exists.
 */
export function subjectOfChannel(name: string): ChannelSubject | null {
  const clinic = /^private-t([1-9]\d{0,8})-clinic$/.exec(name);
  if (clinic) return { kind: "clinic", tenantId: Number(clinic[1]) };
  const participant = /^private-t([1-9]\d{0,8})-participant-([\w-]{16,64})$/.exec(name);
  if (participant) return { kind: "participant", tenantId: Number(participant[1]), id: participant[2] ?? "" };
  const numbered = /^(private|presence)-t([1-9]\d{0,8})-(patient|appointment|visit)-([1-9]\d{0,14})$/.exec(
    name,
  );
  if (!numbered) return null;
  const [, access, tenant, kind, id] = numbered;
  if ((access === "presence") !== (kind === "visit")) return null;
  if (kind !== "patient" && kind !== "appointment" && kind !== "visit") return null;
  return { kind, tenantId: Number(tenant), id: Number(id) };
}
