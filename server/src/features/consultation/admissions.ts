import { randomBytes } from "node:crypto";

/** Somebody who has been let into a visit's rooms, on one page or program. */
export type Participant = {
  id: string;
  tenantId: number;
  appointmentId: number;
  role: "patient" | "guest" | "doctor";
  /** The name the others see. */
  name: string;
  /** Whom it belongs to, as the audit log names callers: `patient/7`. */
  owner: string;
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
  ofOwner: (visit: VisitKey, owner: string, now: Date) => Participant[];
  dismiss: (id: string) => void;
  dismissAll: (visit: VisitKey) => void;
};

export type VisitKey = { tenantId: number; appointmentId: number };

/** Reloads make a new participant each; older ones than these are forgotten. */
const mostPerOwner = 8;

const prefixes = { patient: "p", guest: "g", doctor: "d" } as const;

/** Whether a member of a visit's channel is one who waits, and not the doctor; known of any id, after a restart too. */
export const isPatientSide = (participantId: string): boolean => /^[pg]_/.test(participantId);

export function createAdmissions(): Admissions {
  const byId = new Map<string, Participant>();

  const live = (now: Date) => [...byId.values()].filter(({ expiresAt }) => expiresAt >= now.getTime());
  const ofOwner: Admissions["ofOwner"] = (visit, owner, now) =>
    live(now)
      .filter((one) => isOf(one, visit) && one.owner === owner)
      .reverse();

  return {
    admit(wanted, now) {
      for (const { id, expiresAt } of byId.values()) if (expiresAt < now.getTime()) byId.delete(id);
      for (const old of ofOwner(wanted, wanted.owner, now).slice(mostPerOwner - 1)) byId.delete(old.id);
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
    dismiss: (id) => void byId.delete(id),
    dismissAll(visit) {
      for (const one of byId.values()) if (isOf(one, visit)) byId.delete(one.id);
    },
  };
}

const isOf = (participant: VisitKey, { tenantId, appointmentId }: VisitKey) =>
  participant.tenantId === tenantId && participant.appointmentId === appointmentId;
