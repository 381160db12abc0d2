import { useState } from "react";

/**
 * Switches that each hold at once. A choice is shown from the tap until its own answer has come, so that the answer to
 * another one takes nothing back that is still on its way.
 */
export function useChoices<T extends Readonly<Record<string, boolean>>>(known: T) {
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
