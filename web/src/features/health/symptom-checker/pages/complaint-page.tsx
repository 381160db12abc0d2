import { isOutside } from "@anteroom/domain/health/outside-checker";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useState } from "react";
import type { SlotChoice } from "../../../../shared/booking/booking-memory.ts";
import { AppForm } from "../../../../platform/forms/form.tsx";
import {
  mostComplaints,
  type Said,
  type SymptomChecker,
  type ReportedFinding,
  type Understood as Read,
} from "../../../../ports/symptom-checker.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chip, Chips } from "../../../../ui/chip.tsx";
import { FieldGroup, TextArea } from "../../../../ui/form/field.tsx";
import { Sheet } from "../../../../ui/overlay/sheet.tsx";
import { StickyFoot } from "../../../../ui/sticky-foot.tsx";
import { useDangerCheck } from "../../../../shared/urgent/use-danger-check.ts";
import { useWhom } from "./about-whom.tsx";
import type { FlowPageProps, WithInterview } from "../check-state.ts";
import type { Reported } from "../check-state.ts";
import { ChooseList } from "./choose-list.tsx";
import { EmergencyBlock } from "./emergency-block.tsx";
import { laterOutside } from "../later-outside.ts";
import { laterBodyList } from "../later-parts.ts";
import { Page } from "./page.tsx";
import styles from "../symptom-checker.module.css";
import { mayBeSent } from "../../../../shared/urgent/may-be-sent.ts";
import { useRead } from "../use-read.ts";
import { useSaid } from "../use-said.ts";
import { useTypedText } from "../use-typed-text.ts";
import { useUrgentNow } from "../use-urgent-now.ts";
import { WaysOn } from "./ways-on.tsx";

type Props = FlowPageProps &
  WithInterview & {
    checker: SymptomChecker;
    slot: SlotChoice | null;
    isSlow: boolean;
    onDone: (reported: Reported) => void;
  };

