import { saveInsurance, type Insurance } from "@anteroom/contract/account/insurance";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import {
  isCardNumber,
  isExpired,
  readInsuranceCard,
  readValidUntil,
} from "@anteroom/domain/account/insurance-card";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Chip, Chips } from "../../../ui/chip.tsx";
import { DateFields } from "../../../ui/form/date-fields.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { FormTrouble } from "../profile/form-trouble.tsx";
import { textOf } from "../profile/read-person.ts";
import { refreshUntouchedFields } from "../profile/take-over.ts";

type Props = {
  known: Insurance;
  /** Text that was found on the card's pictures; suggestions only. */
  lines: readonly string[];
  refresh: () => Promise<Insurance | undefined>;
  learn: (saved: Insurance) => void;
};

/**
 * Renders the form for insurer and numbers, saved on the server when submitted. `lines`: text detected on the
 * card's pictures; a tap on a suggestion only fills a field. `learn` receives what was saved. After a
 * conflict `refresh` is called, and untouched fields take over its values.
 */
export function InsuranceForm({ known, lines, refresh, learn }: Props) {
  const { t } = useLingui();
  const { clock } = useApp();
  const place = useRef<HTMLDivElement>(null);
  const { base, send, change, isPending, attempt, errors, failure, isSaved } = useInsuranceForm(
    known,
    refresh,
    learn,
  );
  const [year, month, day] = base.valid_until?.split("-") ?? [];
  return (
    <AppForm onSend={send} onInput={change} className="stack g6">
      <FormTrouble
        key={attempt}
        order={["insurer", "insurance_number", "policy_number", "valid"]}
        errors={errors}
        failure={failure}
      />
      <SaveNotice isSaved={isSaved} isCardExpired={isExpired(base.valid_until, clock.now())} />
      <Suggestions
        lines={lines}
        fill={(name, value) => {
          const field = place.current?.closest("form")?.elements.namedItem(name);
          if (field instanceof HTMLInputElement) field.value = value;
          change();
        }}
      />
      <div ref={place}>
        <TextField
          id="insurer"
          name="insurer"
          label={t`Insurer`}
          autoComplete="off"
          maxLength={fieldLimits.name}
          defaultValue={base.insurer ?? ""}
          error={errors["insurer"]}
        />
      </div>
      <TextField
        id="insurance_number"
        name="insurance_number"
        dir="ltr"
        label={t`Insurance number`}
        hint={t`Your own number, as shown on your card.`}
        autoComplete="off"
        maxLength={fieldLimits.number}
        defaultValue={base.insurance_number ?? ""}
        error={errors["insurance_number"]}
      />
      <TextField
        id="policy_number"
        name="policy_number"
        dir="ltr"
        label={t`Policy number`}
        autoComplete="off"
        maxLength={fieldLimits.number}
        defaultValue={base.policy_number ?? ""}
        error={errors["policy_number"]}
      />
      <DateFields
        id="valid"
        name="valid"
        label={t`Card valid until`}
        hint={t`If the card shows only a month and a year, leave the day empty.`}
        labels={{ day: t`Day`, month: t`Month`, year: t`Year` }}
        defaultValue={day && month && year ? { day, month, year } : undefined}
        error={errors["valid"]}
      />
      <div>
        <Button type="submit" isPending={isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </AppForm>
  );
}

/** One message: that the form was saved, that the card has expired, or both. */
function SaveNotice({ isSaved, isCardExpired }: { isSaved: boolean; isCardExpired: boolean }) {
  if (!isSaved && !isCardExpired) return null;
  return (
    <output>
      <Banner tone={isCardExpired ? "warn" : "ok"}>
        {!isCardExpired ? (
          <Trans>Saved.</Trans>
        ) : isSaved ? (
          <Trans>
            We saved this, but the card has expired. Once you have a new one, enter its details here.
          </Trans>
        ) : (
          <Trans>This card has expired. Once you have a new one, enter its details here.</Trans>
        )}
      </Banner>
    </output>
  );
}

type SuggestionProps = { lines: readonly string[]; fill: (field: string, value: string) => void };

/** What was found on the card. One tap fills a field; nothing is saved before the person saves the form. */
function Suggestions({ lines, fill }: SuggestionProps) {
  const { t } = useLingui();
  const { clock } = useApp();
  const { numbers, validUntil } = readInsuranceCard(lines, clock.now());
  const [isFilled, setFilled] = useState(false);
  if (numbers.length === 0 && validUntil === null) return null;
  const use = (fields: Record<string, string>) => {
    for (const [name, value] of Object.entries(fields)) fill(name, value);
    setFilled(true);
  };
  const [year = "", month = "", day = ""] = validUntil?.split("-") ?? [];
  const date = <bdi dir="ltr">{[day, month, year].join(" ")}</bdi>;
  return (
    <Banner>
      <output>
        <Trans>We found this on your card. Tap what is right; you can change it before you save.</Trans>
      </output>
      <Chips>
        {numbers.map((number) => (
          <Chip key={number} onClick={() => use({ insurance_number: number })}>
            <Trans>
              Insurance number: <bdi dir="ltr">{number}</bdi>
            </Trans>
          </Chip>
        ))}
        {validUntil !== null && (
          <Chip onClick={() => use({ valid_day: day, valid_month: month, valid_year: year })}>
            <Trans>Valid until: {date}</Trans>
          </Chip>
        )}
      </Chips>
      <output className="sm">{isFilled ? t`Filled in. Check it against your card, then save.` : ""}</output>
    </Banner>
  );
}

type Fields = Pick<Insurance, "insurer" | "insurance_number" | "policy_number" | "valid_until">;

function hasAny({ insurer, insurance_number, policy_number, valid_until }: Fields): boolean {
  return [insurer, insurance_number, policy_number, valid_until].some((one) => one !== null);
}

/** Untranslated error messages by the id of the field. */
type Problems = Record<string, MessageDescriptor>;

function useInsuranceForm(known: Insurance, refresh: Props["refresh"], learn: Props["learn"]) {
  const { i18n } = useLingui();
  const { api } = useApp();
  // What was known when the form opened: a change of another window is noticed, never overwritten unseen.
  const [base, setBase] = useState(known);
  const [isPending, setPending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // Untranslated: the patient may change the language while they are shown.
  const [found, setFound] = useState<Problems>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSaved, setSaved] = useState(false);
  const show = (problems: Problems, why: Failure | null) => {
    setFound(problems);
    setFailure(why);
    setAttempt((last) => last + 1);
    setPending(false);
  };
  const send = async (form: FormData, element: HTMLFormElement) => {
    if (isPending) return;
    setPending(true);
    setSaved(false);
    const valid = readValidUntil({
      day: textOf(form, "valid_day"),
      month: textOf(form, "valid_month"),
      year: textOf(form, "valid_year"),
    });
    const wrong: Problems = {};
    for (const name of ["insurance_number", "policy_number"]) {
      const typed = textOf(form, name);
      if (typed && !isCardNumber(typed)) wrong[name] = msg`Enter the number with its letters and digits`;
    }
    if (!valid.isOk) wrong["valid"] = msg`This date does not exist. Check the day, the month and the year`;
    if (!valid.isOk || Object.keys(wrong).length > 0) return show(wrong, null);
    const fields = {
      insurer: textOf(form, "insurer") || null,
      insurance_number: textOf(form, "insurance_number") || null,
      policy_number: textOf(form, "policy_number") || null,
      valid_until: valid.day,
    };
    // Emptying what was known is a change; nothing instead of nothing is none.
    if (!hasAny(fields) && !hasAny(base)) {
      const hasPicture = known.front !== null || known.back !== null; // stored as soon as it is taken
      show(hasPicture ? {} : { insurer: msg`Fill in at least one field` }, null);
      return setSaved(hasPicture);
    }
    const answer = await api.call(saveInsurance, {
      params: { patient_id: base.patient_id },
      body: { version: base.version, ...fields },
    });
    show({}, answer.isOk ? null : answer.failure);
    setSaved(answer.isOk);
    if (answer.isOk) {
      const { entity } = answer.data.data;
      learn(entity);
      setBase((last) => ({ ...last, ...fields, version: entity.version }));
    } else if (answer.failure.code === "changed_elsewhere") {
      const fresh = await refresh();
      if (fresh) refreshUntouchedFields(element, () => setBase(fresh));
    }
  };
  const errors: Record<string, string> = Object.fromEntries(
    Object.entries(found).map(([field, problem]) => [field, i18n._(problem)]),
  );
  return { base, send, change: () => setSaved(false), isPending, attempt, errors, failure, isSaved };
}
