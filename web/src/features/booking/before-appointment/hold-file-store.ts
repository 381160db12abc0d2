import { addressOf } from "@anteroom/contract/endpoint";
import { listHoldFiles, removeHoldFile, sendHoldFile } from "@anteroom/contract/appointment/files";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import type { App } from "../../../platform/app-context.tsx";
import { createStore, type Store } from "../../../platform/storage/store.ts";
import { findFileProblem, type FileFailure } from "../../../shared/files/file-queue.ts";
import { uploadFile } from "../../../shared/files/transfer-file.ts";

/** The hold that the files belong to, and the headers that authorise access to it. */
export type FilesHold = { id: number; headers: Record<string, string> };

/** A file of the booking and the state of its upload. */
export type HoldFile = {
  key: number;
  name: string;
  sizeBytes: number;
  /** The file itself; null after a reload, when only the server has it. */
  file: File | null;
  /** Its id on the server, once uploaded. */
  id: number | null;
  state: "waiting" | "sending" | "sent" | "failed";
  sentBytes: number;
  failure: FileFailure | null;
};

type State = {
  files: readonly HoldFile[];
  /** More files were chosen than a hold accepts. */
  isTooMany: boolean;
  /** Files that only the server had were deleted with an expired hold. */
  isLost: boolean;
};

/** The files of the booking under way; survives changes of step and time, ends with the booking. */
export type HoldFileStore = Pick<Store<State>, "get" | "subscribe"> & {
  /**
   * Names the hold and fetches its files. Files that it does not carry, such as those of one that has ended,
   * are sent to it again. Ignored for null and the same hold; a failed fetch changes nothing.
   */
  setHold: (hold: FilesHold | null) => Promise<void>;
  /**
   * Adds files, up to `fieldLimits.filesPerHold` in all, and uploads them one after the other once there is a
   * hold. More set `isTooMany`.
   */
  add: (chosen: readonly File[]) => void;
  /** Stops a file's upload, or deletes it here and on the server, whose failure is ignored. */
  remove: (key: number) => void;
  /** Uploads a failed file again. */
  retry: (key: number) => void;
  /** Stops uploads and empties the store; deletes nothing on the server. Call it when the booking has ended. */
  clear: () => void;
};

const stores = new WeakMap<App, HoldFileStore>();

/** The hold of the page; `none` once it is booked or released. */
export type Holds = { get: () => { kind: string }; subscribe: (listener: () => void) => () => void };

/**
 * Returns the store of files of the booking under way in this app, created on first use. It is cleared when
 * `holds` of the first call becomes `none`.
 */
export function holdFileStoreOf(app: App, holds: Holds): HoldFileStore {
  const known = stores.get(app);
  if (known) return known;
  const store = createHoldFileStore(app);
  stores.set(app, store);
  holds.subscribe(() => {
    if (holds.get().kind === "none") store.clear();
  });
  return store;
}

