import { realtimeEvents } from "@anteroom/contract/channels";
import {
  getUrgentReceipt,
  receiptHeader,
  notifyClinic,
  type UrgentPlace,
  type UrgentReceipt,
} from "@anteroom/contract/health/urgent";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Failure } from "../../platform/api.ts";
import { useApp } from "../../platform/app-context.tsx";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { storeReceipt, fingerprintOf, readReceipt, type StoredReceipt } from "./stored-receipt.ts";

type Message = {
  words: string;
  phone: string;
  appointmentId: number | undefined;
  headers: Record<string, string>;
};

/** What the server does not tell of a message. */
type Known = Pick<StoredReceipt, "receipt" | "mark" | "hasNumber">;

/** Without a hint the answer is asked for this often, in ms. */
const askEvery = 15_000;

/**
 * Returns `send`, which alerts the clinic from a place, and the stored receipt, fetched again on hints and
 * every 15 s until someone has seen it. A failed `send` repeated with the same text and number counts once at
 * the server; one after a success is a new alert. `failure` is that of the last attempt.
 */
export function useUrgentEvent(place: UrgentPlace) {
  const { api, clock, storage } = useApp();
  const [receipt, setReceipt] = useState(() => readReceipt(deviceMemory(storage), place, clock.now()));
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Kept until its answer has come: a message whose answer was lost is not sent twice. With another number it is another message. */
  const attempt = useRef<{ words: string; phone: string; secret: string } | null>(null);
  const keep = useCallback(
    (known: Known, answer: UrgentReceipt) => {
      const stored = receiptOf(known, answer);
      storeReceipt(deviceMemory(storage), place, stored);
      setReceipt(stored);
    },
    [place, storage],
  );
  const send = async ({ words, phone, appointmentId, headers }: Message) => {
    if (attempt.current?.words !== words || attempt.current.phone !== phone)
      attempt.current = { words, phone, secret: newSecret() };
    const { secret } = attempt.current;
    setSending(true);
    setFailure(null);
    const answer = await api.call(notifyClinic, {
      headers,
      body: {
        receipt: secret,
        place,
        words,
        ...(phone === "" ? {} : { phone_number: phone }),
        ...(appointmentId === undefined ? {} : { appointment_id: appointmentId }),
      },
    });
    setSending(false);
    if (!answer.isOk) return setFailure(answer.failure);
    attempt.current = null;
    keep({ receipt: secret, mark: fingerprintOf(words), hasNumber: phone !== "" }, answer.data.data.entity);
  };
  useFollow(receipt, keep);
  return { receipt, isSending, failure, send };
}

/** Fetches again at each hint, and at an interval, until someone has seen it. */
function useFollow(receipt: StoredReceipt | null, keep: (known: Known, answer: UrgentReceipt) => void): void {
  const { api, realtime } = useApp();
  const isOpen = receipt !== null && receipt.seenAt === null;
  const { id = 0, receipt: secret = "", channel = "", mark = null, hasNumber = null } = receipt ?? {};
  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    let leave = () => {};
    const ask = async () => {
      const headers = { [receiptHeader]: secret };
      const answer = await api.call(getUrgentReceipt, { params: { event_id: id }, headers });
      if (!isGone && answer.isOk && answer.data.data.entity.seen_at !== null)
        keep({ receipt: secret, mark, hasNumber }, answer.data.data.entity);
    };
    const connect = async () => {
      const connection = await realtime();
      if (isGone) return;
      const onHint = () => void ask();
      leave = connection.subscribe(channel, {
        events: { [realtimeEvents.urgentChanged]: onHint },
        onEntered: onHint,
      });
    };
    connect().catch(() => {}); // without it the page still asks by itself
    const timer = setInterval(() => void ask(), askEvery);
    return () => {
      isGone = true;
      clearInterval(timer);
      leave();
    };
  }, [api, channel, hasNumber, id, isOpen, keep, mark, realtime, secret]);
}

function receiptOf(known: Known, { id, sent_at, seen_at, channel }: UrgentReceipt): StoredReceipt {
  return {
    ...known,
    id,
    channel,
    sentAt: Date.parse(sent_at),
    seenAt: seen_at === null ? null : Date.parse(seen_at),
  };
}

/** 256 bits in the letters of base64url. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=/g, "");
}
