import { useMemo } from "react";
import type { SlotChoice } from "../../shared/booking/booking-memory.ts";
import { useStore } from "../../platform/storage/store.ts";
import type { FilesHold } from "./before-appointment/hold-file-store.ts";
import { holdHeaders, isSameSlot, type HoldState, type HoldStore } from "./hold-store.ts";

const none: HoldState = { kind: "none" };

/**
 * Returns the hold that the booking's files belong to; the same object until another hold replaces it; null
 * unless this slot is held.
 */
export function useFilesHold(holds: HoldStore, slot: SlotChoice): FilesHold | null {
  const state = useStore(holds, none);
  const held = state.kind === "kept" && isSameSlot(state.hold, slot) ? state.hold : null;
  const { id, secret } = held ?? { id: null, secret: "" };
  return useMemo(
    () => (id === null ? null : { id, headers: holdHeaders({ kind: "kept", hold: { id, secret } }) }),
    [id, secret],
  );
}