/** What troubles, in own words: what was understood stands below as chips, to be left or taken out. */
export function ComplaintPage({ onBack, checker, slot, interview, isSlow, onDone }: Props) {
  const { t } = useLingui();
  const who = useWhom();
  const { stored, keep } = useTypedText(interview, slot);
  const [typed, setTyped] = useState(stored?.typed ?? "");
  const [added, setAdded] = useState<readonly Said[]>(stored?.added ?? interview.complaints);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set(stored?.removed));
  useEffect(() => keep({ typed, added, removed: [...removed] }), [keep, typed, added, removed]);
  const [isMissing, setMissing] = useState(false);
  const [isListed, setListed] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const isOthers = isOutside(checker.name);
  const outside = useMemo(() => (isOthers ? { mayBeSent } : null), [isOthers]);
  const { read, isRead, isLost, readNow } = useRead(checker, typed, interview.person, outside);
  const { isDanger, isSelfHarm } = useDangerCheck(typed);
  const chosen = chosenOf(added, read, removed);
  const findings = findingsOf(interview.findings, read, removed);
  const isUrgent = useUrgentNow(checker, { ...interview, complaints: chosen, findings });
  const isWarned = isDanger || isUrgent;
  const isFull = chosen.length >= mostComplaints;
  const others = isFull
    ? []
    : (read?.complaints ?? []).filter((one) => !isIn(chosen, one)).slice(0, mostOthers);
  const isNothing = isRead && typed.trim().length > 2 && chosen.length + others.length === 0;
  const isUnknown = isNothing && !isSelfHarm && !isLost && !isWarned;
  const choose = (complaint: Said) => {
    setAdded([...added.filter(({ id }) => id !== complaint.id), complaint]);
    setRemoved(new Set([...removed].filter((id) => id !== complaint.id)));
    setMissing(false);
  };
  const remove = (id: string) => {
    setAdded(added.filter((one) => one.id !== id));
    setRemoved(new Set([...removed, id]));
  };
  const send = () => {
    setRequested(true);
    if (!isRead || (isLost && chosen.length === 0)) return readNow(); // what was understood is shown before it is gone by
    if (chosen.length > 0)
      return onDone({
        complaints: chosen.map(({ id, words }) => ({ id, words })),
        findings,
        // Words that were typed before a step back stay a warning.
        warning: isSelfHarm
          ? "crisis"
          : isWarned
            ? "emergency"
            : typed === ""
              ? interview.warning
              : undefined,
      });
    setMissing(true);
    document.querySelector<HTMLElement>("#complaint")?.focus();
  };
  return (
    <Page onBack={onBack}>
      <h1>
        {who ? <Trans>What is bothering {who} most?</Trans> : <Trans>What is bothering you most?</Trans>}
      </h1>
      <AppForm onSend={send} className={styles["form"]}>
        <TextArea
          id="complaint"
          rows={2}
          autoComplete="off"
          maxLength={500}
          label={<Trans>In your own words</Trans>}
          hint={
            isOthers ? (
              <laterOutside.Part about="typed" />
            ) : (
              <Trans>
                Such as “sore throat for 3 days, no fever”. It is read on this device and sent to no one.
              </Trans>
            )
          }
          error={
            isMissing &&
            (typed.trim() === ""
              ? t`Write what is wrong, or choose it from the list`
              : t`Choose what fits best below, or use other words`)
          }
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setRequested(false);
            setMissing(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <EmergencyBlock isShown={isWarned} isSelfHarm={isSelfHarm} reported={[typed]} />
        <div aria-live="polite">
          <Understood chosen={chosen} findings={findings} onRemove={remove} />
        </div>
        {others.length > 0 && (
          <div className="stack g2">
            <p className="b">
              {chosen.length > 0 ? <Trans>Is there anything else?</Trans> : <Trans>What fits best?</Trans>}
            </p>
            <ChooseList complaints={others} onChoose={choose} />
          </div>
        )}
        {isLost && (
          <>
            <laterOutside.Part about="lost" />
            <div className={styles["actions"]}>
              <WaysOn slot={slot} isQuiet />
            </div>
          </>
        )}
        {isUnknown && (
          <Sheet kind="tinted" className="stack g3">
            <output className="b">
              <Trans>We didn’t recognise a symptom in that.</Trans>
            </output>
            <p>
              <Trans>
                Use other words, or choose from the list below. For anything that isn’t a symptom, such as a
                certificate or a prescription, a doctor can help you.
              </Trans>
            </p>
            <div className={styles["actions"]}>
              <WaysOn slot={slot} isQuiet />
            </div>
          </Sheet>
        )}
        {isListed || isNothing ? (
          <laterBodyList.Part
            checker={checker}
            person={interview.person}
            chosen={chosen}
            isFull={isFull}
            onChoose={choose}
          />
        ) : (
          <Button kind="quiet" onClick={() => setListed(true)}>
            <Trans>Choose from a list</Trans>
          </Button>
        )}
        <StickyFoot>
          <Button type="submit" isPending={isSlow || (isRequested && !isRead)}>
            <Trans>Continue</Trans>
          </Button>
        </StickyFoot>
      </AppForm>
    </Page>
  );
}

/** As many other suggestions are shown. */
const mostOthers = 4;

const isIn = (list: readonly Said[], { id }: Said) => list.some((one) => one.id === id);

/** What was chosen, then what was understood and not taken out. */
function chosenOf(added: readonly Said[], read: Read | null, removed: ReadonlySet<string>): readonly Said[] {
  const meant = (read?.complaints ?? []).filter(
    (one) => read?.meant.includes(one.id) && !removed.has(one.id) && !isIn(added, one),
  );
  return [...added, ...meant].slice(0, mostComplaints);
}

function findingsOf(
  known: readonly ReportedFinding[],
  read: Read | null,
  removed: ReadonlySet<string>,
): readonly ReportedFinding[] {
  const fresh = read?.findings ?? [];
  return [...known.filter((one) => !isIn(fresh, one)), ...fresh].filter(({ id }) => !removed.has(id));
}

type UnderstoodProps = {
  chosen: readonly Said[];
  findings: readonly ReportedFinding[];
  onRemove: (id: string) => void;
};

function Understood({ chosen, findings, onRemove }: UnderstoodProps) {
  const said = useSaid();
  if (chosen.length + findings.length === 0) return null;
  const chip = (id: string, words: string, isMain: boolean) => (
    <Chip key={id} isOn={isMain} endIcon="x" onClick={() => onRemove(id)}>
      {words}
      <span className="vh">
        {" "}
        <Trans>(remove)</Trans>
      </span>
    </Chip>
  );
  return (
    <FieldGroup label={<Trans>This is what we understood. Remove anything that’s wrong.</Trans>}>
      <Chips>
        {chosen.map(({ id, words }) => chip(id, words, true))}
        {findings.map((finding) => chip(finding.id, said.reported(finding), false))}
      </Chips>
    </FieldGroup>
  );
}
