import { secondFactorDigits } from "@anteroom/domain/shared/constants";
import { latinDigits } from "@anteroom/domain/text/latin-digits";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import styles from "./code-field.module.css";
import { FieldGroup } from "./field.tsx";

const length = secondFactorDigits;

type Props = {
  label: ReactNode;
  /** Where a heading says it already. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Names a box: "Digit 1 of 6". */
  digitLabel: (digit: number) => string;
  /** Every change; empty boxes are left out. */
  onChange: (code: string) => void;
  /** The first box takes the focus when it appears. */
  takesFocus?: boolean;
};

/**
 * A field for a six-digit code, one box each, left to right in all languages; Arabic and Persian digits are
 * converted. Pasting six digits fills all boxes. `onChange` gets the digits without gaps, at each change:
 * fewer than six while a box is empty. Sends nothing in a form. Give it a new `key` to reset it.
 */
export function CodeField({
  label,
  isLabelHidden,
  hint,
  error,
  digitLabel,
  onChange,
  takesFocus = false,
}: Props) {
  const id = useId();
  const [digits, setDigits] = useState<readonly string[]>(() => Array.from({ length }, () => ""));
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (at: number) => {
    const box = boxes.current[Math.max(0, Math.min(length - 1, at))];
    box?.focus();
    box?.select();
  };
  useEffect(() => {
    if (takesFocus) boxes.current[0]?.focus();
  }, [takesFocus]);
  const put = (at: number, typed: string) => {
    const fresh = asciiDigits(typed);
    const from = fresh.length >= length ? 0 : at;
    const next = digits.map(
      (digit, place) => fresh[place - from] ?? (typed === "" && place === at ? "" : digit),
    );
    setDigits(next);
    onChange(next.join(""));
    if (fresh !== "") focus(from + fresh.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    const target = targetOf(event.key, at);
    const isErasing = event.key === "Backspace" && digits[at] === "" && at > 0;
    if (target === null && !isErasing) return;
    event.preventDefault();
    if (isErasing) put(at - 1, "");
    focus(target ?? at - 1);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, at: number) => {
    event.preventDefault();
    put(at, event.clipboardData.getData("text"));
  };
  return (
    <FieldGroup label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <div className={styles["boxes"]} dir="ltr">
        {digits.map((digit, at) => (
          <input
            key={`${id}-${String(at)}`}
            ref={(box) => {
              boxes.current[at] = box;
              if (at === 0 && takesFocus) box?.setAttribute("autofocus", ""); // where a dialog that opens looks for its focus
            }}
            type="text"
            inputMode="numeric"
            autoComplete={at === 0 ? "one-time-code" : "off"}
            autoCorrect="off"
            spellCheck={false}
            aria-label={digitLabel(at + 1)}
            aria-invalid={error ? true : undefined}
            value={digit}
            onChange={(event) => put(at, newOf(event.currentTarget.value, digit))}
            onKeyDown={(event) => onKeyDown(event, at)}
            onPaste={(event) => onPaste(event, at)}
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** What a box got besides the digit it had; a device's suggestion puts all six into the first. */
function newOf(value: string, before: string): string {
  if (value.length !== 2 || before === "") return value;
  return value.startsWith(before) ? value.slice(1) : value.slice(0, 1);
}

function targetOf(key: string, at: number): number | null {
  if (key === "ArrowLeft") return at - 1;
  if (key === "ArrowRight") return at + 1;
  if (key === "Home") return 0;
  return key === "End" ? length - 1 : null;
}

/** Digits of Arabic and Persian keyboards count too; anything else is left out. */
function asciiDigits(text: string): string {
  return latinDigits(text).replaceAll(/\D/g, "").slice(0, length);
}
