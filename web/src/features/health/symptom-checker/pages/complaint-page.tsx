import { isForWrongPerson } from "@anteroom/domain/health/about-a-child";
import { isOutside } from "@anteroom/domain/health/outside-checker";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useState } from "react";
import type { SlotChoice } from "../../../../shared/booking/booking-memory.ts";
import { AppForm } from "../../../../platform/forms/form.tsx";
import type {
  CheckInterview,
  ReportedFinding,
  CheckItem,
  SymptomChecker,
} from "../../../../ports/symptom-checker.ts";
import { Button } from "../../../../ui/button.tsx";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { Chip, Chips } from "../../../../ui/chip.tsx";
import { FieldGroup, TextArea } from "../../../../ui/form/field.tsx";
import { lazyBodyList } from "../lazy-body-list.ts";
import { Sheet } from "../../../../ui/overlay/sheet.tsx";
import { StickyFoot } from "../../../../ui/sticky-foot.tsx";
import { useDangerCheck } from "../../../../shared/urgent/use-danger-check.ts";
import { useCheckedPersonName } from "./about-whom.tsx";
import type { FlowPageProps, WithInterview } from "../check-state.ts";
import type { Reported } from "../check-state.ts";
import { ChooseList } from "./choose-list.tsx";
import { EmergencyBlock } from "./emergency-block.tsx";
import { lazyOutsideText } from "../lazy-outside.ts";
import {
  chosenComplaintsOf,
  crisisIdsOf,
  reportedFindingsOf,
  hasMostComplaints,
  firstCrisisComplaint,
  suggestedComplaintsOf,
  understoodFromComplaints,
  mentionsCrisis,
  mentionsViolence,
  warningOf,
} from "../chosen-complaints.ts";
import { CheckerPage } from "./page.tsx";
import styles from "../symptom-checker.module.css";
import { useApp } from "../../../../platform/app-context.tsx";
import { lazyCrisisHelp } from "../../../../shared/urgent/crisis-watch.tsx";
import type { Crisis } from "../../../../shared/urgent/crisis.ts";
import { declareMeant, declareUnmeant } from "../../../../shared/urgent/unmeant-texts.ts";
import { mayBeSent } from "../../../../shared/urgent/may-be-sent.ts";
import { useUnderstoodText } from "../typed-text/use-understood-text.ts";
import { useAnswerLabels } from "../use-answer-labels.ts";
import { useTypedText } from "../typed-text/use-typed-text.ts";
import { useUrgentNow } from "../use-urgent-now.ts";
import { AlternativesToCheck } from "./ways-on.tsx";

type Props = FlowPageProps &
  WithInterview & {
    checker: SymptomChecker;
    slot: SlotChoice | null;
    isSlow: boolean;
    onDone: (reported: Reported) => void;
    /** Returns to the choice of person. */
    onWhom: () => void;
  };

/** The words in the box, what was understood in them, and what was chosen or taken out since. */
function useComplaints(checker: SymptomChecker, interview: CheckInterview, slot: SlotChoice | null) {
  const { stored, keep } = useTypedText(interview, slot);
  const first = stored?.typed ?? "";
  const [typed, setTyped] = useState(first);
  const [added, setAdded] = useState<readonly CheckItem[]>(stored?.added ?? interview.complaints);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set(stored?.removed));
  useEffect(() => keep({ typed, added, removed: [...removed] }), [keep, typed, added, removed]);
  const isOthers = isOutside(checker.name);
  const outside = useMemo(() => (isOthers ? { mayBeSent } : null), [isOthers]);
  const reading = useUnderstoodText(checker, typed, interview.person, outside);
  const read =
    reading.read ?? (typed === first && first !== "" ? understoodFromComplaints(interview.complaints) : null);
  const chosen = chosenComplaintsOf(added, read, removed);
  return {
    ...reading,
    typed,
    setTyped,
    isOthers,
    chosen,
    // What was understood of words that are gone is gone too.
    findings: reportedFindingsOf(
      typed === first || typed === "" ? interview.findings : [],
      read,
      removed,
      chosen,
    ),
    others: suggestedComplaintsOf(chosen, read, removed),
    choose: (complaint: CheckItem) => {
      setAdded([...added.filter(({ id }) => id !== complaint.id), complaint]);
      setRemoved(new Set([...removed].filter((id) => id !== complaint.id)));
    },
    added,
    removed,
    remove: (...ids: readonly string[]) => {
      setAdded(added.filter((one) => !ids.includes(one.id)));
      setRemoved(new Set([...removed, ...ids]));
    },
  };
}

