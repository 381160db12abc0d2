import { fieldLimits } from "@anteroom/domain/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useClinic } from "../../platform/app-context.tsx";
import { Banner } from "../../ui/banner.tsx";
import { TextArea } from "../../ui/field.tsx";

type Props = { text: string; error: string | undefined; onType: (text: string) => void };

/** The one question of a booking. Words that cannot wait bring the emergency number at once, and block nothing. */
export function MotiveField({ text, error, onType }: Props) {
  const { t } = useLingui();
  const isDanger = useDanger(text);
  return (
    <div className="stack">
      <TextArea
        id="symptoms"
        name="symptoms"
        label={t`In your own words`}
        hint={t`A few words are enough. Your doctor reads this before the visit.`}
        error={error}
        maxLength={fieldLimits.motive}
        rows={4}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <div aria-live="assertive">{isDanger && <DangerNotice />}</div>
    </div>
  );
}

function DangerNotice() {
  const { emergencyNumber: number } = useClinic().settings;
  const link = number !== null && (
    <a href={`tel:${number}`}>
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
  return (
    <Banner tone="warn">
      <strong>
        {link ? (
          <Trans>This may not be able to wait. Call {link} now.</Trans>
        ) : (
          <Trans>This may not be able to wait. Call your emergency number now.</Trans>
        )}
      </strong>{" "}
      <Trans>Nobody at the clinic has seen this yet.</Trans>
    </Banner>
  );
}

type FindDanger = (text: string) => readonly unknown[];

/** The words come in a chunk of their own, fetched while one begins to write. */
function useDanger(text: string): boolean {
  const [find, setFind] = useState<{ danger: FindDanger } | null>(null);
  const hasBegun = text !== "";
  useEffect(() => {
    if (!hasBegun) return;
    let isGone = false;
    void import("@anteroom/domain/danger-words").then(
      ({ findDanger }) => !isGone && setFind({ danger: findDanger }),
      () => {}, // offline: the number stands on the page anyway
    );
    return () => {
      isGone = true;
    };
  }, [hasBegun]);
  return find !== null && find.danger(text).length > 0;
}
