import { unitOf } from "@anteroom/domain/health/questionnaire/item-facts";
import { readInUnit, readMetres } from "@anteroom/domain/health/questionnaire/read-number";
import { maxAnswerLength } from "@anteroom/domain/health/questionnaire/slips";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState, type ReactNode } from "react";
import { TextArea, TextField } from "../../ui/form/field.tsx";
import { CrisisWatch } from "../urgent/crisis-watch.tsx";
import { fieldIdOf, hintOf, QuestionText, type QuestionProps } from "./field-parts.tsx";
import { QuestionnaireText } from "./questionnaire-text.tsx";
import { useSlipMessages } from "./use-slip-messages.ts";

/**
 * Renders a free-text answer in one or several lines, with its limit of length, and help for danger words.
 */
export function TextAnswerField(props: QuestionProps) {
  const { item, values, onAnswer } = props;
  const Field = item.type === "text" ? LongField : TextField;
  return (
    <WithHeading {...props}>
      <Field
        {...useFieldProps(props)}
        autoComplete="off"
        maxLength={maxAnswerLength(item)}
        value={String(values[0] ?? "")}
        onChange={(event) => onAnswer([event.currentTarget.value])}
      />
      <CrisisWatch text={String(values[0] ?? "")} />
    </WithHeading>
  );
}

const LongField = TextArea as typeof TextField; // the same words and events, more lines

/**
 * Renders a number with its unit; the text stays as typed. Metres for a height in cm and "12/8" for an upper
 * pressure are converted, and how they were read is shown. `onAnswer` gets a number, or text that is no
 * number as typed, for the caller's check to refuse; an empty list if blank.
 */
export function NumberField(props: QuestionProps) {
  const { item, words, values, onAnswer } = props;
  const [typed, setTyped] = useState(() => String(values[0] ?? ""));
  const isUpper = item.linkId === "systolic";
  const readUpper = useUpperPressure(isUpper);
  const unit = unitOf(item);
  const unitLabel = unit && <QuestionnaireText words={words.coding(unit)} />;
  const isLength = unit?.code === "cm";
  const readOther = (text: string) => (isLength ? readMetres(text) : readUpper(text));
  const { label, ...fieldProps } = useFieldProps(props);
  const write = (text: string) => {
    setTyped(text);
    onAnswer(text.trim() === "" ? [] : [readOther(text) ?? readInUnit(text, unit?.code)]);
  };
  const readAs = readOther(typed);
  // The reader may come after what it has to read.
  useEffect(() => {
    if (readAs !== null && values[0] !== readAs) onAnswer([readAs]);
  }, [readAs, values, onAnswer]);
  return (
    <WithHeading {...props}>
      <TextField
        {...fieldProps}
        label={
          <>
            {label}
            {unit && <span className="vh"> ({unitLabel})</span>}
          </>
        }
        inputMode={item.type === "integer" ? "numeric" : "decimal"}
        autoComplete="off"
        dir="ltr"
        maxLength={20}
        value={typed}
        onChange={(event) => write(event.currentTarget.value)}
        end={
          unit && (
            <span className="muted" aria-hidden="true">
              {unitLabel}
            </span>
          )
        }
      />
      {(isUpper || isLength) && (
        <output className="sm">
          {readAs !== null && (
            <Trans>
              We read this as{" "}
              <bdi className="b">
                {readAs} {unitLabel}
              </bdi>
              . If that’s not right, change it.
            </Trans>
          )}
        </output>
      )}
    </WithHeading>
  );
}

/** A heading cannot stand inside a label: the field then has the question as its hidden name. */
function WithHeading({ children, ...props }: QuestionProps & { children: ReactNode }) {
  if (!props.heading) return children;
  return (
    <div>
      <QuestionText {...props} />
      {children}
    </div>
  );
}

function useFieldProps(props: QuestionProps) {
  const say = useSlipMessages();
  const { item, words, heading, slip } = props;
  return {
    id: fieldIdOf(item.linkId),
    name: item.linkId,
    label: heading ? (
      <QuestionnaireText words={words.item(item)} />
    ) : (
      <QuestionText item={item} words={words} />
    ),
    isLabelHidden: heading !== undefined,
    hint: hintOf(props),
    error: slip && say(item, slip),
  };
}

const nothing = () => null;

/** Reads an upper pressure that was typed as "12/8"; fetched with the one question that needs it. */
function useUpperPressure(isWanted: boolean): (typed: string) => number | null {
  const [read, setRead] = useState<{ upper: (typed: string) => number | null }>({ upper: nothing });
  useEffect(() => {
    if (!isWanted) return;
    import("@anteroom/domain/vitals/read-pressure").then(
      ({ readUpperPressure }) => setRead({ upper: readUpperPressure }),
      () => {}, // offline: plain numbers are understood without it
    );
  }, [isWanted]);
  return read.upper;
}
