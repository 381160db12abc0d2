import { fieldLimits } from "@anteroom/domain/field-limits";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./login.module.css";

type Props = { id: string; name: string; label: string; error?: string | undefined };

/** A password one may paste and look at. */
export function PasswordField(props: Props) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      dir="ltr"
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={fieldLimits.password}
      end={
        <button
          type="button"
          className={styles["eye"]}
          aria-label={t`Show password`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? "eye-slash" : "eye"} />
        </button>
      }
    />
  );
}