type Complaints = ReturnType<typeof useComplaints>;

/** How words of self-harm that were not meant so are taken back, with what was understood of them; what was chosen is not. */
function useUnmeant(
  interview: CheckInterview,
  { added, chosen, findings, removed, typed, remove }: Complaints,
) {
  const [before] = useState({ typed, isUnmeant: interview.isUnmeant === true });
  useEffect(() => {
    if (before.isUnmeant && before.typed !== "") declareUnmeant(before.typed);
  }, [before]);
  const isChosen = mentionsCrisis(added, []);
  return {
    mayUnmean: !isChosen,
    /** A chip of it was taken out. */
    isTakenOut: crisisIdsOf([...removed].map((id) => ({ id }))).length > 0,
    onUnmeant: () => {
      declareUnmeant(typed);
      remove(...crisisIdsOf([...chosen, ...findings]));
    },
  };
}

/** What the words, and what was understood of them, warn of; `warning` is what the check keeps of it. */
function useWarning(checker: SymptomChecker, interview: CheckInterview, complaints: Complaints) {
  const { typed, chosen, findings } = complaints;
  const read = useDangerCheck(typed, true);
  const { texts } = useApp();
  useEffect(() => lazyCrisisHelp.ahead(texts), [texts]); // help in a crisis must not wait for a line
  const urgent = useUrgentNow(checker, { ...interview, complaints: chosen, findings });
  // Help is the same whether the words tell of it or what was understood of them does.
  const crisis =
    read.crisis !== "poisoning" && (mentionsCrisis(chosen, findings) || urgent?.isCrisis === true)
      ? "self-harm"
      : (read.crisis ??
        (mentionsViolence({ complaints: chosen, findings, answered: [] }) ? "violence" : null));
  const isWarned = read.isDanger || urgent !== null || crisis !== null;
  // Words that told to call at once are not made milder by what is understood of them a moment later.
  const level = read.isDanger && urgent?.level === "emergency-department-now" ? undefined : urgent?.level;
  const { mayUnmean, isTakenOut, onUnmeant } = useUnmeant(interview, complaints);
  const isUnmeant = crisis === null && (read.unmeant !== null || isTakenOut);
  const isBeside = read.isOther || (urgent !== null && !urgent.isCrisis);
  return {
    crisis,
    isWarned,
    first: urgent?.first,
    level,
    unmeant: {
      onUnmeant: mayUnmean ? onUnmeant : undefined,
      onMeant: isUnmeant && read.unmeant !== null ? declareMeant : undefined,
    },
    warning: () =>
      warningOf({
        typed,
        crisis,
        isWarned,
        isCall: level !== "emergency-department-now",
        isUnmeant,
        ifUnmeant: crisis === "self-harm" && mayUnmean ? (isBeside ? "emergency" : "none") : undefined,
        before: interview,
      }),
  };
}

/** The complaint of whoever tells of suicide or violence, where the checker lists one; null where it is not wanted or not known. */
function useCrisisComplaint(checker: SymptomChecker, { person }: CheckInterview, crisis: Crisis | null) {
  const [listed, setListed] = useState<readonly CheckItem[]>([]);
  useEffect(() => {
    if (crisis === null) return;
    checker.complaints(person).then(
      (all) => setListed(firstCrisisComplaint(all, crisis)),
      () => {}, // what fits best goes on
    );
  }, [checker, person, crisis]);
  return crisis !== null && listed.length > 0 ? listed : null;
}

/**
 * Asks for complaints in free text. Our checker reads it while typing; another company's reads it only on
 * submit. Shows what was understood as chips that can be removed, and help for danger words at once. Stores
 * each change on this device. With danger words `onDone` may receive no complaint, only the warning.
 */
