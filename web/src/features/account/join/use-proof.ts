import { getSecurity } from "@anteroom/contract/account/second-factor";
import { useState } from "react";
import type { Failure, Result } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";

/** Proof that the person at this device is the one who is signed in. */
export type Proof = {
  /** Makes sure of it before anything is asked: true, false where the dialog was closed, or why it is not known. */
  ensure: () => Promise<boolean | Failure>;
  /** Calls, and calls again after the dialog where the server requires proof; null where it was closed. */
  run: <T>(call: () => Promise<Result<T>>) => Promise<Result<T> | null>;
  /** Set while the password is requested: render `ProofDialog` with it. */
  onProof: ((isProven: boolean) => void) | null;
};

/** Returns how to call what requires recent authentication. */
export function useProof(): Proof {
  const { api } = useApp();
  const [onProof, setOnProof] = useState<((isProven: boolean) => void) | null>(null);
  const ask = async (): Promise<boolean> => {
    const isProven = await new Promise<boolean>((resolve) => setOnProof(() => resolve));
    setOnProof(null);
    return isProven;
  };
  const ensure = async () => {
    const answer = await api.call(getSecurity);
    if (!answer.isOk) return answer.failure;
    return answer.data.data.entity.proven_until !== null || ask();
  };
  const run: Proof["run"] = async (call) => {
    const answer = await call();
    if (answer.isOk || answer.failure.code !== "proof_needed") return answer;
    return (await ask()) ? run(call) : null;
  };
  return { ensure, run, onProof };
}
