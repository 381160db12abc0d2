import {
  applyVoucher,
  getOrderTotal,
  removeVoucher,
  type OrderTotal,
} from "@anteroom/contract/appointment/vouchers";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Failure, Result } from "../../../platform/api.ts";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import {
  appliedVoucherField,
  storeBookingFields,
  readBookingFields,
} from "../../../shared/booking/booking-fields.ts";
import { bookingKeys } from "../../../shared/booking/erase-booking.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import type { SlotChoice } from "../../../shared/booking/booking-memory.ts";
import { holdHeaders, isSameSlot, type HoldState } from "../hold-store.ts";

type Price = { amount_minor: number; currency: string };

/** The price of the booking and the state of its voucher. */
export type Order = {
  /** Null where the clinic takes no payments, or while unknown. */
  total: OrderTotal | null;
  /** The doctor's price is hidden, and the server's quote has not arrived: the total is unknown until then. */
  isPending: boolean;
  voucher: {
    /** Why the code is not valid. */
    refusal: Failure | null;
    /** Why the code could not be checked: offline, or the server failed. */
    trouble: Failure | null;
    isPending: boolean;
    /** Checks a code; resolves with whether it was refused, so also with false when it could not be checked. */
    apply: (code: string) => Promise<boolean>;
    remove: () => Promise<void>;
    /** Clears the code that was tried, without a request. */
    forget: () => void;
  };
};

/**
 * Returns the total of the order: the doctor's price, or the server's quote for the hold where amounts are
 * hidden or vouchers accepted (D.31). `price`: null where it is hidden, undefined while unknown. A hold of
 * another slot has no quote. Applies the stored voucher to each new hold. `voucher.apply` and `remove` change
 * it on the server and store the code on this device. Follows a voucher used or removed in another tab.
 */
export function useOrder(price: Price | null | undefined, slot: SlotChoice, state: HoldState): Order {
  const { api, storage } = useApp();
  const { patientsPayments, patientsVouchers } = useClinic().settings;
  const queries = useQueryClient();
  const [refused, setRefused] = useState<{ code: string | null; failure: Failure } | null>(null);
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const [isPending, setPending] = useState(false);
  const memory = deviceMemory(storage);
  const [applied] = useState(() => readBookingFields(memory)[appliedVoucherField] ?? null);
  const wanted = useRef<string | null>(applied);
  // Another tab may hold another time.
  const holdId = state.kind === "kept" && isSameSlot(state.hold, slot) ? state.hold.id : null;
  const key = ["order-total", holdId];
  const parts = { params: { hold_id: holdId ?? 0 }, headers: holdHeaders(state) };
  const isNeeded = patientsPayments && (price === null || (price !== undefined && patientsVouchers));
  const note = (code: string | null, failure: Failure) => {
    const isRefused = failure.code.startsWith("voucher_");
    setTrouble(isRefused ? null : failure);
    // A refusal stays true of its code when the line is lost afterwards.
    setRefused((before) => (isRefused ? { code, failure } : before?.code === code ? before : null));
    return isRefused;
  };
  const forget = () => {
    setRefused(null);
    setTrouble(null);
  };
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => {
      const total = await api.call(getOrderTotal, parts);
      const code = wanted.current;
      if (!total.isOk || code === null || total.data.data.entity.voucher_code !== null) return total;
      const again = await api.call(applyVoucher, { ...parts, body: { code } }); // the time was held again; the voucher is applied to the new hold
      if (again.isOk) return again;
      note(code, again.failure);
      return total;
    },
    enabled: isNeeded && holdId !== null,
    staleTime: Infinity,
  });
  const change = async (
    code: string | null,
    ask: () => Promise<Result<{ data: { entity: OrderTotal } }>>,
  ) => {
    setPending(true);
    const total = await ask();
    setPending(false);
    if (!total.isOk) return note(code, total.failure);
    forget();
    wanted.current = code;
    storeBookingFields(memory, { [appliedVoucherField]: code ?? "" });
    queries.setQueryData(key, total);
    return false;
  };
  useEffect(() => {
    const follow = ({ key: changed }: StorageEvent) => {
      if (changed !== bookingKeys.fields) return;
      const code = readBookingFields(deviceMemory(storage))[appliedVoucherField] ?? null;
      if (code === wanted.current) return;
      wanted.current = code;
      setRefused(null);
      setTrouble(null);
      void queries.invalidateQueries({ queryKey: ["order-total", holdId] });
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [storage, queries, holdId]);
  const total = data?.isOk ? data.data.data.entity : null;
  return {
    total: patientsPayments ? (total ?? ofPrice(price)) : null,
    isPending: isNeeded && price === null && holdId !== null && data === undefined,
    voucher: {
      refusal: refused?.failure ?? null,
      trouble,
      isPending,
      apply: (code) => change(code, () => api.call(applyVoucher, { ...parts, body: { code } })),
      remove: async () => void (await change(null, () => api.call(removeVoucher, parts))),
      forget,
    },
  };
}

function ofPrice(price: Price | null | undefined): OrderTotal | null {
  if (!price) return null;
  const { amount_minor: amount, currency } = price;
  return { amount, discount: 0, total: amount, currency, voucher_code: null };
}
