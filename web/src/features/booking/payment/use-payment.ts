import { getAppointment } from "@anteroom/contract/appointment/appointments";
import { channelOf, realtimeEvents } from "@anteroom/contract/channels";
import {
  beginPayment,
  getPaymentInfo,
  giveUpPayment,
  handOffPayment,
  submitPaymentResult,
  type PaymentInfo,
} from "@anteroom/contract/appointment/payment";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import type { Failure, Result } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { refreshAppointments } from "../../../platform/appointments.ts";
import { useStore } from "../../../platform/storage/store.ts";
import { storePaymentChoice } from "../../../shared/booking/last-payment-choice.ts";
import { usePaymentPass } from "./due/payment-pass.ts";
import { closePaymentWindow, onPaymentReturn, paymentWindow, showPaymentPage } from "./payment-window.ts";
import type { PaymentChoice } from "../../../shared/booking/last-payment-choice.ts";
import type { ReturnedResult } from "./outcome/returned-result.ts";

/** The server's answer about a payment. */
export type InfoAnswer = Result<{ data: { entity: PaymentInfo } }>;

/** While a payment is undecided the server is asked this often, in ms. */
const pollEvery = 3000;

/**
 * Fetches a payment and its appointment (not with a payment pass). Polls every 3 s while undecided or after a
 * failure other than `not_found`. Fetches again on hints (not with a payment pass), on the window's return and at
 * its changes. A lost request leaves the last answer. `ask` fetches again; `learn` takes over an answer. Each new status refreshes the appointments.
 */
export function usePayment(appointmentId: number) {
  const { api } = useApp();
  const queries = useQueryClient();
  const { headers, isPass } = usePaymentPass();
  const params = { appointment_id: appointmentId };
  const info = useQuery({
    queryKey: ["payment", appointmentId],
    queryFn: async ({ client, queryKey }) =>
      lastUnlessAnswered(await api.call(getPaymentInfo, { params, headers }), client.getQueryData(queryKey)),
    staleTime: 0,
    refetchInterval: ({ state }) => (isUndecided(state.data) ? pollEvery : false),
  });
  const payment = info.data?.isOk ? info.data.data.data.entity : undefined;
  const appointment = useQuery({
    queryKey: ["payment-appointment", appointmentId, payment?.status],
    queryFn: async ({ client, queryKey }) =>
      lastUnlessAnswered(await api.call(getAppointment, { params }), client.getQueryData(queryKey)),
    staleTime: 0,
    enabled: payment !== undefined && !isPass,
  });
  const ask = useCallback(
    () => void queries.invalidateQueries({ queryKey: ["payment", appointmentId] }),
    [queries, appointmentId],
  );
  const status = payment?.status;
  useEffect(() => {
    if (status !== undefined) void refreshAppointments(queries);
  }, [queries, status]);
  const windowState = useStore(paymentWindow, "none");
  useEffect(ask, [ask, windowState]);
  useEffect(() => onPaymentReturn(appointmentId, ask), [appointmentId, ask]);
  usePaymentHints(isPass ? null : appointmentId, ask);
  return {
    payment,
    appointment: appointment.data?.isOk ? appointment.data.data.data.entity : undefined,
    failure: failureOf(info.data) ?? failureOf(appointment.data),
    windowState,
    ask,
    learn: (infoAnswer: InfoAnswer) => queries.setQueryData(["payment", appointmentId], infoAnswer),
  };
}

/** Returns the answer; after a lost request the last one, so that a poll without an answer takes no page away. */
function lastUnlessAnswered<T>(answer: Result<T>, last: Result<T> | undefined): Result<T> {
  const isLost = !answer.isOk && answer.failure.title === undefined;
  return isLost && last?.isOk ? last : answer;
}

