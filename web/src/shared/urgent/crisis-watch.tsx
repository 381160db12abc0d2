import { useState, type ComponentProps } from "react";
import { later } from "../../ui/later.tsx";
import type { CrisisHelp } from "./crisis-help.tsx";
import { useDangerCheck } from "./use-danger-check.ts";

type HelpProps = ComponentProps<typeof CrisisHelp>;

/** Help in a crisis, fetched with its texts when it is needed. */
export const laterCrisisHelp = later(async () => (await import("./crisis-help.tsx")).CrisisHelp, null, [
  "urgent",
]);

type Props = {
  text: string;
  /** Help stays after the text was sent or cleared, until the page is left. */
  stays?: boolean;
  /** How the clinic can be told of these words; absent where it cannot be told. */
  reportOf?: (words: string) => HelpProps["notify"];
};

/** Shows help as soon as a text tells of suicide or self-harm; shows nothing otherwise and never blocks. */
export function CrisisWatch({ text, stays = false, reportOf }: Props) {
  const { isSelfHarm } = useDangerCheck(text);
  const [words, setText] = useState<string | null>(null);
  if (isSelfHarm && words !== text) setText(text);
  if (words === null || !(isSelfHarm || stays)) return null;
  return <laterCrisisHelp.Part notify={reportOf?.(isSelfHarm ? text : words) ?? null} />;
}
