import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icons/icon-names.ts";

type FieldLabels = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to write instead; the error summary shows the very same words. */
  error?: ReactNode;
  /** Only for a search field, whose icon and position explain it. */
  isLabelHidden?: boolean | undefined;
};

type TextProps = ComponentProps<"input"> &
  FieldLabels & {
    icon?: IconName;
    end?: ReactNode;
    /**
     * Large, spaced characters, left to right in all languages: sign-in and appointment codes. Accepts
     * pasting.
     */
    isCode?: boolean;
  };

/**
 * Renders a one-line text field with label, hint and error, which describe it to screen readers. An error
 * sets `aria-invalid`. `end`: content beside it, such as a small button.
 */
export function TextField({
  label,
  hint,
  error,
  isLabelHidden,
  icon,
  end,
  isCode = false,
  id,
  className,
  ...rest
}: TextProps) {
  const ids = useFieldIds(id, hint, error);
  return (
    <div className={classNames(className)}>
      <FieldText {...{ label, hint, error, isLabelHidden }} ids={ids} />
      <div className={styles["frame"]}>
        {icon && <Icon name={icon} />}
        <input {...rest} {...ids.input} className={classNames(styles["input"], isCode && styles["code"])} />
        {end}
      </div>
    </div>
  );
}

/** A text field of several lines. */
export function TextArea({
  label,
  hint,
  error,
  isLabelHidden,
  id,
  className,
  ...rest
}: ComponentProps<"textarea"> & FieldLabels) {
  const ids = useFieldIds(id, hint, error);
  return (
    <div className={classNames(className)}>
      <FieldText {...{ label, hint, error, isLabelHidden }} ids={ids} />
      <div className={styles["frame"]}>
        <textarea {...rest} {...ids.input} className={styles["input"]} />
      </div>
    </div>
  );
}

/** The browser's select field with label, hint and error. Options are its children. */
export function SelectField({
  label,
  hint,
  error,
  isLabelHidden,
  id,
  className,
  ...rest
}: ComponentProps<"select"> & FieldLabels) {
  const ids = useFieldIds(id, hint, error);
  return (
    <div className={classNames(className)}>
      <FieldText {...{ label, hint, error, isLabelHidden }} ids={ids} />
      <div className={classNames(styles["frame"], styles["select"])}>
        <select {...rest} {...ids.input} className={styles["input"]} />
        <Icon name="caret-down" isSmall />
      </div>
    </div>
  );
}

type GroupProps = Omit<ComponentProps<"fieldset">, "id"> & FieldLabels & { id?: string };

/** A fieldset for several controls that answer one question, with its label, hint and error. */
export function FieldGroup({ label, hint, error, isLabelHidden, id, children, ...rest }: GroupProps) {
  const ids = useFieldIds(id, hint, error);
  return (
    <fieldset {...rest} id={id} aria-describedby={ids.input["aria-describedby"]}>
      <legend className={classNames(styles["label"], isLabelHidden && "vh")}>{label}</legend>
      {hint && <Hint id={ids.hint}>{hint}</Hint>}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      <div className={styles["group"]}>{children}</div>
    </fieldset>
  );
}

/** An error message, for controls that are not one of these fields. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles["error"]} id={id}>
      <Icon name="warning-circle-fill" isSmall />
      <span>{children}</span>
    </p>
  );
}

function FieldText({ label, hint, error, isLabelHidden, ids }: TextAndIds) {
  return (
    <>
      <label className={classNames(styles["label"], isLabelHidden && "vh")} htmlFor={ids.input.id}>
        {label}
      </label>
      {hint && <Hint id={ids.hint}>{hint}</Hint>}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </>
  );
}

function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles["hint"]} id={id}>
      {children}
    </p>
  );
}

type TextAndIds = {
  label: ReactNode;
  hint: ReactNode;
  error: ReactNode;
  isLabelHidden: boolean | undefined;
} & {
  ids: ReturnType<typeof useFieldIds>;
};

function useFieldIds(given: string | undefined, hint: ReactNode, error: ReactNode) {
  const made = useId();
  const id = given ?? made;
  const ids = { hint: `${id}-hint`, error: `${id}-error` };
  const described = classNames(hint ? ids.hint : null, error ? ids.error : null);
  return {
    ...ids,
    // Only where it has an error of its own: the parts of a date are marked by their group.
    input: { id, "aria-describedby": described || undefined, ...(error ? { "aria-invalid": true } : null) },
  };
}
