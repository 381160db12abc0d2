import { isSelfHarmCrisis, type Crisis } from "./crisis.ts";
import { SelfHarmHelp, type HelpProps } from "./self-harm-help.tsx";
import { ViolenceHelp } from "./violence-help.tsx";

type Props = HelpProps & {
  /** The crisis; suicide or self-harm by default. */
  crisis?: Crisis;
};

/**
 * Renders the help for a crisis, the same on all pages: for self-harm or poisoning, or for violence by
 * someone close. Scrolls its numbers into view. Sends nothing without a tap.
 */
export function CrisisHelp({ crisis = "self-harm", ...props }: Props) {
  return isSelfHarmCrisis(crisis) ? (
    <SelfHarmHelp {...props} isPoisoning={crisis === "poisoning"} />
  ) : (
    <ViolenceHelp {...props} kind={crisis} />
  );
}
