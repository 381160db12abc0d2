import type { Appointment } from "@anteroom/contract/appointments";
import { lazy, Suspense, useEffect, useState } from "react";
import { useApp, useSession } from "../../platform/app-context.tsx";

const VisitChanges = lazy(() =>
  import("../appointments/visit-changes.tsx").then((module) => ({ default: module.VisitChanges })),
);

type Props = { appointment: Appointment; onChanged: () => void };

/** D.85: a guest has no page of the visit but this one: another time or none is asked for here. */
export function GuestChanges({ appointment, onChanged }: Props) {
  const { texts } = useApp();
  const session = useSession();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    texts.load(["appointments"]).then(
      () => setReady(true),
      () => {}, // without its words it stays away; the door itself is what matters here
    );
  }, [texts]);
  // Who is signed in calls as a patient, to whom this visit does not belong.
  if (!isReady || session.kind === "signed-in") return null;
  return (
    <div className="form">
      <Suspense>
        <VisitChanges appointment={appointment} onChanged={onChanged} />
      </Suspense>
    </div>
  );
}
