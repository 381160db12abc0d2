import { moveRecordMeasurement } from "@anteroom/contract/health/health-record";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import type { RecordPersonChoice } from "../measured-person.ts";

type Moved = { id: number; to: RecordPersonChoice };

/** Moves readings between records of the family. */
export type ReadingMoves = {
  /** All of `people` but this one. */
  others: readonly RecordPersonChoice[];
  /** The reading that was moved last, until it is moved back. */
  moved: Moved | null;
  isPending: boolean;
  failure: Failure | null;
  move: (id: number, to: RecordPersonChoice) => Promise<void>;
  undo: () => Promise<void>;
};

/**
 * Returns the actions to move a person's readings between records on the server. After a move and after its
 * undo it calls `onMoved` for both people, so that the caller can fetch both again. A failure stays until the
 * next attempt.
 */
export function useReadingMoves(
  personId: number,
  people: readonly RecordPersonChoice[],
  onMoved: (patientId: number) => void,
): ReadingMoves {
  const { api } = useApp();
  const [moved, setMoved] = useState<Moved | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async (id: number, from: number, to: number) => {
    setPending(true);
    const params = { patient_id: from, measurement_id: id };
    const answer = await api.call(moveRecordMeasurement, { params, body: { to_patient_id: to } });
    setPending(false);
    setFailure(answer.isOk ? null : answer.failure);
    if (answer.isOk) [from, to].forEach(onMoved);
    return answer.isOk;
  };
  return {
    others: people.filter(({ id }) => id !== personId),
    moved,
    isPending,
    failure,
    move: async (id, to) => {
      if (await send(id, personId, to.id)) setMoved({ id, to });
    },
    undo: async () => {
      if (moved && (await send(moved.id, moved.to.id, personId))) setMoved(null);
    },
  };
}
