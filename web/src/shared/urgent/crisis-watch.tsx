import { useState, type ComponentProps } from "react";
import { isSelfHarmCrisis } from "./crisis.ts";
import { lazyPart } from "../../ui/lazy.tsx";
import type { CrisisHelp } from "./crisis-help.tsx";
import { LazyNotifyClinic } from "./lazy-notify-clinic.tsx";
import type { TextSubject } from "./danger-reader.ts";
import { declareMeant, declareUnmeant, unmeantTexts } from "./unmeant-texts.ts";
import { useDangerCheck } from "./use-danger-check.ts";

type HelpProps = ComponentProps<typeof CrisisHelp>;

/** `CrisisHelp`, loaded on demand. */
export const lazyCrisisHelp = lazyPart(async () => (await import("./crisis-help.tsx")).CrisisHelp, null, [
  "urgent",
]);

/** `UnmeantLine`, loaded on demand. */
export const lazyUnmeantLine = lazyPart(
  async () => (await import("./dismissed-help.tsx")).UnmeantLine,
  null,
  ["urgent"],
);

/** `WarnedLine`, loaded on demand. */
export const lazyWarnedLine = lazyPart(async () => (await import("./danger-warning.tsx")).WarnedLine, null, [
  "urgent",
]);

/** `DangerNotice`, loaded on demand. */
export const lazyDangerNotice = lazyPart(
  async () => (await import("./danger-notice.tsx")).DangerNotice,
  null,
  ["urgent"],
);

type Props = {
  text: string;
  /** What was written here before, such as messages that were sent: it is read as well. */
  earlier?: readonly string[];
  /** Those of the earlier texts that someone at the clinic has seen. */
  seen?: readonly string[];
  /** Help stays after the text was sent or cleared, until the page is left. */
  stays?: boolean;
  /** How the clinic can be alerted of these words; undefined where it cannot. */
  reportOf?: (words: string) => HelpProps["notify"];
  /** The person the text is about, if known: a young baby's fever is urgent. */
  whose?: TextSubject;
};

const nothing: readonly string[] = [];

/**
 * Checks `text` and `earlier` on this device at each change. Renders help for suicide, self-harm or violence
 * by someone close, and the emergency number for other emergencies; otherwise nothing. `stays`: help remains
 * after the words are gone. Renders the short line in place of help declared not meant. Never blocks typing;
 * sends nothing.
 */
export function CrisisWatch({
  text,
  earlier = nothing,
  seen = nothing,
  stays = false,
  reportOf,
  whose,
}: Props) {
  const found = useDangerCheck([text, ...earlier], false, whose);
  const [last, setLast] = useState(found);
  const isNew = found.words !== last.words || found.crisis !== last.crisis;
  // What was not meant so does not stay.
  const isOver = last.crisis === "self-harm" && unmeantTexts().includes(last.words);
  const holds = stays && last.crisis !== null && !isOver;
  // Help in a crisis brings the emergency number too: where it stays, no other emergency takes its place.
  if (found.isDanger && isNew && (found.crisis !== null || !holds)) setLast(found);
  const isShown = last.isDanger && !isOver && (found.isDanger || stays);
  const { unmeant } = found;
  // The help for violence is about safety: an illness that cannot wait is said above it.
  const isBoth = isShown && last.crisis !== null && !isSelfHarmCrisis(last.crisis) && found.hasEmergency;
  return (
    <>
      {isBoth && (
        <div role="alert">
          <lazyDangerNotice.Part isSeen />
        </div>
      )}
      {isShown && <Shown {...{ last, text, seen, reportOf }} />}
      {unmeant !== null && (
        <lazyUnmeantLine.Part notify={reportOf?.(unmeant) ?? null} onAgain={declareMeant} />
      )}
    </>
  );
}

type ShownProps = Pick<Props, "text"> & {
  reportOf: Props["reportOf"] | undefined;
  last: ReturnType<typeof useDangerCheck>;
  seen: readonly string[];
};

function Shown({ last, text, seen, reportOf }: ShownProps) {
  const { crisis, words } = last;
  const notify = reportOf?.(words) ?? null;
  const isRead = words !== text && seen.includes(words);
  if (crisis === null) return <Emergency notify={notify} isRead={isRead} />;
  return (
    <lazyCrisisHelp.Part
      {...{ crisis, notify, isRead }}
      occasion={words === text ? "typed" : "earlier"}
      onUnmeant={crisis === "self-harm" ? () => declareUnmeant(words) : undefined}
    />
  );
}

function Emergency({ notify, isRead }: Pick<HelpProps, "notify"> & { isRead: boolean }) {
  // What was sent says itself how far it has come.
  const [isNotified, setNotified] = useState(false);
  return (
    <div className="stack g3" data-danger={isNotified ? "sent" : "open"}>
      <div role="alert">
        <lazyDangerNotice.Part isSeen={isNotified || isRead} />
      </div>
      {notify && <LazyNotifyClinic {...notify} isOffered onNotified={setNotified} />}
    </div>
  );
}
