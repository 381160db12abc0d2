import { formatDate, zoneName } from "@anteroom/domain/appointment/appointment-time";
import { asSex } from "@anteroom/domain/account/sex";
import { asLocale, localeNames } from "@anteroom/domain/shared/locales";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useClinic } from "../../../../platform/app-context.tsx";
import { useLocale } from "../../../../platform/i18n/locale.ts";
import { Button } from "../../../../ui/button.tsx";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import type { Conflict, ConflictField } from "./conflict.ts";
import { SexLabel } from "../sex-label.tsx";
import { taxIdLabel } from "../tax-id-label.ts";

type Props = { conflicts: readonly Conflict[]; onTheirs: (field: ConflictField) => void };

/**
 * Names the fields that were changed here and in another window, with both texts, and offers the other one of each. Saving
 * stores what the form shows; all other changes are merged already.
 */
export function ConflictNotice({ conflicts, onTheirs }: Props) {
  return (
    <Banner tone="stop" role="alert">
      <div className="stack g3">
        <p>
          <strong>
            <Trans>The same details were changed in another window or on another device.</Trans>
          </strong>{" "}
          <Trans>Check them, then save again. We’ll store what this form shows.</Trans>
        </p>
        {conflicts.map((conflict) => (
          <Row key={conflict.field} conflict={conflict} onTheirs={onTheirs} />
        ))}
      </div>
    </Banner>
  );
}

function Row({ conflict, onTheirs }: { conflict: Conflict; onTheirs: Props["onTheirs"] }) {
  const label = useLabel(conflict.field);
  const mine = <Text field={conflict.field} text={conflict.mine} />;
  const theirs = <Text field={conflict.field} text={conflict.theirs} />;
  return (
    <div className="stack g1">
      <span className="b">{label}</span>
      <span>
        <Trans>Saved elsewhere: {theirs}</Trans>
      </span>
      <span>
        <Trans>Typed here: {mine}</Trans>
      </span>
      <div>
        <Button kind="outlined" isSmall onClick={() => onTheirs(conflict.field)}>
          <Trans>
            Use the saved one <span className="vh">({label})</span>
          </Trans>
        </Button>
      </div>
    </div>
  );
}

function Text({ field, text }: { field: ConflictField; text: string | null }): ReactNode {
  const locale = useLocale();
  const { t } = useLingui();
  if (field === "language") {
    const language = asLocale(text ?? undefined);
    return language ? <bdi lang={language}>{localeNames[language]}</bdi> : t`Same as your device`;
  }
  if (field === "time_zone")
    return text === null ? t`Same as your device` : <bdi>{zoneName(text, locale)}</bdi>;
  if (text === null) return t`Not given`;
  if (field === "birthdate") return <bdi>{formatDate(text, locale)}</bdi>;
  const sex = field === "sex" ? asSex(text) : null;
  if (sex) return <SexLabel sex={sex} />;
  const isLatin = field === "phone" || field === "email" || field === "tax_id" || field === "health_number";
  return <bdi dir={isLatin ? "ltr" : "auto"}>{text}</bdi>;
}

function useLabel(field: ConflictField): string {
  const { t, i18n } = useLingui();
  const { settings } = useClinic();
  return {
    name: t`Name`,
    birthdate: t`Date of birth`,
    sex: t`Sex`,
    email: t`Email address`,
    phone: t`Phone`,
    tax_id: i18n._(taxIdLabel(settings.country)),
    address: t`Home address`,
    health_number: t`National health service number`,
    language: t`Language`,
    time_zone: t`Time zone`,
  }[field];
}
