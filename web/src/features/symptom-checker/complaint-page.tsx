import type { Complaint } from "@anteroom/triage/interview";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import type { SlotChoice } from "../../platform/booking-memory.ts";
import { AppForm } from "../../platform/form.tsx";
import { Button } from "../../ui/button.tsx";
import { chipClass } from "../../ui/chip.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { StickyFoot } from "../../ui/sticky-foot.tsx";
import { useDangerWords } from "../urgent/use-danger-words.ts";
import { useWhom } from "./about-whom.tsx";
import type { PageParts } from "./check-flow.tsx";
import { EmergencyBlock } from "./emergency-block.tsx";
import { Page } from "./page.tsx";
import { searchComplaints } from "./search-complaints.ts";
import styles from "./symptom-checker.module.css";
import { complaintOf, idOf, type CheckerWords } from "./words.ts";
import { WaysOn } from "./ways-on.tsx";

type Props = PageParts & {
  slot: SlotChoice | null;
  known: readonly Complaint[];
  onDone: (complaints: readonly Complaint[]) => void;
};

/** What troubles most, in own words: they are looked for on this device alone, and several may be chosen. */
export function ComplaintPage({ words, onBack, slot, known, onDone }: Props) {
  const { t } = useLingui();
  const who = useWhom();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    known.map(idOf).filter((id) => id !== "not-found"),
  );
  const [isMissing, setMissing] = useState(false);
  const search = useMemo(() => searchComplaints(words.complaints), [words]);
  const found = search(typed).filter(({ id }) => !chosen.includes(id));
  const { isDanger, isSelfHarm } = useDangerWords(typed);
  const nothingFits = !isSelfHarm && typed.trim().length > 2 && found.length === 0;
  const choose = (id: string) => {
    setChosen([...chosen, id]);
    setTyped("");
    setMissing(false);
  };
  const send = () => {
    if (chosen.length > 0) return onDone(chosen.map(complaintOf));
    setMissing(true);
    document.querySelector<HTMLElement>("#complaint")?.focus();
  };
  return (
    <Page onBack={onBack}>
      <h1>
        {who ? <Trans>What is bothering {who} most?</Trans> : <Trans>What is bothering you most?</Trans>}
      </h1>
      <AppForm onSend={send} className={styles["form"]}>
        <Chosen ids={chosen} words={words} onRemove={(id) => setChosen(chosen.filter((one) => one !== id))} />
        <TextField
          id="complaint"
          type="search"
          icon="search"
          autoComplete="off"
          maxLength={100}
          label={chosen.length > 0 ? <Trans>Anything else?</Trans> : <Trans>In your own words</Trans>}
          hint={
            <Trans>Such as “cough” or “my head hurts”, then choose what fits. You can choose several.</Trans>
          }
          error={isMissing && t`Choose at least one symptom from the list`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key !== "Enter" || !first) return;
            event.preventDefault(); // Enter takes what fits best
            choose(first.id);
          }}
        />
        <EmergencyBlock isShown={isDanger} isSelfHarm={isSelfHarm} told={[typed]} />
        <p aria-live="polite" className="vh">
          {found.length > 0 && (
            <Plural value={found.length} one="# matching symptom." other="# matching symptoms." />
          )}
        </p>
        {found.length > 0 && (
          <Sheet isFlush>
            <ul className={styles["found"]}>
              {found.map(({ id }) => (
                <li key={id}>
                  <button type="button" onClick={() => choose(id)}>
                    <span>{titleOfId(id, words)}</span>
                    <Icon name="plus" isSmall />
                  </button>
                </li>
              ))}
            </ul>
          </Sheet>
        )}
        {nothingFits && (
          <Sheet kind="tinted" className="stack g3">
            <output className="b">
              <Trans>The checker does not know this.</Trans>
            </output>
            <p>
              <Trans>
                Try another word. Or talk to a doctor, who can help with anything that’s not on the list.
              </Trans>
            </p>
            <div className={styles["actions"]}>
              <WaysOn slot={slot} isQuiet />
            </div>
          </Sheet>
        )}
        <StickyFoot>
          <Button type="submit">
            <Trans>Continue</Trans>
          </Button>
        </StickyFoot>
      </AppForm>
    </Page>
  );
}

type ChosenProps = { ids: readonly string[]; words: CheckerWords; onRemove: (id: string) => void };

function Chosen({ ids, words, onRemove }: ChosenProps) {
  const { t } = useLingui();
  if (ids.length === 0) return null;
  return (
    <ul className={styles["chosen"]} aria-label={t`Chosen`}>
      {ids.map((id) => (
        <li key={id}>
          <button type="button" className={chipClass(true)} onClick={() => onRemove(id)}>
            <span>
              {titleOfId(id, words)}
              <span className="vh">
                {" "}
                <Trans>(remove)</Trans>
              </span>
            </span>
            <Icon name="x" isSmall />
          </button>
        </li>
      ))}
    </ul>
  );
}

function titleOfId(id: string, words: CheckerWords): string {
  return words.complaints.find((one) => one.id === id)?.names[0] ?? id;
}
