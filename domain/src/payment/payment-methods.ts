import type { ApplicationSettings, PaymentMethodName } from "../clinic/settings.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Payment methods, in the order in which they are offered. */
export const paymentMethods = [
  "credit_card",
  "mb_way",
  "multibanco",
  "atm",
  "payu",
  "qr_code",
  "instant_transfer",
  "wallet",
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

type MethodRule = {
  /** The setting that enables it. */
  gateway: PaymentMethodName;
  /** The patient's next step, as a payment's `action` names it. */
  kind: "redirect" | "reference" | "qr_code" | "wait";
  /** How long the slot is reserved for it, in ms (D.72). */
  time: number;
};

const quick = 15 * MINUTE;
const slow = 24 * HOUR;

/** For each payment method its setting, the steps of the patient, and its time limit (D.72, D.81). */
export const methodRules: Readonly<Record<PaymentMethod, MethodRule>> = {
  credit_card: { gateway: "creditCard", kind: "redirect", time: quick },
  mb_way: { gateway: "mbWay", kind: "wait", time: 5 * MINUTE },
  multibanco: { gateway: "multibanco", kind: "reference", time: slow },
  atm: { gateway: "atm", kind: "reference", time: slow },
  payu: { gateway: "payU", kind: "redirect", time: quick },
  qr_code: { gateway: "qrCode", kind: "qr_code", time: quick },
  instant_transfer: { gateway: "instantTransfer", kind: "redirect", time: slow },
  wallet: { gateway: "wallet", kind: "redirect", time: quick },
};

/** A slow payment ends this long before the appointment, in ms, and is offered only while its whole time fits. */
const slowEndsBefore = 2 * HOUR;

/**
 * Returns whether a payment may take longer than 15 minutes. Slow methods require a session, and one at a time may
 * be open (D.72).
 */
export function isSlowMethod(method: PaymentMethod): boolean {
  return methodRules[method].time > quick;
}

type MethodQuery = {
  settings: Pick<ApplicationSettings, "gateways">;
  isSignedIn: boolean;
  /** Start of the appointment, in ms. */
  startTime: number;
  now: number;
};

/**
 * Returns the payment methods that the clinic offers and that suit an appointment, in the order of
 * `paymentMethods`. Slow ones require a signed-in patient and at least 26 hours until the start.
 */
export function methodsFor({ settings, isSignedIn, startTime, now }: MethodQuery): PaymentMethod[] {
  const hasTime = startTime - now >= slow + slowEndsBefore;
  return paymentMethods.filter(
    (method) =>
      settings.gateways[methodRules[method].gateway] !== undefined &&
      (!isSlowMethod(method) || (isSignedIn && hasTime)),
  );
}

/**
 * Splits payment methods into `offered` and `blocked`, each in the given order: an open slow payment for another
 * appointment blocks slow methods (D.72).
 */
export function splitByReference(
  methods: readonly PaymentMethod[],
  hasOpenReference: boolean,
): { offered: PaymentMethod[]; blocked: PaymentMethod[] } {
  const isBlocked = (method: PaymentMethod) => hasOpenReference && isSlowMethod(method);
  return { offered: methods.filter((one) => !isBlocked(one)), blocked: methods.filter(isBlocked) };
}

/**
 * Returns until when (ms) a payment begun at `now` may be made: the method's time limit, but never later than the
 * appointment, and for a slow method never later than two hours before it.
 */
export function methodDeadline(
  method: PaymentMethod,
  { now, startTime }: { now: number; startTime: number },
): number {
  const latest = isSlowMethod(method) ? startTime - slowEndsBefore : startTime;
  return Math.min(now + methodRules[method].time, latest);
}

/** Returns a typed MB Way phone number in E.164, `+351912345678`; null where it is no Portuguese mobile number (S8.MSG.08). */
export function mbWayNumber(typed: string): string | null {
  const digits = typed.replaceAll(/[\s().-]/g, "");
  const mobile = /^(?:\+|00)?(?:351)?(9[1236]\d{7})$/.exec(digits)?.[1];
  return mobile === undefined ? null : `+351${mobile}`;
}
