import type { ClinicSurveyTemplate } from "@anteroom/client/schemas";
import { directionOf, type Locale } from "@anteroom/domain/shared/locales";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../../web/src/ui/button.tsx";
import { Checkbox } from "../../../../web/src/ui/form/choice.tsx";
import { FieldError, SelectField, TextArea, TextField } from "../../../../web/src/ui/form/field.tsx";
import { newQuestion, questionKinds, type EnteredQuestion, type QuestionKind } from "./survey-form-fields.ts";

type Props = {
  language: Locale;
  questions: readonly EnteredQuestion[];
  /** Every stored version of every survey. */
  versions: readonly ClinicSurveyTemplate[];
  faults: ReadonlySet<string>;
  /** Names of the questions that the server refused. */
  refused: ReadonlySet<string>;
  onChange: (questions: readonly EnteredQuestion[]) => void;
};

/**
 * The form fields of a survey's questions, which can be added at the end, moved up, changed and
 * removed. Holds no state.
 */
export function Questions({ questions, versions, onChange, ...rest }: Props) {
  const { t } = useLingui();
  const replace = (index: number, ...by: EnteredQuestion[]) => onChange(questions.toSpliced(index, 1, ...by));
  const up = (index: number) => {
    const [moved, before] = [questions[index], questions[index - 1]];
    if (moved && before) onChange(questions.toSpliced(index - 1, 2, moved, before));
  };
  return (
    <div className="stack g5">
      {questions.map((question, index) => {
        const number = index + 1;
        return (
          <fieldset key={question.linkId} className="stack">
            <legend className="b">
              <Trans>Question {number}</Trans>
            </legend>
            <QuestionFields {...rest} question={question} onChange={(next) => replace(index, next)} />
            <div className="row wrapf">
              {index > 0 && (
                <Button
                  kind="quiet"
                  isSmall
                  aria-label={t`Move question ${number} up`}
                  onClick={() => up(index)}
                >
                  <Trans>Move up</Trans>
                </Button>
              )}
              <Button
                kind="quiet"
                isSmall
                aria-label={t`Remove question ${number}`}
                onClick={() => replace(index)}
              >
                <Trans>Remove</Trans>
              </Button>
            </div>
          </fieldset>
        );
      })}
      {rest.faults.has("questions") && (
        <FieldError>
          <Trans>Add a question first.</Trans>
        </FieldError>
      )}
      <div>
        <Button
          kind="outlined"
          icon="plus"
          onClick={() => onChange([...questions, newQuestion(questions, versions)])}
        >
          <Trans>Add a question</Trans>
        </Button>
      </div>
    </div>
  );
}

type FieldsProps = Pick<Props, "language" | "faults" | "refused"> & {
  question: EnteredQuestion;
  onChange: (question: EnteredQuestion) => void;
};

function QuestionFields({ question, language, faults, refused, onChange }: FieldsProps) {
  const { t } = useLingui();
  const kindName = useKindName();
  const { linkId, kind, text, isRequired, options } = question;
  const own = { lang: language, dir: directionOf(language) };
  const change = (part: Partial<EnteredQuestion>) => onChange({ ...question, ...part });
  const textError = () => {
    if (faults.has(`${linkId}.text`)) return t`Write the question.`;
    return refused.has(linkId) ? t`This question was refused. Change it.` : undefined;
  };
  return (
    <>
      <TextField
        {...own}
        label={t`Question`}
        autoComplete="off"
        maxLength={2000}
        value={text}
        error={textError()}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <SelectField
        label={t`Kind of answer`}
        value={kind}
        onChange={({ currentTarget }) =>
          change({ kind: questionKinds.find((one) => one === currentTarget.value) ?? kind })
        }
      >
        {questionKinds.map((one) => (
          <option key={one} value={one}>
            {kindName(one)}
          </option>
        ))}
      </SelectField>
      {kind === "choice" && (
        <TextArea
          {...own}
          label={t`Choices, one a line`}
          rows={4}
          value={options}
          error={faults.has(`${linkId}.options`) ? t`Write at least two choices.` : undefined}
          onChange={({ currentTarget }) => change({ options: currentTarget.value })}
        />
      )}
      <Checkbox
        checked={isRequired}
        onChange={({ currentTarget }) => change({ isRequired: currentTarget.checked })}
      >
        <Trans>It must be answered</Trans>
      </Checkbox>
    </>
  );
}

function useKindName(): (kind: QuestionKind) => string {
  const { t } = useLingui();
  return (kind) => {
    switch (kind) {
      case "boolean":
        return t`Yes or no`;
      case "integer":
        return t`Whole number`;
      case "decimal":
        return t`Number with decimals`;
      case "date":
        return t`Day`;
      case "string":
        return t`One line`;
      case "text":
        return t`Several lines`;
      case "choice":
        return t`Choice of several`;
    }
  };
}
