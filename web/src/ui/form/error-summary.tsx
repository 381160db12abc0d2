import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import styles from "./error-summary.module.css";
import { Icon } from "../icon.tsx";

/** The error of one field. */
export type SummaryError = { fieldId: string; text: ReactNode };

type Props = {
  /** Counts: "One thing is missing", "2 things are missing". */
  title: string;
  /** The messages at the fields, each with its field's id; similar ones name their fields. */
  errors: readonly SummaryError[];
  /** A link to another way on, after the errors. */
  children?: ReactNode;
};

/**
 * Lists a form's errors above it, takes the focus and scrolls to itself on appearance; each error leads to its field without changing the
 * address. Give it a new `key` for each attempt, and prefix the page's title by `useErrorTitle`.
 */
export function ErrorSummary({ title, errors, children }: Props) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "start" }); // where text is large it is higher than the window
  }, []);
  return (
    <section className={styles["summary"]} ref={box} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>
        <Icon name="warning-circle-fill" />
        {title}
      </h2>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </section>
  );
}

/** A change of the address would scroll the label out of sight and tell the router about a navigation. */
function focusField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  const control = field.matches("input, select, textarea, button") ? field : field.querySelector("input");
  (field.closest("div:has(> label)") ?? field).scrollIntoView({ block: "start" });
  (control as HTMLElement | null)?.focus({ preventScroll: true });
}
