import { answerTo, questionOf, type Answer, type Interview } from "@anteroom/triage/interview";
import type { ConditionSlug } from "@anteroom/triage/conditions";
import type { Question } from "@anteroom/triage/evidences";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { AppForm } from "../../platform/form.tsx";
import { useLocale } from "../../platform/locale.ts";
import { Button } from "../../ui/button.tsx";
import { ChipInput, Chips } from "../../ui/chip.tsx";
import { Choice } from "../../ui/choice.tsx";
import { FieldGroup } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { StickyFoot } from "../../ui/sticky-foot.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";
import type { PageParts } from "./check-flow.tsx";
import { EmergencyBlock } from "./emergency-block.tsx";
import { Page } from "./page.tsx";
import { Progress } from "./progress.tsx";
import styles from "./symptom-checker.module.css";
import { useSaid } from "./use-said.ts";

type Props = PageParts & {
  interview: Interview;
  question: string;
  tellsApart: readonly ConditionSlug[];
  progress: number;
  /** A sign of danger has been told already. */
  isDangerous: boolean;
  onAnswer: (answer: Answer) => void;
  onAnswers: (() => void) | null;
};

/** One question, and "I am not sure" is an answer. */
export function QuestionPage({ words, onBack, interview, question: code, tellsApart, ...props }: Props) {
  const { t } = useLingui();
  const said = useSaid(words);
  const heading = useRef<HTMLHeadingElement>(null);
  const question = questionOf(code);
  const { ask, hint } = words.ask(code);
  const known = answerTo(interview, code);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const send = (form: FormData) => {
    const answer = readAnswer(question, form.getAll("answer").map(String));
    if (answer === null) setMissing(true);
    else props.onAnswer(answer);
  };
  return (
    <Page onBack={onBack} progress={<Progress share={props.progress} said={said.complaints(interview)} />}>
      <EmergencyBlock isShown={props.isDangerous} told={said.yes(interview)} />
      <AppForm onSend={send} className={styles["form"]} onInput={() => setMissing(false)}>
        <FieldGroup
          label={
            <h1 ref={heading} tabIndex={-1} aria-describedby="about-whom">
              {ask}
            </h1>
          }
          hint={hint}
          error={isMissing && t`Choose an answer. You can choose “I am not sure”.`}
        >
          <Why words={words} tellsApart={tellsApart} />
          <Options question={question} known={known} words={words} />
        </FieldGroup>
        {props.onAnswers && (
          <button
            type="button"
            className={`${textLinkClass()} ${styles["textButton"]}`}
            onClick={props.onAnswers}
          >
            <Trans>See and change your answers</Trans>
          </button>
        )}
        <StickyFoot>
          <Button type="submit">
            <Trans>Next question</Trans>
          </Button>
        </StickyFoot>
      </AppForm>
    </Page>
  );
}

type OptionsProps = { question: Question; known: Answer | null; words: PageParts["words"] };

function Options({ question, known, words }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const isSeveral = question.kind === "several";
  const options = question.options?.map(({ slug }) => slug) ?? [];
  const row = (value: string, title: ReactNode) => (
    <Choice
      key={value}
      type={isSeveral ? "checkbox" : "radio"}
      name="answer"
      value={value}
      title={title}
      defaultChecked={isChosen(known, value)}
      onChange={(event) => {
        if (isSeveral && event.currentTarget.checked) keepApart(list.current, event.currentTarget);
      }}
    />
  );
  /** Forty rows would be a long way to scroll. */
  const chip = (slug: string) => (
    <ChipInput
      key={slug}
      name="answer"
      value={slug}
      defaultChecked={isChosen(known, slug)}
      onChange={(event) => event.currentTarget.checked && keepApart(list.current, event.currentTarget)}
    >
      {words.option(question.code, slug)}
    </ChipInput>
  );
  /** A step of a scale is its number; what its ends mean stands under the question. */
  const option = (slug: string) =>
    row(slug, question.kind === "scale" ? slug : words.option(question.code, slug));
  const others = options.filter((slug) => !nothing.has(slug));
  const kind = question.kind === "scale" ? styles["steps"] : styles["two"];
  return (
    <div ref={list} className={styles["form"]}>
      {isSeveral && others.length > manyOptions ? (
        <Chips>{others.map(chip)}</Chips>
      ) : (
        <div className={`${styles["options"]} ${kind}`}>
          {question.kind === "yes-no" ? (
            <>
              {row("yes", <Trans>Yes</Trans>)}
              {row("no", <Trans>No</Trans>)}
            </>
          ) : (
            others.map(option)
          )}
        </div>
      )}
      <div className={`${styles["options"]} ${styles["two"]}`}>
        {options.filter((slug) => nothing.has(slug)).map(option)}
        {isSeveral && others.length === options.length && row(noneOfThem, <Trans>None of these</Trans>)}
        {row(notSure, <Trans>I am not sure</Trans>)}
      </div>
    </div>
  );
}

/** From here on options are chips that wrap. */
const manyOptions = 10;
/** Values of ours beside those of the questions. */
const noneOfThem = "(none)";
const notSure = "(unknown)";
/** Options that say that nothing of the rest is so. */
const nothing: ReadonlySet<string> = new Set(["nowhere", "none-of-these"]);

function isChosen(known: Answer | null, value: string): boolean {
  if (known === null || typeof known === "string")
    return known === value || (known === "unknown" && value === notSure);
  return known.includes(value) || (known.length === 0 && value === noneOfThem);
}

/** Who ticks "none of these" or "I am not sure" takes the rest away, and the other way round. */
function keepApart(list: HTMLElement | null, ticked: HTMLInputElement): void {
  const isAlone = (value: string) => value === noneOfThem || value === notSure || nothing.has(value);
  for (const box of list?.querySelectorAll<HTMLInputElement>("[name=answer]") ?? [])
    if (box !== ticked && (isAlone(ticked.value) || isAlone(box.value))) box.checked = false;
}

function readAnswer({ kind }: Question, values: readonly string[]): Answer | null {
  const [first] = values;
  if (first === undefined) return null;
  if (first === notSure) return "unknown";
  if (kind === "yes-no") return first === "yes" ? "yes" : "no";
  return values.filter((value) => value !== noneOfThem);
}

function Why({ words, tellsApart }: { words: PageParts["words"]; tellsApart: readonly ConditionSlug[] }) {
  const locale = useLocale();
  if (tellsApart.length < 2) return null;
  const names = tellsApart.slice(0, 3).map((slug) => words.condition(slug));
  const list = new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
  return (
    <details className={styles["why"]}>
      <summary>
        <Icon name="question" isSmall />
        <Trans>Why we ask</Trans>
      </summary>
      <p className="muted">
        <Trans>
          Your answer helps to tell these apart: {list}. Being asked does not mean you have one of them.
        </Trans>
      </p>
    </details>
  );
}
