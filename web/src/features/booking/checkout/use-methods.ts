import { getOpenReference } from "@anteroom/contract/appointment/payment";
import {
  isSlowMethod,
  methodsFor,
  splitByReference,
  type PaymentMethod,
} from "@anteroom/domain/payment/payment-methods";
import { useQuery } from "@tanstack/react-query";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";

type Methods = {
  /** What can be chosen now. */
  methods: PaymentMethod[];
  /** What an open payment of the same account leaves out, and the appointment it is for (D.72). */
  blocked: { methods: PaymentMethod[]; appointmentId: number } | null;
  /** What a guest could choose with an account (D.72). */
  forAccounts: PaymentMethod[];
};

/**
 * Returns the payment methods for a time not booked yet: usable, only with an account, and blocked by an open
 * payment; none unless `isDue`. `startTime` in ms. Queries the server for an open payment reference only
 * where one would exclude methods; until it answers nothing is blocked.
 */
export function usePaymentMethods(isDue: boolean, startTime: number): Methods {
  const { api, clock } = useApp();
  const { settings } = useClinic();
  const isSignedIn = useSession().kind === "signed-in";
  const forAll = isDue ? methodsFor({ settings, isSignedIn: true, startTime, now: clock.now() }) : [];
  const all = isSignedIn ? forAll : forAll.filter((method) => !isSlowMethod(method));
  const hasAccounts = settings.patientsLogIn || settings.patientsSignUp;
  const { data } = useQuery({
    queryKey: ["open-reference"],
    queryFn: () => api.call(getOpenReference, {}),
    enabled: isSignedIn && all.some(isSlowMethod),
    staleTime: 0,
  });
  const appointmentId = data?.isOk ? data.data.data.entity.appointment_id : null;
  const { offered, blocked } = splitByReference(all, appointmentId !== null);
  return {
    methods: offered,
    forAccounts: hasAccounts ? forAll.filter((method) => !all.includes(method)) : [],
    blocked: appointmentId === null || blocked.length === 0 ? null : { methods: blocked, appointmentId },
  };
}
