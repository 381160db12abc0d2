import {
  accompanyingRelationships,
  type AccompanyingRelationship,
} from "@anteroom/domain/booking/accompanying-adult";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { BookingFields } from "../../../shared/booking/booking-fields.ts";
import { Choice } from "../../../ui/form/choice.tsx";
import { FieldGroup, SelectField, TextField } from "../../../ui/form/field.tsx";

type Props = {
  /** Whether an adult must be named; not for an adult dependent. */
  isRequired: boolean;
  /** The account holder's name, where the appointment is for a dependent. */
  self: string | null;
  /** What was answered before in this booking. */
  fields: BookingFields;
  errors: Partial<Record<"adult-name" | "adult-relationship", string>>;
};

type Who = "self" | "other" | "none";

/**
 * Renders the form fields for the adult who accompanies the patient: `adult` (self, other or none; only where
 * `self` is known), `adult-name` and `adult-relationship`. `isRequired`: "none" is not offered. Restores the
 * answers in `fields`; does not validate.
 */
export function AccompanyingAdult({ isRequired, self, fields, errors }: Props) {
  const { t } = useLingui();
  const [who, setWho] = useState<Who>(() => chosenBefore(fields["adult"], { isRequired, self }));
  const choice = (value: Who, title: string, detail?: string) => (
    <Choice
      name="adult"
      value={value}
      checked={who === value}
      onChange={() => setWho(value)}
      title={title}
      detail={detail && <bdi>{detail}</bdi>}
    />
  );
  const details = (
    <>
      {who === "other" && (
        <TextField
          id="adult-name"
          name="adult-name"
          label={t`The adult’s name`}
          autoComplete="off"
          maxLength={fieldLimits.name}
          defaultValue={fields["adult-name"]}
          error={errors["adult-name"]}
        />
      )}
      {who !== "none" && (
        <SelectField
          key={who}
          id="adult-relationship"
          name="adult-relationship"
          label={t`Relationship to the patient`}
          defaultValue={fields["adult-relationship"] ?? (who === "self" && isRequired ? "parent" : "")}
          error={errors["adult-relationship"]}
        >
          <option value="">{t`Choose`}</option>
          {accompanyingRelationships.map((one) => (
            <option key={one} value={one}>
              <RelationshipLabel relationship={one} />
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
  return (
    <FieldGroup
      label={
        isRequired ? (
          <Trans>Which adult will be with the child?</Trans>
        ) : (
          <Trans>Will anyone be with them?</Trans>
        )
      }
      hint={isRequired && t`An adult needs to be there for the whole appointment.`}
    >
      <div className="stack g5">
        {self !== null && (
          <div>
            {choice("self", t`You`, self)}
            {choice("other", t`Another adult`)}
            {!isRequired && choice("none", t`No one`)}
          </div>
        )}
        {details}
      </div>
    </FieldGroup>
  );
}

function chosenBefore(
  stored: string | undefined,
  { isRequired, self }: Pick<Props, "isRequired" | "self">,
): Who {
  if (self === null) return "other";
  if (stored === "none") return isRequired ? "self" : "none";
  return stored === "other" ? "other" : "self";
}

/** A relationship to the patient in the page's language. */
export function RelationshipLabel({ relationship }: { relationship: AccompanyingRelationship }) {
  const { t } = useLingui();
  switch (relationship) {
    case "parent":
      return t`Parent`;
    case "guardian":
      return t`Legal guardian`;
    case "relative":
      return t`Another relative`;
    case "other":
      return t`Someone else`;
  }
}
