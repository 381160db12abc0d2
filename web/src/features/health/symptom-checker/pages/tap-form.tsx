import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { AppForm } from "../../../../platform/forms/form.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Choice } from "../../../../ui/form/choice.tsx";
import { FieldGroup } from "../../../../ui/form/field.tsx";
import { StickyFoot } from "../../../../ui/sticky-foot.tsx";
import styles from "../symptom-checker.module.css";

type Option = { value: string; title: ReactNode };
type Props = {
  question: string;
  hint?: ReactNode;
  /** Boxes of which several may be ticked; beside them `alone` says that none is so. */
  isSeveral?: boolean;
  isPending?: boolean;
  /** Another action is the main one: this button is not highlighted. */
  isOptional?: boolean;
  options: readonly Option[];
  /** Exclusive answers: "None of these", "I am not sure". */
  alone?: readonly Option[];
  known: readonly string[];
  /** Below the options. */
  children?: ReactNode;
  /** Other ways on: beside the button on a desk, above it on a phone. */
  beside?: ReactNode;
  /** What is ticked, before it is sent. */
  onTick?: ((values: readonly string[]) => void) | undefined;
  onDone: (values: readonly string[]) => void;
};

const noneAlone: readonly Option[] = [];

/**
 * Renders a form with one question, whose heading takes the focus when mounted. With a single choice, or an
 * exclusive one of `alone`, a tap submits it, unless others are ticked; by keyboard, Enter does. `onDone` receives at least one value;
 * `known` are ticked at first.
 */
export function TapForm({ question, hint, options, alone = noneAlone, known, onDone, ...props }: Props) {
  const { t } = useLingui();
  const isSeveral = props.isSeveral ?? false;
  const [isMissing, setMissing] = useState(false);
  const [ticked, setTicked] = useState<readonly string[]>(known);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPointer = useRef(false);
  // What cannot wait stands above the question, and stays in sight.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isAlone = (value: string) => !isSeveral || alone.some((one) => one.value === value);
  const tick = (value: string, isOn: boolean) => {
    setMissing(false);
    const others = isAlone(value) ? [] : ticked.filter((one) => one !== value && !isAlone(one));
    const now = isOn ? [...others, value] : others;
    setTicked(now);
    props.onTick?.(now);
  };
  const row = ({ value, title }: Option) => (
    <Choice
      key={value}
      type={isSeveral ? "checkbox" : "radio"}
      name="answer"
      value={value}
      title={title}
      checked={ticked.includes(value)}
      onChange={(event) => tick(value, event.currentTarget.checked)}
      onClick={() => {
        // What is ticked already is not thrown away by one tap.
        if (isPointer.current && isAlone(value) && (!isSeveral || ticked.every(isAlone))) onDone([value]);
      }}
    />
  );
  const next = (
    <Button
      type="submit"
      kind={props.isOptional ? "outlined" : "filled"}
      isPending={props.isPending ?? false}
    >
      <Trans>Next question</Trans>
    </Button>
  );
  return (
    <AppForm
      className={styles["form"]}
      onPointerDown={() => (isPointer.current = true)}
      onKeyDown={() => (isPointer.current = false)}
      onSend={(_, form) => {
        if (ticked.length > 0) return onDone(ticked);
        setMissing(true);
        // The question and the error stand above a list that is often longer than a phone's screen.
        form.querySelector("input")?.focus({ preventScroll: true });
        heading.current?.scrollIntoView({ block: "center" });
      }}
    >
      <FieldGroup
        label={
          <h1 ref={heading} tabIndex={-1} aria-describedby="about-whom">
            {question}
          </h1>
        }
        hint={hint}
        error={isMissing && t`Choose an answer. You can choose “I am not sure”.`}
      >
        <div className={`${styles["options"]} ${styles["two"]}`}>
          {options.map(row)}
          {alone.map(row)}
        </div>
      </FieldGroup>
      {props.children}
      <div className={`${styles["last"]} row wrapf`}>
        {props.isOptional ? next : <StickyFoot>{next}</StickyFoot>}
        {props.beside}
      </div>
    </AppForm>
  );
}
