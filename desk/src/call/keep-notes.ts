import { clinicGetNotes, clinicWriteNotes } from "@anteroom/client/operations";
import type { Failure } from "../../../web/src/platform/api.ts";
import { createStore, type Store } from "../../../web/src/platform/storage/store.ts";
import type { DeskApi } from "../platform/desk-api.ts";

/** The notes and whether they are saved. `conflict`: someone else has changed them meanwhile. */
export type NotesState = {
  text: string;
  /** `conflict`: someone else has changed the notes meanwhile. */
  status: "saved" | "changed" | "saving" | "failed" | "conflict";
  savedAt: string | null;
  failure: Failure | null;
};

/** Saves the notes of one appointment. `write` ends in a save a second later. */
export type NotesKeeper = {
  state: Pick<Store<NotesState>, "get" | "subscribe">;
  write: (text: string) => void;
  /** Saves what is not saved yet, without waiting. */
  saveNow: () => void;
  /** Takes the server's notes, unless there are unsaved changes here. */
  learn: (known: Omit<Known, "appointmentId">) => void;
  /** Overwrites what someone else has written. */
  takeOver: () => Promise<void>;
  /** Holds back what is not saved, until `resume`: the session has ended. */
  pause: () => void;
  /** Saves what was held back. */
  resume: () => void;
};

type Known = { appointmentId: number; text: string; version: number; updated_at: string | null };

/** After the last key, in ms. */
const restMs = 1_000;
/** A save that failed is tried again by itself, in ms. */
const retryMs = 5_000;

/**
 * Saves notes a second after the last change, one request at a time, each based on the server's last version; tries again 5 s after a
 * failure. After a conflict nothing is saved until `takeOver`. A save under way outlives the page.
 */
export function createNotesKeeper(
  api: Pick<DeskApi, "call">,
  { appointmentId, text, version: first, updated_at: savedAt }: Known,
): NotesKeeper {
  const params = { appointment_id: appointmentId };
  const state = createStore<NotesState>({ text, status: "saved", savedAt, failure: null });
  let version = first;
  let saved = text;
  let isBusy = false;
  let isPaused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (part: Partial<NotesState>) => state.set({ ...state.get(), ...part });
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  };

  async function save(): Promise<void> {
    clearTimeout(timer);
    const { text: wanted, status } = state.get();
    if (isPaused || isBusy || wanted === saved || status === "conflict") return;
    isBusy = true;
    change({ status: "saving" });
    const answer = await api.call(clinicWriteNotes, {
      params,
      body: { text: wanted, version },
      outlivesPage: true,
    });
    isBusy = false;
    if (!answer.isOk) {
      const isConflict = answer.failure.code === "changed_elsewhere";
      change({ status: isConflict ? "conflict" : "failed", failure: answer.failure });
      if (!isConflict) later(retryMs);
      return;
    }
    const { entity } = answer.data.data;
    version = entity.version;
    saved = wanted;
    const isWhole = state.get().text === saved;
    change({ status: isWhole ? "saved" : "changed", savedAt: entity.updated_at, failure: null });
    if (!isWhole) later(restMs);
  }

  return {
    state,
    write(next) {
      const { status } = state.get();
      change({ text: next, status: status === "conflict" ? "conflict" : "changed" });
      later(restMs);
    },
    saveNow: () => void save(),
    learn({ text: theirs, version: newer, updated_at: at }) {
      if (newer <= version || isBusy || state.get().text !== saved) return;
      version = newer;
      saved = theirs;
      change({ text: theirs, status: "saved", savedAt: at });
    },
    async takeOver() {
      const answer = await api.call(clinicGetNotes, { params });
      if (!answer.isOk) return change({ failure: answer.failure });
      version = answer.data.data.entity.version;
      change({ status: "changed", failure: null });
      await save();
    },
    pause() {
      isPaused = true;
      clearTimeout(timer);
    },
    resume() {
      isPaused = false;
      void save();
    },
  };
}
