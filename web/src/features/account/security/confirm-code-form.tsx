import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState, type ReactNode } from "react";
import type { Failure, Result } from "../../../platform/api.ts";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../../../ui/form/code-field.tsx";
import styles from "./security.module.css";

type Confirmed = { data: { entity: { recovery_codes: string[] } } };

type Props = {
  hint: ReactNode;
  takesFocus?: boolean;
  onCode: (code: string) => Promise<Result<Confirmed>>;
  onDone: (recoveryCodes: readonly string[]) => void;
};

/**
 * Renders a form for the six-digit code of a new second factor. `onCode` sends it; on success `onDone`
 * receives the new recovery codes (empty if there are some already). A refusal is shown, empties the field
 * and focuses it.
 */
export function ConfirmCodeForm({ hint, takesFocus = false, onCode, onDone }: Props) {
  const { t } = useLingui();
  const textOf = useFailureText();
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<{ attempt: number; what: Failure | "short" | null }>({
    attempt: 0,
    what: null,
  });
  const code = useRef("");
  const show = (what: Failure | "short") => setTrouble(({ attempt }) => ({ attempt: attempt + 1, what }));
  const send = async () => {
    if (isPending) return;
    if (code.current.length !== 6) return show("short");
    setPending(true);
    const answer = await onCode(code.current);
    setPending(false);
    code.current = "";
    if (answer.isOk) return onDone(answer.data.data.entity.recovery_codes);
    show(answer.failure);
  };
  const { what, attempt } = trouble;
  const problemText = what === null || what === "short" ? null : textOf(what);
  return (
    <AppForm className={styles["form"]} onSend={send}>
      <CodeField
        key={attempt}
        takesFocus={takesFocus || attempt > 0}
        label={t`6-digit code`}
        hint={hint}
        error={
          what === "short"
            ? t`Enter all six digits.`
            : problemText && (
                <span role="alert">
                  {problemText.title} {problemText.detail}
                </span>
              )
        }
        digitLabel={(digit) => t`Digit ${digit} of 6`}
        onChange={(typed) => (code.current = typed)}
      />
      <Button type="submit" isBlock isPending={isPending}>
        <Trans>Continue</Trans>
      </Button>
    </AppForm>
  );
}
