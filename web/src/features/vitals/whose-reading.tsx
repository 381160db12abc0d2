import { Trans, useLingui } from "@lingui/react/macro";
import { useApp } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { chipClass, Chips } from "../../ui/chip.tsx";
import { HealthTabs } from "../../ui/health-places.tsx";
import { readStoredResult } from "./result/stored-result.ts";
import type { RecordPersonChoice } from "./measured-person.ts";

type Props = { people: readonly RecordPersonChoice[]; chosen?: RecordPersonChoice };

/**
 * Renders links (`/vitals?person=` id) to choose whom a reading is for, and whether a guest's result waits in
 * this tab; with `chosen`, a bar to switch between people.
 */
export function WhoseReading({ people, chosen }: Props) {
  const { t } = useLingui();
  const { clock } = useApp();
  if (chosen)
    return (
      <nav aria-label={t`Who is this reading for?`}>
        <Chips isScrolling>
          {people.map((one) => (
            <AppLink
              key={one.id}
              to={addressOf(one)}
              className={chipClass(one === chosen)}
              aria-current={one === chosen ? "page" : undefined}
            >
              <NameOf person={one} />
            </AppLink>
          ))}
        </Chips>
      </nav>
    );
  return (
    <div className="stack g5">
      <HealthTabs current="/vitals" />
      <div className="form stack g5">
        <div className="stack g2">
          <h1>
            <Trans>Who is this reading for?</Trans>
          </h1>
          <p className="muted">
            <Trans>It is saved in the record of the person you choose.</Trans>{" "}
            {readStoredResult(clock.now()) && (
              <Trans>What you measured before you signed in is saved there, too.</Trans>
            )}
          </p>
        </div>
        <div className="stack g3">
          {people.map((one) => (
            <AppLink
              key={one.id}
              to={addressOf(one)}
              className={buttonClass({ kind: "outlined", isBlock: true })}
            >
              <NameOf person={one} />
            </AppLink>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Renders that dependents could not be fetched, with a button to try again. */
export function FamilyMissing({ again }: { again: () => void }) {
  return (
    <Banner
      tone="warn"
      role="alert"
      action={
        <Button kind="outlined" isSmall onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>We couldn’t load the people you care for.</Trans>
    </Banner>
  );
}

const addressOf = ({ id }: RecordPersonChoice) => `/vitals?person=${id}`;

function NameOf({ person: { isSelf, name } }: { person: RecordPersonChoice }) {
  return isSelf ? <Trans>For me</Trans> : <bdi>{name}</bdi>;
}
