import type { SharedItem } from "@anteroom/contract/appointment/files";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { fileHeadBytes, fileKindOf, isMisnamedText } from "@anteroom/domain/shared/file-kind";
import type { Failure, Result } from "../../platform/api.ts";
import { createStore, type Store } from "../../platform/storage/store.ts";

/** So many travel at the same time; the others wait for their turn. */
const lanes = 3;

/**
 * Why a file was not sent: refused by the server, or found here before sending. `odd`: its type is not allowed. A file
 * that cannot be read has the code `unreadable`. `signed_out`: the session ended meanwhile.
 */
export type FileFailure = Failure | { own: "empty" | "too_large" | "odd" | "signed_out" };

/** A file and the state of its upload. */
export type QueuedFile = {
  key: number;
  file: File;
  state: "waiting" | "sending" | "sent" | "failed";
  sentBytes: number;
  failure: FileFailure | null;
  /** The file on the server, once it was sent. */
  fileId?: number;
};

/** Uploads files and holds their states. */
export type FileQueue = {
  files: Store<readonly QueuedFile[]>;
  /**
   * Adds files and begins to send them. Takes at most `fieldLimits.filesAtOnce` a call; returns how many more
   * were left out.
   */
  add: (chosen: readonly File[]) => number;
  /** Stops the upload, or removes a file that is not being sent. */
  cancel: (key: number) => void;
  /** Sends one file again, or all failed ones that are retryable. */
  retry: (key?: number) => void;
  /** Removes a sent file from the list: it was deleted on the server. */
  forget: (fileId: number) => void;
  /** Stops all uploads and removes files not sent yet; failed and sent ones stay listed. */
  stop: () => void;
};

type Put = (
  file: File,
  progress: { onProgress: (sentBytes: number) => void; signal: AbortSignal },
) => Promise<Result<SharedItem> | null>;

/**
 * Creates a queue that checks and uploads files, three at a time, independently of React. `put` sends one
 * file and resolves with null if it was aborted; it must not reject. `onSent` is called after each success.
 * Sent files stay listed until more are added to a queue in which all were sent. `interrupted` files, which the end of
 * a session stopped, are listed as failed.
 */
export function createFileQueue(put: Put, onSent: () => void, interrupted: readonly File[] = []): FileQueue {
  const files = createStore<readonly QueuedFile[]>(
    interrupted.map((file, key) => ({
      key,
      file,
      state: "failed",
      sentBytes: 0,
      failure: { own: "signed_out" },
    })),
  );
  const stops = new Map<number, AbortController>();
  let lastKey = interrupted.length;

  const change = (key: number, difference: Partial<QueuedFile>) =>
    files.set(files.get().map((one) => (one.key === key ? { ...one, ...difference } : one)));
  const remove = (key: number) => files.set(files.get().filter((one) => one.key !== key));

  function next(): void {
    const waiting = files.get().find(({ state }) => state === "waiting");
    if (!waiting || stops.size >= lanes) return;
    void send(waiting);
    next();
  }

  async function send({ key, file }: QueuedFile): Promise<void> {
    const stop = new AbortController();
    stops.set(key, stop);
    change(key, { state: "sending", sentBytes: 0, failure: null });
    const failure = await findFileProblem(file);
    const answer = failure
      ? { isOk: false as const, failure }
      : stop.signal.aborted
        ? null
        : await put(file, { onProgress: (sentBytes) => change(key, { sentBytes }), signal: stop.signal });
    stops.delete(key);
    if (answer === null) remove(key);
    else if (answer.isOk) change(key, { state: "sent", sentBytes: file.size, fileId: answer.data.id });
    else change(key, { state: "failed", failure: answer.failure });
    if (answer?.isOk) onSent();
    next();
  }

  return {
    files,
    add: (chosen) => {
      const taken = chosen.slice(0, fieldLimits.filesAtOnce);
      const isOver = files.get().every(({ state }) => state === "sent");
      const begun = taken.map((file): QueuedFile => {
        lastKey += 1;
        return { key: lastKey, file, state: "waiting", sentBytes: 0, failure: null };
      });
      files.set([...(isOver ? [] : files.get()), ...begun]);
      next();
      return chosen.length - taken.length;
    },
    cancel: (key) => {
      const stop = stops.get(key);
      if (stop) stop.abort();
      else remove(key);
    },
    retry: (key) => {
      for (const one of files.get())
        if (one.state === "failed" && (key === undefined ? isRetryable(one) : one.key === key))
          change(one.key, { state: "waiting" });
      next();
    },
    forget: (fileId) => files.set(files.get().filter((one) => one.fileId !== fileId)),
    stop: () => {
      files.set(files.get().filter(({ state }) => state !== "waiting"));
      for (const one of stops.values()) one.abort();
    },
  };
}

/** Returns the files that the end of the session keeps from being sent: on their way, waiting, or to be sent again. */
export function unsentFilesOf(files: readonly QueuedFile[]): File[] {
  const isUnsent = (one: QueuedFile) =>
    one.state === "failed"
      ? isRetryable(one) ||
        (one.failure !== null && "code" in one.failure && one.failure.code === "unauthenticated")
      : one.state !== "sent";
  return files.filter(isUnsent).map(({ file }) => file);
}

/**
 * Returns whether a failed file may succeed later; not if the file itself, access or the limit of files is
 * the problem.
 */
export function isRetryable({ failure }: Pick<QueuedFile, "failure">): boolean {
  if (failure === null) return false;
  if ("own" in failure) return failure.own === "signed_out";
  return !/^(file_|files_|not_found|unauthenticated)/.test(failure.code);
}

/**
 * Returns what is wrong with a file before it is sent (empty, too large, type not allowed by its first bytes), or null.
 * One that cannot be read, because it was moved or changed, has the code `unreadable`. The server checks again.
 */
export async function findFileProblem(file: File): Promise<FileFailure | null> {
  if (file.size === 0) return { own: "empty" };
  if (file.size > fieldLimits.fileBytes) return { own: "too_large" };
  try {
    const head = new Uint8Array(await file.slice(0, fileHeadBytes).arrayBuffer());
    const kind = fileKindOf(head);
    return kind === null || isMisnamedText(file.name, kind) ? { own: "odd" } : null;
  } catch {
    return { code: "unreadable" }; // moved or changed since it was chosen
  }
}
