import { useRef, useState } from "react";
import { copyToClipboard } from "../platform/browser/clipboard.ts";
import { Button, type ButtonKind } from "./button.tsx";

type Props = {
  text: string;
  /** Accessible name: says what is copied. */
  label: string;
  words: { copy: string; copied: string; refused: string };
  kind?: ButtonKind;
};

/**
 * A button that copies `text` to the clipboard, and then says so for good, also to screen readers; where the
 * browser refuses, it shows `words.refused`. Does not show the text: render it beside, so that it can be
 * selected by hand.
 */
export function CopyButton({ text, label, words, kind = "soft" }: Props) {
  const copied = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<"ready" | "copied" | "refused">("ready");
  const isCopied = state === "copied";
  const copy = () => {
    copyToClipboard("copy", copied.current).then(
      () => setState("copied"),
      () => setState("refused"),
    );
  };
  return (
    <>
      <span hidden ref={copied}>
        {text}
      </span>
      <Button
        kind={kind}
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