/** The server's hint that the payment has changed, so that the page need not wait for the next poll. */
function usePaymentHints(appointmentId: number | null, ask: () => void): void {
  const { boot, realtime } = useApp();
  const { tenantId } = boot;
  useEffect(() => {
    if (tenantId === null || appointmentId === null) return;
    let isOpen = true;
    let leave = () => {};
    const connect = async () => {
      const connection = await realtime();
      if (!isOpen) return;
      leave = connection.subscribe(channelOf.appointment(tenantId, appointmentId), {
        events: { [realtimeEvents.appointmentChanged]: ask },
        onEntered: ask,
      });
    };
    connect().catch(() => {}); // without it the page still asks by itself
    return () => {
      isOpen = false;
      leave();
    };
  }, [appointmentId, ask, realtime, tenantId]);
}

/**
 * Submits what the payment page returned to the server, once per mount, and caches the answer; then calls
 * `onDone`, also after a failure. Does nothing with null.
 */
export function useSubmitResult(
  appointmentId: number | null,
  result: ReturnedResult | null,
  onDone: () => void,
): void {
  const { api } = useApp();
  const queries = useQueryClient();
  const { headers } = usePaymentPass();
  const isSent = useRef(false);
  useEffect(() => {
    if (appointmentId === null || result === null || isSent.current) return;
    isSent.current = true;
    const params = { appointment_id: appointmentId };
    void api.call(submitPaymentResult, { params, body: result, headers }).then((infoAnswer) => {
      if (infoAnswer.isOk) queries.setQueryData(["payment", appointmentId], infoAnswer);
      onDone();
    });
  }, [api, appointmentId, headers, onDone, queries, result]);
}

/**
 * Returns a function that starts or continues a payment (S4.PAYFLOW.04), and remembers choice and failure
 * until a reload. A provider's page is shown in the payment window, which must have been opened within the
 * tap; without a page to show, the window is closed. Does not update the cache.
 */
export function useBeginPayment() {
  const { api } = useApp();
  const { headers } = usePaymentPass();
  return async (appointmentId: number, choice: PaymentChoice): Promise<InfoAnswer> => {
    const { method, phoneNumber } = choice;
    const begun = await api.call(beginPayment, {
      params: { appointment_id: appointmentId },
      body: { method, ...(phoneNumber === undefined ? {} : { phone_number: phoneNumber }) },
      headers,
    });
    storePaymentChoice(choice);
    tries.set(appointmentId, { choice, failure: begun.isOk ? null : begun.failure });
    const action = begun.isOk ? begun.data.data.entity.action : null;
    if (action?.type === "redirect") showPaymentPage(action.url, appointmentId);
    else closePaymentWindow();
    return begun;
  };
}

type Try = { choice: PaymentChoice; failure: Failure | null };

/**
 * Returns how the payment was last started since the page was loaded, and why that failed; null if not tried.
 */
export function lastPaymentAttempt(appointmentId: number): Try | null {
  return tries.get(appointmentId) ?? null;
}
const tries = new Map<number, Try>();

/**
 * Returns a function that cancels payment and booking on the server for good (D.75). If the payment succeeded
 * first, the answer says so. Neither updates the cache nor closes the window.
 */
export function useGiveUp() {
  const { api } = useApp();
  const { headers } = usePaymentPass();
  return (appointmentId: number): Promise<InfoAnswer> =>
    api.call(giveUpPayment, { params: { appointment_id: appointmentId }, headers });
}

/** Returns a function that creates a single-use link to pay on another device. */
export function useHandOff() {
  const { api } = useApp();
  return (appointmentId: number) => api.call(handOffPayment, { params: { appointment_id: appointmentId } });
}

function isUndecided(answer: InfoAnswer | undefined): boolean {
  if (!answer?.isOk) return answer !== undefined && answer.failure.code !== "not_found";
  const { status } = answer.data.data.entity;
  return status === "awaiting_payment" || status === "pending";
}

function failureOf(answer: Result<unknown> | undefined) {
  return answer && !answer.isOk ? answer.failure : undefined;
}
