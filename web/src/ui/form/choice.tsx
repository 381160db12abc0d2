import type { ComponentProps, ReactNode } from "react";
import styles from "./choice.module.css";
import { classNames } from "../class-names.ts";

type Props = Omit<ComponentProps<"input">, "type" | "title"> & {
  /** A radio by default; boxes where several may be chosen. */
  type?: "radio" | "checkbox";
  title: ReactNode;
  detail?: ReactNode;
  /** A face before the words, or a sign after them. */
  lead?: ReactNode;
  end?: ReactNode;
};

/**
 * Renders a radio button or checkbox as a whole row. Place it inside a `FieldGroup`, which asks the question.
 */
export function Choice({ type = "radio", title, detail, lead, end, className, ...rest }: Props) {
  return (
    <label className={classNames(styles["choice"], className)}>
      <input {...rest} type={type} className={classNames(styles["mark"], styles[type])} />
      {lead}
      <span className="grow">
        <span className={styles["title"]}>{title}</span>
        {detail && <span className={styles["detail"]}>{detail}</span>}
      </span>
      {end}
    </label>
  );
}

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { children: ReactNode };

/** A single checkbox with its label, such as agreeing to the terms. The caller renders an error. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles["check"], className)}>
      <input {...rest} type="checkbox" className={classNames(styles["mark"], styles["checkbox"])} />
      <span>{children}</span>
    </label>
  );
}
