import type { RecordLabels } from "@anteroom/content/messages/record-words";
import { formatDay } from "@anteroom/domain/appointment/appointment-time";
import { localizedUnit } from "@anteroom/domain/vitals/unit-words";
import { vitalUnits, type VitalName } from "@anteroom/domain/vitals/vital-values";
import { readObservationId } from "../mapping/observations.ts";
import { concept, loinc, type Concept, type Reference, type Resource } from "../mapping/resource.ts";
import type { Section, SectionContext } from "./summary-facts.ts";

/** The values of a summary, in their order; of each the newest. `systolic` stands for both pressures. */
const summarized: readonly VitalName[] = [
  "systolic",
  "heart_rate",
  "oxygen_saturation",
  "respiration_rate",
  "temperature",
  "weight",
  "glucose",
];

/**
 * Returns the newest vital sign of each of seven kinds, or a section without resources where they are withheld; null
 * where there are none, since the section is not required.
 */
export function vitalSection(context: SectionContext): Section | null {
  const { facts, labels, summary } = context;
  const title = labels.measurements;
  const code = concept(loinc, "8716-3", "Vital signs note");
  if (facts.observations === "withheld")
    return { title, code, lines: [summary.withheld], resources: [], absence: "withheld" };
  const newest = newestOf(facts.observations, context);
  if (newest.length === 0) return null;
  return {
    title,
    code,
    lines: newest.map((one) => lineOf(one, context)),
    resources: newest.map(({ resource }) => resource),
    absence: null,
  };
}

type Named = { name: VitalName; resource: Resource };

function newestOf(observations: readonly Resource[], { source }: SectionContext): Named[] {
  const newest = new Map<VitalName, Resource>();
  for (const one of observations) {
    const name = readObservationId(one.id ?? "")?.name;
    if (name === undefined) continue;
    const known = newest.get(name);
    if (!known || instantOf(known) < instantOf(one)) newest.set(name, one);
  }
  return summarized.flatMap((name) => {
    const found = newest.get(name);
    return found ? [{ name, resource: forDocument(found, source) }] : [];
  });
}

const instantOf = ({ effectiveDateTime }: Resource) => Date.parse(String(effectiveDateTime));

/** Without the appointment, which is no part of the document. For a dependent whoever acts for them has measured. */
function forDocument({ encounter: _encounter, performer, ...rest }: Resource, source: Reference): Resource {
  return { ...rest, ...(performer === undefined ? {} : { performer: [source] }) } as Resource;
}

type Quantified = { valueQuantity?: { value: number } };

function lineOf({ name, resource }: Named, { facts: { locale, place }, labels }: SectionContext): string {
  const format = new Intl.NumberFormat(locale === "ar" ? "en" : locale, { maximumFractionDigits: 1 });
  const {
    valueQuantity,
    component = [],
    method,
  } = resource as Resource &
    Quantified & { component?: (Quantified & { code: Concept })[]; method?: Concept };
  const isPressure = name === "systolic";
  const parts = isPressure ? component.filter(isPressurePart) : [{ valueQuantity }];
  const value = parts
    .flatMap((part) => (part.valueQuantity ? [format.format(part.valueQuantity.value)] : []))
    .join("/");
  const unit = vitalUnits[name];
  const label = isPressure ? labels.pressure : (labels.vitals[name] ?? name);
  const day = formatDay(instantOf(resource), place.timeZone, locale, true);
  const source = sourceOf(method, labels);
  const amount = `${value} ${unit === null ? labels.perMinute : localizedUnit(unit, locale)}`;
  return `${label}: ${amount} · ${day}${source === "" ? "" : ` · ${source}`}`;
}

const isPressurePart = ({ code }: { code: Concept }) =>
  code.coding?.some((one) => one.system === loinc && ["8480-6", "8462-4"].includes(one.code)) === true;

function sourceOf(method: Concept | undefined, labels: RecordLabels): string {
  const code = method?.coding?.[0]?.code;
  if (code === undefined) return "";
  if (code === "camera") return labels.camera;
  if (code === "photo") return labels.photo;
  return code === "device" || code === "provider" ? labels.device : labels.entered;
}
