import { useState, type ComponentProps } from "react";
import { TextField } from "./field.tsx";
import { Icon } from "../icon.tsx";
import styles from "./password-field.module.css";

type Props = Omit<ComponentProps<typeof TextField>, "type" | "end"> & {
  /** Names the button that shows what was typed. */
  showLabel: string;
};

/**
 * Renders a password field that allows pasting, with a button to show the text; `current-password` unless
 * `autoComplete` says otherwise.
 */
export function PasswordField({ showLabel, ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      dir="ltr"
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isShown ? "text" : "password"}
      end={
        <button
          type="button"
          className={styles["eye"]}
          aria-label={showLabel}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? "eye-slash" : "eye"} />
        </button>
      }
    />
  );
}
