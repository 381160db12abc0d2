import { getAppointment } from "@anteroom/contract/appointments";
import {
  beginPayment,
  getPaymentInfo,
  submitPaymentResult,
  type PaymentInfo,
} from "@anteroom/contract/payment";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import type { Failure, Result } from "../../platform/api.ts";
import { useApp } from "../../platform/app-context.tsx";
import { refreshAppointments } from "../../platform/appointments.ts";
import { useStore } from "../../platform/store.ts";
import { isPaymentWindowOpen, onReturn } from "./payment-window.ts";
import type { ReturnedResult } from "./returned-result.ts";

/** While a payment is undecided the server is asked this often, in ms. */
const pollEvery = 3000;

/** What the server knows of a payment, and of its appointment. It is asked again until it is decided. */
export function usePayment(appointmentId: number) {
  const { api } = useApp();
  const queries = useQueryClient();
  const params = { appointment_id: appointmentId };
  const info = useQuery({
    queryKey: ["payment", appointmentId],
    queryFn: () => api.call(getPaymentInfo, { params }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isUndecided(state.data) ? pollEvery : false),
  });
  const payment = info.data?.isOk ? info.data.data.data.entity : undefined;
  const appointment = useQuery({
    queryKey: ["payment-appointment", appointmentId, payment?.status],
    queryFn: () => api.call(getAppointment, { params }),
    staleTime: 0,
    enabled: payment !== undefined,
  });
  const ask = useCallback(
    () => void queries.invalidateQueries({ queryKey: ["payment", appointmentId] }),
    [queries, appointmentId],
  );
  const status = payment?.status;
  useEffect(() => {
    if (status !== undefined) void refreshAppointments(queries);
  }, [queries, status]);
  const isWindowOpen = useStore(isPaymentWindowOpen, false);
  useEffect(ask, [ask, isWindowOpen]);
  useEffect(() => onReturn(appointmentId, ask), [appointmentId, ask]);
  return {
    payment,
    appointment: appointment.data?.isOk ? appointment.data.data.data.entity : undefined,
    failure: failureOf(info.data) ?? failureOf(appointment.data),
    isWindowOpen,
    ask,
    learn: (told: Result<{ data: { entity: PaymentInfo } }>) =>
      queries.setQueryData(["payment", appointmentId], told),
  };
}

/** Hands what the payment page gave back to the server, once. */
export function useSubmitResult(
  appointmentId: number | null,
  result: ReturnedResult | null,
  onDone: () => void,
): void {
  const { api } = useApp();
  const queries = useQueryClient();
  const isSent = useRef(false);
  useEffect(() => {
    if (appointmentId === null || result === null || isSent.current) return;
    isSent.current = true;
    const params = { appointment_id: appointmentId };
    void api.call(submitPaymentResult, { params, body: result }).then((told) => {
      if (told.isOk) queries.setQueryData(["payment", appointmentId], told);
      onDone();
    });
  }, [api, appointmentId, onDone, queries, result]);
}

/** Begins the payment, or goes on with the one begun (S4.PAYFLOW.04). */
export function useBeginPayment() {
  const { api } = useApp();
  return async (appointmentId: number) => {
    const begun = await api.call(beginPayment, {
      params: { appointment_id: appointmentId },
      body: { method: "credit_card" },
    });
    if (begun.isOk) failures.delete(appointmentId);
    else failures.set(appointmentId, begun.failure);
    return begun;
  };
}

/** Why the payment of an appointment could not be begun; the page that shows it may be another than the one that tried. */
export function lastBeginFailure(appointmentId: number): Failure | null {
  return failures.get(appointmentId) ?? null;
}
const failures = new Map<number, Failure>();

function isUndecided(answer: Result<{ data: { entity: PaymentInfo } }> | undefined): boolean {
  if (!answer?.isOk) return answer !== undefined && answer.failure.code !== "not_found";
  const { status } = answer.data.data.entity;
  return status === "awaiting_payment" || status === "pending";
}

function failureOf(answer: Result<unknown> | undefined) {
  return answer && !answer.isOk ? answer.failure : undefined;
}
