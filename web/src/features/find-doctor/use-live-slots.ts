import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApp } from "../../platform/app-context.tsx";

/** While a doctor's times are shown, a hint that others have changed them asks for them again: the doctor and the free times. */
export function useLiveSlots(doctorId: number): void {
  const app = useApp();
  const queries = useQueryClient();
  useEffect(() => {
    let isOpen = true;
    const refresh = () => void (isOpen && queries.invalidateQueries({ queryKey: ["doctors", doctorId] }));
    const following = import("./follow-slots.ts").then(({ followSlots }) =>
      followSlots(app, doctorId, refresh),
    );
    following.catch(() => {}); // without it the page asks again each minute
    return () => {
      isOpen = false;
      following.then(
        (leave) => leave(),
        () => {},
      );
    };
  }, [app, doctorId, queries]);
}
