import { createStore } from "../../platform/storage/store.ts";

type Held = ReadonlyMap<number, { patientId: number; files: readonly File[] }>;

/**
 * Files whose sending the server's end of a session stopped, by appointment. They stand in the page alone: a device that
 * was signed out stores nothing of a patient (D.64).
 */
export const interruptedFiles = createStore<Held>(new Map());

/** Holds unsent files of an appointment for the same patient. While any are held, the browser asks before the page is left. */
export function holdInterrupted(appointmentId: number, patientId: number, files: readonly File[]): void {
  interruptedFiles.set(new Map(interruptedFiles.get()).set(appointmentId, { patientId, files }));
  addEventListener("beforeunload", warn);
}

/** Returns the held files of an appointment where they are this patient's (null: of nobody), and holds them no longer. */
export function takeInterrupted(appointmentId: number, patientId: number | null): readonly File[] {
  const held = interruptedFiles.get().get(appointmentId);
  if (!held) return [];
  const rest = new Map(interruptedFiles.get());
  rest.delete(appointmentId);
  interruptedFiles.set(rest);
  if (rest.size === 0) removeEventListener("beforeunload", warn);
  return held.patientId === patientId ? held.files : [];
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
