import { addressOf } from "@anteroom/contract/endpoint";
import {
  downloadFile,
  fileMediaType,
  fileNameHeader,
  type sendFile,
  type SharedItem,
} from "@anteroom/contract/appointment/files";
import { transferStallMs } from "@anteroom/domain/shared/lifetimes";
import { noAnswer, resultOf, type Api, type Failure, type Result } from "../../platform/api.ts";

type Sending = {
  /** Where it is sent to, within the API. */
  address: string;
  file: File;
  /** Sent besides what every call sends: a guest's right. */
  headers: Record<string, string>;
  onProgress: (sentBytes: number) => void;
  signal: AbortSignal;
};

/**
 * Uploads a file by XMLHttpRequest, reporting progress in bytes; null if `signal` cancelled it. Fails with
 * `timeout` after `transferStallMs` without progress, with `noAnswer()` if the connection breaks. Never rejects.
 */
export function uploadFile(
  { reach }: Pick<Api, "reach">,
  { address, file, headers, onProgress, signal }: Sending,
): Promise<Result<SharedItem> | null> {
  if (signal.aborted) return Promise.resolve(null);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let isSilent = false;
    let timer: ReturnType<typeof setTimeout>;
    const restartTimeout = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isSilent = true;
        request.abort();
      }, transferStallMs);
    };
    const finish = (result: Result<SharedItem> | null) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      resolve(result);
    };
    const stop = () => request.abort();
    request.open("POST", reach.baseUrl + address);
    const named = {
      "content-type": fileMediaType,
      [fileNameHeader]: encodeURIComponent(file.name.toWellFormed()),
    };
    for (const [name, value] of Object.entries({ ...reach.credentials(address), ...headers, ...named }))
      request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded }) => {
      restartTimeout();
      onProgress(Math.min(loaded, file.size));
    });
    request.addEventListener("load", () => {
      const result = resultOf<typeof sendFile>(request.status, parse(request.responseText));
      finish(result.isOk ? { isOk: true, data: result.data.data.entity } : result);
    });
    request.addEventListener("error", () => finish({ isOk: false, failure: noAnswer() }));
    request.addEventListener("abort", () =>
      finish(isSilent ? { isOk: false, failure: { code: "timeout" } } : null),
    );
    signal.addEventListener("abort", stop);
    restartTimeout();
    request.send(file);
  });
}

/** A file to fetch, with the headers that authorise it. */
export type WantedFile = { appointmentId: number; file: SharedItem; headers: Record<string, string> };

/** Fetches a file and makes the browser save it under its own name. Returns why it failed, or null. */
export async function saveFile(api: Pick<Api, "reach">, wanted: WantedFile): Promise<Failure | null> {
  const fetched = await fetchFile(api, wanted);
  if (fetched.isOk) saveBlobAs(fetched.data, wanted.file.name);
  return fetched.isOk ? null : fetched.failure;
}

/**
 * Fetches a file's content into memory, without a time limit. A failure to connect is `noAnswer()`. Never
 * rejects.
 */
export async function fetchFile(
  { reach }: Pick<Api, "reach">,
  { appointmentId, file, headers }: WantedFile,
): Promise<Result<Blob>> {
  const address = addressOf(downloadFile, { appointment_id: appointmentId, file_id: file.id });
  try {
    const answer = await fetch(reach.baseUrl + address, {
      headers: { ...reach.credentials(address), ...headers },
      cache: "no-store",
    });
    if (!answer.ok) {
      const result = resultOf<typeof downloadFile>(answer.status, parse(await answer.text()));
      return result.isOk ? { isOk: false, failure: { code: "unreadable" } } : result;
    }
    return { isOk: true, data: await answer.blob() };
  } catch {
    return { isOk: false, failure: noAnswer() };
  }
}

/** Makes the browser save a blob under a name, by clicking a link; releases the blob a minute later. */
export function saveBlobAs(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
