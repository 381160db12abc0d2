import { randomBytes } from "node:crypto";
import { locales, type Locale } from "@anteroom/domain/shared/locales";
import * as z from "zod/mini";
import type { Bus, Stored } from "../../ports/bus.ts";

/**
 * A person who was admitted to a call, on one page or program. A person with several pages has several
 * participants.
 */
export type Participant = {
  id: string;
  tenantId: number;
  appointmentId: number;
  /** `guest`: invited or joined by code. The person who booked is the patient, with or without an account. */
  role: "patient" | "guest" | "doctor";
  /** The name the others see. */
  name: string;
  /** The page's language. */
  locale?: Locale | undefined;
  /** The owner, as the audit log names callers: `patient/7`. */
  owner: string;
  /** The page's id, if it has sent one. */
  page: string | null;
  /** When the call's room closes for good, in ms since the epoch. */
  expiresAt: number;
  /** The realtime connection subscribed to this participant's own channel, if any. */
  socketId: string | null;
};

type Wanted = Omit<Participant, "id" | "socketId">;

/**
 * The admitted participants, stored on the bus, so that calls do not need the database. They survive an empty
 * bus while one server still knows them. Expired participants are not returned. Throws `BusUnavailable` while
 * the bus is down.
 */
export type Admissions = {
  admit: (wanted: Wanted, now: Date) => Promise<Participant>;
  /** Admits the owner on this page and removes their earlier participants. `gone`: those of other pages. */
  takeOver: (wanted: Wanted, now: Date) => Promise<{ participant: Participant; gone: string[] }>;
  participant: (id: string, now: Date) => Promise<Participant | null>;
  /** Like `participant`, for a known call. */
  participantIn: (visit: CallKey, id: string, now: Date) => Promise<Participant | null>;
  /** Returns the owner's participants in a call, newest first. */
  ofOwner: (visit: CallKey, owner: string, now: Date) => Promise<Participant[]>;
  /** Returns the page language of the admitted patient, or null without one. */
  patientLocale: (visit: CallKey, now: Date) => Promise<Locale | null>;
  /** Returns whether a doctor who signed in at the desk is admitted, not a program in the doctor's place. */
  isTakenAtDesk: (visit: CallKey, now: Date) => Promise<boolean>;
  /** Records that this connection has entered the participant's own channel. */
  connected: (participant: Participant, socketId: string) => Promise<void>;
  /** Removes all participants of the owner; returns whether there were any. */
  dismiss: (visit: CallKey, owner: string) => Promise<boolean>;
  /** Returns whether another page of the owner has replaced this one. */
  isSuperseded: (visit: CallKey, owner: string, page: string) => Promise<boolean>;
  dismissAll: (visit: CallKey) => Promise<void>;
  /** Records that a guest waits in the lobby, for 12 seconds; returns true when they were not there before. */
  knocked: (guest: GuestKey, now: Date) => Promise<boolean>;
  isKnocking: (guest: GuestKey, now: Date) => Promise<boolean>;
  /** Removes the guest from the lobby: admitted, or gone. */
  leftLobby: (guest: GuestKey) => Promise<void>;
};

/** Identifies a call. */
export type CallKey = { tenantId: number; appointmentId: number };
/** Identifies an invited guest. */
export type GuestKey = { tenantId: number; invitationId: number };

/** How long a guest stays in the lobby without another request, in ms; the page asks every few seconds. */
const knockLasts = 12_000;
/** How much longer than their expiry entries are stored on the bus, in ms. */
const storedLonger = 60 * 60_000;

/** Most participants of one owner: each reload creates one, and the oldest are removed. */
const mostPerOwner = 8;
/** Most superseded pages that are remembered. A forgotten page that returns takes over again. */
const mostSuperseded = 50;

const prefixes = { patient: "p", guest: "g", doctor: "d" } as const;

/**
 * Returns whether a member of a call's channel is the patient, not the doctor or a guest. Decided by the id, also after
 * a restart.
 */
export const isPatientSide = (participantId: string): boolean => participantId.startsWith("p_");

/** Returns whether a member of a call's channel is the doctor. */
export const isDoctorSide = (participantId: string): boolean => participantId.startsWith("d_");

/** All participants of a call, the oldest first, and the superseded pages. */
const Room = z.object({
  participants: z.array(
    z.object({
      id: z.string(),
      tenantId: z.number(),
      appointmentId: z.number(),
      role: z.enum(["patient", "guest", "doctor"]),
      name: z.string(),
      locale: z.optional(z.enum(locales)),
      owner: z.string(),
      page: z.nullable(z.string()),
      expiresAt: z.number(),
      socketId: z.nullable(z.string()),
    }),
  ),
  superseded: z.array(z.string()),
});
type Room = z.infer<typeof Room>;
const CallOf = z.object({ tenantId: z.number(), appointmentId: z.number() });

/**
 * Creates the admissions. An owner has at most 8 participants in a call; the oldest are removed. `onGone` is
 * called on this server with the ids of participants that its changes removed, replaced or found expired.
 */
