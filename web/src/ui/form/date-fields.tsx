import { useId, type ReactNode } from "react";
import styles from "./date-fields.module.css";
import { FieldGroup, TextField } from "./field.tsx";

type DateValues = { day: string; month: string; year: string };

type Props = {
  /** Of the group, for an error summary that leads to it. */
  id?: string;
  /** The fields are sent as `{name}_day`, `{name}_month` and `{name}_year`. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  labels: DateValues;
  defaultValue?: Partial<DateValues> | undefined;
  /** The patient's own birthday, which the browser may fill in. */
  isOwnBirthday?: boolean;
};

/**
 * Three text fields for a date known by heart, such as a birth date, sent as `{name}_day`, `_month` and `_year`; the month may be typed as
 * a name. Does not validate.
 */
export function DateFields(props: Props) {
  const { name, label, hint, error, labels, defaultValue, isOwnBirthday = false } = props;
  const made = useId();
  const id = props.id ?? made;
  return (
    <FieldGroup id={props.id ?? `${id}-group`} label={label} hint={hint} error={error}>
      <div className={styles["parts"]}>
        {(["day", "month", "year"] as const).map((part) => (
          <TextField
            key={part}
            id={`${id}-${part}`}
            className={styles[part]}
            label={labels[part]}
            name={`${name}_${part}`}
            defaultValue={defaultValue?.[part]}
            inputMode="numeric"
            maxLength={{ day: 2, month: 12, year: 4 }[part]}
            autoComplete={isOwnBirthday ? `bday-${part}` : "off"}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
