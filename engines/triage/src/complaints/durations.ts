import { type Known, learn, type Presence } from "./known.ts";
import type { Finding } from "./knowledge.ts";
import type { Duration } from "./listed-durations.ts";
import { impliedBy, type PreparedKnowledge } from "./prepare.ts";

type Lasting = {
  readonly complaints: readonly string[];
  readonly known: Known;
  /** Duration given in the free text as a number; overrides the choice from the list. */
  readonly lasted: Duration | undefined;
};

/**
 * Returns `known` with findings derived from the duration of the complaints, and the reverse. A duration that is too
 * short denies a finding that requires a longer one. With a single complaint, a longer duration also sets the
 * finding, and a present finding denies durations of the list that are too short. Of several complaints, an exact
 * duration also counts for a present fever. Unchanged without a duration or such a finding.
 */
export function learnDurations(prepared: PreparedKnowledge, { complaints, known, lasted }: Lasting): Known {
  const brought = complaints.flatMap((id) => prepared.complaints.get(id)?.findings ?? []);
  const isBrought = (id: string) => impliedBy(prepared, id).some((one) => brought.includes(one));
  /** How it began is a quality of whatever the complaint is. */
  const isOfAnything = ({ kind, of }: Finding) => kind === "quality" && !of;
  const about = prepared.lasting.filter(
    (one) =>
      isBrought(one.id) || isOfAnything(one) || one.lasts?.about?.some((other) => brought.includes(other)),
  );
  const own = about.filter(({ id }) => isBrought(id));
  const present = brought.filter((one) => known.get(one) === "present");
  const single = complaints.length === 1 && present.length === 1 ? own : [];
  // With several complaints a stated duration may be of any. It counts for a present fever, so that a second symptom
  // does not lower the urgency.
  const isOneLength = lasted !== undefined && lasted.least === lasted.most;
  const ofFever =
    single.length === 0 && isOneLength && known.get("fever") === "present"
      ? prepared.lasting.filter(({ id }) => impliedBy(prepared, id).includes("fever"))
      : [];
  const duration = lasted ?? prepared.durations.find(({ finding }) => known.get(finding) === "present");
  const reported = duration
    ? [
        ...about.flatMap((one) => deniedBy(one, duration, known)),
        ...[...single, ...ofFever].flatMap((one) => meantBy(one, duration, known)),
      ]
    : single.flatMap((one) => tooShortFor(prepared, one, known));
  return reported.length === 0
    ? known
    : withOnlyDuration(prepared, learn(prepared, known, new Map(reported)));
}

type Reported = readonly (readonly [string, Presence])[];

function deniedBy({ id, lasts }: Finding, duration: Duration, known: Known): Reported {
  return lasts && !known.has(id) && isTooShort(lasts, duration.most) ? [[id, "absent"]] : [];
}

function meantBy({ id, of = [], lasts }: Finding, duration: Duration, known: Known): Reported {
  const isMeant = lasts && !lasts.andMore && !isTooShort(lasts, duration.least);
  return isMeant && of.every((parent) => known.get(parent) !== "absent") ? [[id, "present"]] : [];
}

/** Returns the listed durations, as denied, that are too short for a present finding. */
function tooShortFor({ durations }: PreparedKnowledge, { id, lasts }: Finding, known: Known): Reported {
  if (!lasts || known.get(id) !== "present") return [];
  return durations.filter(({ most }) => isTooShort(lasts, most)).map(({ finding }) => [finding, "absent"]);
}

/** Returns whether a duration in days is too short for a finding: not above `moreThan`, or below `atLeast`. */
export function isTooShort({ moreThan, atLeast = 0 }: NonNullable<Finding["lasts"]>, days: number): boolean {
  return moreThan === undefined ? days < atLeast : days <= moreThan;
}

/** Where all other listed durations are denied, sets the last one. */
function withOnlyDuration(prepared: PreparedKnowledge, known: Known): Known {
  const open = prepared.durations.filter(({ finding }) => known.get(finding) !== "absent");
  const [only, ...others] = open;
  const isNew = only && others.length === 0 && !known.has(only.finding);
  return isNew ? learn(prepared, known, new Map([[only.finding, "present"]])) : known;
}