function createHoldFileStore({ api }: App): HoldFileStore {
  const store = createStore<State>({ files: [], isTooMany: false, isLost: false });
  const stops = new Map<number, AbortController>();
  let hold: FilesHold | null = null;
  let lastKey = 0;

  const nextKey = () => (lastKey += 1);
  const setFiles = (files: readonly HoldFile[]) => store.set({ ...store.get(), files });
  const change = (key: number, difference: Partial<HoldFile>) =>
    setFiles(store.get().files.map((one) => (one.key === key ? { ...one, ...difference } : one)));

  /** One after the other: a phone's upload is narrow, and the server counts the places of a hold. */
  async function sendNext(): Promise<void> {
    const waiting = store.get().files.find(({ state }) => state === "waiting");
    if (!waiting?.file || hold === null || stops.size > 0) return;
    const { key, file } = waiting;
    const { id, headers } = hold; // the booking may end while the file is checked
    const stop = new AbortController();
    stops.set(key, stop);
    change(key, { state: "sending", sentBytes: 0, failure: null });
    const failure = await findFileProblem(file);
    const answer = failure
      ? { isOk: false as const, failure }
      : await uploadFile(api, {
          address: addressOf(sendHoldFile, { hold_id: id }),
          file,
          headers,
          onProgress: (sentBytes) => change(key, { sentBytes }),
          signal: stop.signal,
        });
    stops.delete(key);
    // Another time was chosen meanwhile: what the last hold took is in the list of the new one, or has to go again.
    if (answer && !failure && hold !== null && hold.id !== id)
      setFiles(sentToLastHold(store.get().files, key, answer.isOk ? answer.data.id : null));
    else if (answer?.isOk) change(key, { state: "sent", id: answer.data.id, name: answer.data.name }); // with the ending of what it is
    else if (answer) change(key, { state: "failed", failure: answer.failure });
    void sendNext();
  }

  async function setHold(next: FilesHold | null): Promise<void> {
    if (next === null || next.id === hold?.id) return;
    hold = next;
    const listed = await api.call(listHoldFiles, { params: { hold_id: next.id }, headers: next.headers });
    if (!listed.isOk || hold !== next) return;
    store.set({ ...store.get(), ...filesOfHold(store.get().files, listed.data.data.collection, nextKey) });
    void sendNext();
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    setHold,
    add: (chosen) => {
      const { files } = store.get();
      const room = Math.max(0, fieldLimits.filesPerHold - files.length);
      const added = chosen.slice(0, room).map((file) => chosenFile(nextKey(), file));
      store.set({ files: [...files, ...added], isTooMany: chosen.length > room, isLost: false });
      void sendNext();
    },
    remove: (key) => {
      const one = store.get().files.find((file) => file.key === key);
      stops.get(key)?.abort();
      store.set({
        files: store.get().files.filter((file) => file.key !== key),
        isTooMany: false,
        isLost: false,
      });
      if (one && one.id !== null && hold)
        void api.call(removeHoldFile, {
          params: { hold_id: hold.id, file_id: one.id },
          headers: hold.headers,
        });
    },
    clear: () => {
      for (const stop of stops.values()) stop.abort();
      hold = null;
      store.set({ files: [], isTooMany: false, isLost: false });
    },
    retry: (key) => {
      change(key, { state: "waiting", failure: null });
      void sendNext();
    },
  };
}

/** Without the file if the new hold lists it under `id`; else it waits to be sent again. */
function sentToLastHold(files: readonly HoldFile[], key: number, id: number | null): HoldFile[] {
  if (id !== null && files.some((one) => one.id === id)) return files.filter((one) => one.key !== key);
  return files.map((one) => (one.key === key ? { ...one, state: "waiting", sentBytes: 0 } : one));
}

function chosenFile(key: number, file: File): HoldFile {
  const { name, size: sizeBytes } = file;
  return { key, name, sizeBytes, file, id: null, state: "waiting", sentBytes: 0, failure: null };
}

type ListedFile = { id: number; name: string; size_bytes: number | null };

/**
 * Merges the files known here with those that a hold lists: known ones it lacks wait for upload again, listed
 * ones unknown here are added as sent. Files that exist nowhere are dropped and set `isLost`. Pure.
 */
export function filesOfHold(
  known: readonly HoldFile[],
  listed: readonly ListedFile[],
  nextKey: () => number,
): Pick<State, "files" | "isLost"> {
  const stored = known.flatMap((one): HoldFile[] => {
    if (one.id === null || listed.some(({ id }) => id === one.id)) return [one];
    return one.file ? [{ ...one, id: null, state: "waiting" }] : [];
  });
  const unknown = listed
    .filter(({ id }) => known.every((one) => one.id !== id))
    .map(({ id, name, size_bytes }): HoldFile => ({
      key: nextKey(),
      name,
      sizeBytes: size_bytes ?? 0,
      file: null,
      id,
      state: "sent",
      sentBytes: 0,
      failure: null,
    }));
  return { files: [...stored, ...unknown], isLost: stored.length < known.length };
}
