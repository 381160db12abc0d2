import type { ClinicCaller } from "../../../platform/http/authentication.ts";
import { referenceTo, resource, type Reference, type Resource } from "../mapping/resource.ts";
import { readNumber } from "../search-values.ts";
import type { Found, Kind } from "./kind.ts";

type Link = { type: "replaced-by" | "replaces"; other: Reference };

/** The programs of the clinic follow a merge; an app of one patient or one doctor sees that patient's record as it is. */
const followsMerges = ({ app, doctorId }: ClinicCaller) => app === null && doctorId === null;

/**
 * Adds to Patient what became of merged records: the one that remains links to those it replaces, and one that is gone is
 * found by its id alone, inactive, with a link to the one that replaces it.
 */
export function linkMergedPatients(kind: Kind): Kind {
  return {
    ...kind,
    find: async (reading, search) => {
      const found = await kind.find(reading, search);
      if (!followsMerges(reading.caller)) return found;
      const ids = found.flatMap(({ resource: { id } }) => readNumber(String(id)) ?? []);
      const gone = search.conditions.length === 0 && search.id !== null ? readNumber(search.id) : null;
      if (ids.length === 0 && gone === null) return found;
      const merged = await reading.tx
        .selectFrom("merged_patients")
        .select(["patient_id", "into_patient_id"])
        .where((eb) =>
          eb.or([
            ...(ids.length > 0 ? [eb("into_patient_id", "in", ids)] : []),
            ...(gone === null ? [] : [eb("patient_id", "=", gone)]),
          ]),
        )
        .orderBy("patient_id")
        .execute();
      const last = merged.find(({ patient_id }) => patient_id === gone);
      if (found.length === 0 && last) return ofGone(last, search.after);
      return found.map(({ key, resource: patient }) => ({
        key,
        resource: withLinks(
          patient,
          merged
            .filter(({ into_patient_id }) => String(into_patient_id) === patient.id)
            .map(({ patient_id }) => linkTo("replaces", patient_id)),
        ),
      }));
    },
  };
}

/** The key of the record that is gone, as `persons` numbers patients: pages go on after it. */
function ofGone(
  { patient_id: id, into_patient_id: into }: { patient_id: number; into_patient_id: number },
  after: number,
): Found[] {
  const key = id * 2;
  if (key <= after) return [];
  const gone = resource("Patient", String(id), { active: false, link: [linkTo("replaced-by", into)] });
  return [{ key, resource: gone }];
}

const linkTo = (type: Link["type"], id: number): Link => ({ type, other: referenceTo("Patient", id) });

const withLinks = (patient: Resource, links: readonly Link[]): Resource =>
  links.length === 0 ? patient : { ...patient, link: links };
