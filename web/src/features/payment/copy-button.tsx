import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";

/** Puts a text where it can be pasted, and says that it did. `label` names what is copied, for those who do not see the line. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useLingui();
  const [state, setState] = useState<"ready" | "done" | "refused">("ready");
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setState("done"),
      () => setState("refused"), // it can still be marked and copied by hand
    );
  };
  const words = { ready: "", done: t`Copied`, refused: t`Your browser did not copy it` };
  return (
    <>
      <Button
        kind="soft"
        isSmall
        icon={state === "done" ? "check" : "copy"}
        aria-label={state === "done" ? undefined : label}
        onClick={copy}
      >
        {state === "done" ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
      <output className="vh">{words[state]}</output>
    </>
  );
}