export function createAdmissions(
  bus: Pick<Bus, "get" | "remove" | "change" | "lasting">,
  onGone: (participantId: string) => void,
): Admissions {
  const load = async (visit: CallKey) => readRoom(await bus.lasting.get(roomKey(visit)));
  const live = async (visit: CallKey, now: Date) =>
    (await load(visit)).participants.filter((one) => isLive(one, now));

  /** Changes the participants, and calls `onGone` for those removed. */
  async function change(visit: CallKey, now: Date | null, step: (room: Room) => Room): Promise<void> {
    let gone: Participant[] = [];
    await bus.lasting.change(roomKey(visit), (text) => {
      const before = readRoom(text);
      const after = step(before);
      gone = before.participants.filter(({ id }) => !after.participants.some((one) => one.id === id));
      return storedRoom(after, now);
    });
    for (const { id } of gone) onGone(id);
  }

  async function add(wanted: Wanted, now: Date, before: (room: Room) => Room): Promise<Participant> {
    const id = `${prefixes[wanted.role]}_${randomBytes(18).toString("base64url")}`;
    const participant: Participant = { ...wanted, id, socketId: null };
    const { tenantId, appointmentId, expiresAt } = wanted;
    const value = JSON.stringify({ tenantId, appointmentId });
    await bus.lasting.set(`participant:${id}`, { value, forMs: lasts(expiresAt, now) });
    await change(wanted, now, (room) => {
      const { participants, superseded } = before(room);
      const here = participants.filter((one) => isLive(one, now));
      const mine = here.filter(({ owner }) => owner === wanted.owner);
      const old = new Set(mine.slice(0, -(mostPerOwner - 1)));
      return { participants: [...here.filter((one) => !old.has(one)), participant], superseded };
    });
    return participant;
  }

  const participantIn: Admissions["participantIn"] = async (visit, id, now) =>
    (await live(visit, now)).find((one) => one.id === id) ?? null;
  const isKnocking: Admissions["isKnocking"] = async (guest, now) =>
    isRecent(await bus.get(knockKey(guest)), now);

  return {
    admit: (wanted, now) => add(wanted, now, (room) => room),
    async takeOver(wanted, now) {
      let gone: string[] = [];
      const participant = await add(wanted, now, (room) => {
        const mine = room.participants.filter((one) => one.owner === wanted.owner);
        const others = mine.filter((one) => wanted.page === null || one.page !== wanted.page);
        gone = others.filter((one) => isLive(one, now)).map(({ id }) => id);
        const pages = others.flatMap(({ owner, page }) => (page === null ? [] : [pageKey(owner, page)]));
        return {
          participants: room.participants.filter((one) => !mine.includes(one)),
          superseded: [...room.superseded, ...pages].slice(-mostSuperseded),
        };
      });
      return { participant, gone };
    },
    async participant(id, now) {
      const text = await bus.lasting.get(`participant:${id}`);
      return text === null ? null : participantIn(CallOf.parse(JSON.parse(text)), id, now);
    },
    participantIn,
    ofOwner: async (visit, owner, now) =>
      (await live(visit, now)).filter((one) => one.owner === owner).reverse(),
    patientLocale: async (visit, now) =>
      (await live(visit, now)).findLast(({ role }) => role === "patient")?.locale ?? null,
    isTakenAtDesk: async (visit, now) =>
      (await live(visit, now)).some(({ role, owner }) => role === "doctor" && owner.startsWith("staff/")),
    connected: ({ id, tenantId, appointmentId }, socketId) =>
      change({ tenantId, appointmentId }, null, ({ participants, superseded }) => ({
        participants: participants.map((one) => (one.id === id ? { ...one, socketId } : one)),
        superseded,
      })),
    async dismiss(visit, owner) {
      let wasHere = false;
      await change(visit, null, ({ participants, superseded }) => {
        const others = participants.filter((one) => one.owner !== owner);
        wasHere = others.length < participants.length;
        return { participants: others, superseded };
      });
      return wasHere;
    },
    isSuperseded: async (visit, owner, page) => (await load(visit)).superseded.includes(pageKey(owner, page)),
    dismissAll: (visit) => change(visit, null, ({ superseded }) => ({ participants: [], superseded })),
    async knocked(guest, now) {
      let isNew = false;
      await bus.change(knockKey(guest), (before) => {
        isNew = !isRecent(before, now);
        return { value: String(now.getTime()), forMs: knockLasts };
      });
      return isNew;
    },
    isKnocking,
    leftLobby: (guest) => bus.remove(knockKey(guest)),
  };
}

const roomKey = ({ tenantId, appointmentId }: CallKey) => `room:${tenantId}/${appointmentId}`;
const knockKey = ({ tenantId, invitationId }: GuestKey) => `knock:${tenantId}/${invitationId}`;
const pageKey = (owner: string, page: string) => `${owner} ${page}`;

const isLive = ({ expiresAt }: Pick<Participant, "expiresAt">, now: Date) => expiresAt >= now.getTime();
const isRecent = (knockedAt: string | null, now: Date) =>
  knockedAt !== null && now.getTime() - Number(knockedAt) <= knockLasts;

const readRoom = (text: string | null): Room =>
  text === null ? { participants: [], superseded: [] } : Room.parse(JSON.parse(text));

/** Stored until the last participant expires; without a clock, for a day: no call is open for longer. */
function storedRoom(room: Room, now: Date | null): Stored | null {
  if (room.participants.length === 0 && room.superseded.length === 0) return null;
  const forMs = now
    ? Math.max(...room.participants.map(({ expiresAt }) => lasts(expiresAt, now)))
    : 24 * 60 * 60_000;
  return { value: JSON.stringify(room), forMs };
}

const lasts = (expiresAt: number, now: Date) => Math.max(0, expiresAt - now.getTime()) + storedLonger;
