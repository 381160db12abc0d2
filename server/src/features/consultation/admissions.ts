import { randomBytes } from "node:crypto";
import type { Locale } from "@anteroom/domain/shared/locales";

/** Somebody who has been let into a visit's rooms, on one page or program. */
export type Participant = {
  id: string;
  tenantId: number;
  appointmentId: number;
  /** `guest`: invited, or come by code. Whoever booked is the patient, with an account or without. */
  role: "patient" | "guest" | "doctor";
  /** The name the others see. */
  name: string;
  /** In which the page speaks. */
  locale?: Locale;
  /** Whom it belongs to, as the audit log names callers: `patient/7`. */
  owner: string;
  /** The page's own name, where it told one. */
  page: string | null;
  /** When the visit's room has closed for good, in ms. */
  expiresAt: number;
  /** The realtime connection that has entered this participant's own channel, once it has. */
  socketId: string | null;
};

type Wanted = Omit<Participant, "id" | "socketId">;

/** Who has been let in, in this process' memory: calls go on without the database, and a restart asks to enter again. */
export type Admissions = {
  admit: (wanted: Wanted, now: Date) => Participant;
  participant: (id: string, now: Date) => Participant | null;
  /** The owner's participants in a visit, the newest first. */
  ofOwner: (visit: CallKey, owner: string, now: Date) => Participant[];
  /** In which language whoever waits reads, or null where nobody is here. */
  patientLocale: (visit: CallKey, now: Date) => Locale | null;
  dismiss: (id: string) => void;
  /** The owner goes in by this page: participants of before are none any more. Returns those that were of other pages. */
  supersede: (visit: CallKey, owner: string, page: string | null, now: Date) => string[];
  /** Whether another page of the owner has taken over from this one. */
  isSuperseded: (owner: string, page: string) => boolean;
  dismissAll: (visit: CallKey) => void;
  /** A guest is at the door, and asks again every few seconds; true when they were not there before. */
  knocked: (guest: GuestKey, now: Date) => boolean;
  isKnocking: (guest: GuestKey, now: Date) => boolean;
  /** Away from the door: let in, or gone. */
  leftLobby: (guest: GuestKey) => void;
};

export type CallKey = { tenantId: number; appointmentId: number };
export type GuestKey = { tenantId: number; invitationId: number };

/** Who has not asked for so long is not at the door any more, in ms: the page asks every few seconds. */
const knockLasts = 12_000;

/** Reloads make a new participant each; older ones than these are forgotten. */
const mostPerOwner = 8;
const mostSuperseded = 5_000;

const prefixes = { patient: "p", guest: "g", doctor: "d" } as const;

/** Whether a member of a visit's channel is one who waits, and neither the doctor nor a guest; known of any id, after a restart too. */
export const isPatientSide = (participantId: string): boolean => participantId.startsWith("p_");

/** Whether a member of a visit's channel is the doctor. */
export const isDoctorSide = (participantId: string): boolean => participantId.startsWith("d_");

/** `onGone`: whoever was dismissed, gave way or was forgotten takes part no more. */
export function createAdmissions(onGone: (participantId: string) => void): Admissions {
  const byId = new Map<string, Participant>();
  const knocks = new Map<string, number>();
  const superseded = new Set<string>();

  const forget = (id: string) => {
    if (byId.delete(id)) onGone(id);
  };
  const live = (now: Date) => [...byId.values()].filter(({ expiresAt }) => expiresAt >= now.getTime());
  const ofOwner: Admissions["ofOwner"] = (visit, owner, now) =>
    live(now)
      .filter((one) => isOf(one, visit) && one.owner === owner)
      .reverse();
  const isKnocking: Admissions["isKnocking"] = (guest, now) =>
    now.getTime() - (knocks.get(keyOf(guest)) ?? -Infinity) <= knockLasts;

  return {
    admit(wanted, now) {
      for (const { id, expiresAt } of byId.values()) if (expiresAt < now.getTime()) forget(id);
      for (const old of ofOwner(wanted, wanted.owner, now).slice(mostPerOwner - 1)) forget(old.id);
      const id = `${prefixes[wanted.role]}_${randomBytes(18).toString("base64url")}`;
      const participant = { ...wanted, id, socketId: null };
      byId.set(id, participant);
      return participant;
    },
    participant(id, now) {
      const found = byId.get(id);
      return found && found.expiresAt >= now.getTime() ? found : null;
    },
    ofOwner,
    patientLocale: (visit, now) =>
      live(now).findLast((one) => isOf(one, visit) && one.role === "patient")?.locale ?? null,
    dismiss: forget,
    supersede(visit, owner, page, now) {
      const mine = ofOwner(visit, owner, now);
      const others = mine.filter((one) => page === null || one.page !== page);
      if (superseded.size > mostSuperseded) superseded.clear(); // a page that comes back later takes over in turn
      for (const { id } of mine) forget(id);
      for (const one of others) if (one.page !== null) superseded.add(pageKey(owner, one.page));
      return others.map(({ id }) => id);
    },
    isSuperseded: (owner, page) => superseded.has(pageKey(owner, page)),
    dismissAll(visit) {
      for (const one of byId.values()) if (isOf(one, visit)) forget(one.id);
    },
    knocked(guest, now) {
      const isNew = !isKnocking(guest, now);
      for (const [key, at] of knocks) if (now.getTime() - at > knockLasts) knocks.delete(key);
      knocks.set(keyOf(guest), now.getTime());
      return isNew;
    },
    isKnocking,
    leftLobby: (guest) => void knocks.delete(keyOf(guest)),
  };
}

const keyOf = ({ tenantId, invitationId }: GuestKey) => `${tenantId}/${invitationId}`;
const pageKey = (owner: string, page: string) => `${owner} ${page}`;

const isOf = (participant: CallKey, { tenantId, appointmentId }: CallKey) =>
  participant.tenantId === tenantId && participant.appointmentId === appointmentId;
