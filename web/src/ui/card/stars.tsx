import type { ReactNode } from "react";
import { FieldGroup } from "../form/field.tsx";
import { Icon } from "../icon.tsx";
import styles from "./stars.module.css";

type InputProps = {
  /** Where the error summary leads. */
  id?: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The five answers in words, worst first: "1 star, bad". */
  answers: readonly [string, string, string, string, string];
  value?: number | undefined;
  onValueChange?: (stars: number) => void;
};

/**
 * Chooses one to five stars, as radio buttons named `name` with the values 1 to 5. Uncontrolled, and `value`
 * ignored, without `onValueChange`.
 */
export function StarsInput({ id, name, label, hint, error, answers, value, onValueChange }: InputProps) {
  return (
    <FieldGroup label={label} hint={hint} error={error} {...(id === undefined ? {} : { id })}>
      <div className={styles["input"]}>
        {answers.map((answer, index) => (
          <label key={answer} className={styles["star"]}>
            <input
              type="radio"
              name={name}
              value={index + 1}
              {...(onValueChange && {
                checked: value === index + 1,
                onChange: () => onValueChange(index + 1),
              })}
            />
            <Icon name="star" />
            <Icon name="star-fill" />
            <span className="vh">{answer}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
