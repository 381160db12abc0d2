import type { WithInterview } from "../check-state.ts";
import { EmergencyBlock } from "./emergency-block.tsx";
import { useSaid } from "../use-said.ts";

/** What the typed words told that cannot wait, on the pages after it: a question asked in between must not take it away. */
export function WarningBlock({ interview }: WithInterview) {
  const said = useSaid();
  const { warning } = interview;
  return (
    <EmergencyBlock
      isShown={warning !== undefined}
      isSelfHarm={warning === "crisis"}
      reported={said.yes(interview)}
    />
  );
}