export function ComplaintPage({ onBack, checker, slot, interview, isSlow, onDone, onWhom }: Props) {
  const who = useCheckedPersonName();
  const complaints = useComplaints(checker, interview, slot);
  const { typed, chosen, findings, isRead, isLost } = complaints;
  const [isMissing, setMissing] = useState(false);
  const [isListed, setListed] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const { crisis, isWarned, unmeant, warning, ...help } = useWarning(checker, interview, complaints);
  const inCrisis = useCrisisComplaint(
    checker,
    interview,
    chosen.length === 0 && crisis !== "poisoning" ? crisis : null,
  );
  const others = inCrisis ?? complaints.others;
  const isNothing = isRead && typed.trim().length > 2 && chosen.length + others.length === 0;
  const choose = (complaint: CheckItem) => {
    complaints.choose(complaint);
    setMissing(false);
  };
  const send = () => {
    setRequested(true);
    if (!isRead || (isLost && chosen.length === 0)) return complaints.readNow(); // what was understood is shown before it is gone by
    // Nobody who tells of suicide or an emergency is asked for other words: what fits best goes on, and the help stands above.
    const taken = chosen.length > 0 || !isWarned ? chosen : others.slice(0, 1);
    // Where nothing of it was understood the alarm of the words is the result: nobody is held here.
    if (taken.length > 0 || isWarned)
      return onDone({
        complaints: taken.map(({ id, words }) => ({ id, words })),
        findings,
        warned: warning(),
      });
    setMissing(true);
    document.querySelector<HTMLElement>("#complaint")?.focus();
  };
  return (
    <CheckerPage onBack={onBack}>
      <h1>
        {who ? <Trans>What is bothering {who} most?</Trans> : <Trans>What is bothering you most?</Trans>}
      </h1>
      <AppForm onSend={send} className={styles["form"]}>
        <ComplaintField
          typed={typed}
          isOthers={complaints.isOthers}
          isMissing={isMissing}
          onType={(text) => {
            complaints.setTyped(text);
            setRequested(false);
            setMissing(false);
          }}
        />
        <EmergencyBlock {...{ isShown: isWarned, crisis, unmeant, ...help }} reported={[typed]} />
        {isForWrongPerson(interview.person.age, typed) && <ForWhom onWhom={onWhom} />}
        <div aria-live="polite">
          {complaints.isSlow && (
            <p className="muted">
              <Trans>Reading your words…</Trans>
            </p>
          )}
          <Understood {...{ chosen, findings }} isOthers={complaints.isOthers} onRemove={complaints.remove} />
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
            <lazyOutsideText.Part about="lost" />
            <QuietWaysOn slot={slot} />
          </>
        )}
        {isNothing && !crisis && !isLost && !isWarned && <NotRecognised slot={slot} />}
        {isListed || isNothing ? (
          <lazyBodyList.Part
            checker={checker}
            person={interview.person}
            chosen={chosen}
            isFull={hasMostComplaints(chosen)}
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
    </CheckerPage>
  );
}

/** Text about a child in a check for an adult: every level and every piece of advice would be for the wrong person. */
function ForWhom({ onWhom }: { onWhom: () => void }) {
  return (
    <output>
      <Banner
        tone="warn"
        action={
          <Button kind="outlined" onClick={onWhom}>
            <Trans>Change who it is for</Trans>
          </Button>
        }
      >
        <Trans>Is this about a child? These questions are for an adult.</Trans>
      </Banner>
    </output>
  );
}

type FieldProps = {
  typed: string;
  /** Another firm reads what is typed. */
  isOthers: boolean;
  isMissing: boolean;
  onType: (text: string) => void;
};

function ComplaintField({ typed, isOthers, isMissing, onType }: FieldProps) {
  const { t } = useLingui();
  return (
    <TextArea
      id="complaint"
      rows={2}
      autoComplete="off"
      maxLength={500}
      label={<Trans>In your own words</Trans>}
      hint={
        isOthers ? (
          <lazyOutsideText.Part about="typed" />
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
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}

function NotRecognised({ slot }: { slot: SlotChoice | null }) {
  return (
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
      <QuietWaysOn slot={slot} />
    </Sheet>
  );
}

function QuietWaysOn({ slot }: { slot: SlotChoice | null }) {
  return (
    <div className={styles["actions"]}>
      <AlternativesToCheck slot={slot} isQuiet />
    </div>
  );
}

type UnderstoodProps = {
  chosen: readonly CheckItem[];
  findings: readonly ReportedFinding[];
  /** Another firm has read what was typed: what it did not understand is not there. */
  isOthers: boolean;
  onRemove: (id: string) => void;
};

function Understood({ chosen, findings, isOthers, onRemove }: UnderstoodProps) {
  const said = useAnswerLabels();
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
      {isOthers && <lazyOutsideText.Part about="understood" />}
    </FieldGroup>
  );
}
