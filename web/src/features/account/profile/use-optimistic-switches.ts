import { useState } from "react";

/**
 * Returns the switches as chosen, with `begin` and `end` to call around each save. A changed switch shows its
 * new value until its own save has ended; other answers do not reset it.
 */
export function useOptimisticSwitches<T extends Readonly<Record<string, boolean>>>(known: T) {
  const [onTheWay, setOnTheWay] = useState<Partial<T>>({});
  return {
    /** What is known, with what was chosen and is not answered yet. */
    chosen: { ...known, ...onTheWay },
    begin: (change: Partial<T>) => setOnTheWay((before) => ({ ...before, ...change })),
    /** What the server knows is shown again, unless the same switch was tapped once more. */
    end: (change: Partial<T>) =>
      setOnTheWay(
        (before) =>
          Object.fromEntries(
            Object.entries(before).filter(([name, isOn]) => change[name] !== isOn),
          ) as Partial<T>,
      ),
  };
}
