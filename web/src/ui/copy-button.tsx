import { useState } from "react";
import { Button } from "./button.tsx";

type Props = {
  text: string;
  /** Names what is copied, for those who do not see the line. */
  label: string;
  words: { copy: string; copied: string; refused: string };
};

/** Puts a text where it can be pasted, and says that it did; where the browser refuses, it can still be marked and copied by hand. */
export function CopyButton({ text, label, words }: Props) {
  const [state, setState] = useState<"ready" | "copied" | "refused">("ready");
  const isCopied = state === "copied";
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("refused"),
    );
  };
  return (
    <>
      <Button
        kind="soft"
        isSmall
        icon={isCopied ? "check" : "copy"}
        aria-label={isCopied ? undefined : label}
        onClick={copy}
      >
        {isCopied ? words.copied : words.copy}
      </Button>
      <output className={state === "refused" ? "sm" : "vh"}>{state === "ready" ? "" : words[state]}</output>
    </>
  );
}
