import { modelAddress, workerAddress } from "virtual:face-reading";
import type { FromWorker, ToWorker } from "./messages.ts";

export type ReadingWorker = {
  tell(message: ToWorker, handOver?: Transferable[]): void;
  /** Ends the Worker; what it had is gone. */
  end(): void;
};

/** Fetches model and Worker from our own origin and waits until both work together; rejects where one cannot be had. */
export async function openWorker(hear: (message: FromWorker) => void): Promise<ReadingWorker> {
  const answer = await fetch(modelAddress);
  if (!answer.ok) throw new Error(`The face model answered ${answer.status}.`);
  const model = await answer.arrayBuffer();
  const worker = new Worker(workerAddress, { type: "module" });
  const { port1: port, port2 } = new MessageChannel();
  const { promise: isReady, resolve, reject } = Promise.withResolvers<void>();
  worker.addEventListener("error", ({ message }) => reject(new Error(message || "The Worker did not load.")));
  port.addEventListener("message", ({ data }: MessageEvent<FromWorker>) =>
    data.what === "ready" ? resolve() : hear(data),
  );
  port.start();
  worker.postMessage(model, [model, port2]);
  const end = () => {
    port.close();
    worker.terminate();
  };
  await isReady.catch((error: unknown) => {
    end();
    throw error;
  });
  return { tell: (message, handOver = []) => port.postMessage(message, handOver), end };
}
