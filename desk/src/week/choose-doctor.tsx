import { clinicListDoctors } from "@anteroom/client/operations";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import { foldWords } from "@anteroom/domain/text/fold-words";
import { Plural, useLingui } from "@lingui/react/macro";
import { useId, useState, type FormEvent } from "react";
import { SelectField, TextField } from "../../../web/src/ui/form/field.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { goTo } from "../platform/route.ts";
import { useTimes } from "../platform/times.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import styles from "./toolbar.module.css";
import { weekAt, type WeekAddress } from "./week-address.ts";

/** From so many doctors on, a field finds them by name. */
const manyDoctors = 10;

/**
 * Renders a choice of a doctor's week or the day of all doctors, and opens it. With ten doctors or more a
 * search field narrows the list by the beginnings of the words in their names.
 */
export function ChooseDoctor({ address }: { address: WeekAddress }) {
  const { t } = useLingui();
  const { locale } = useTimes();
  const foundId = useId();
  const [search, setSearch] = useState("");
  const { data, failure, ask } = useApiAnswer(clinicListDoctors);
  const doctors = (data?.data.collection ?? [])
    .map((doctor) => ({ id: doctor.id, name: doctorName(doctor, locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const words = foldWords(search);
  const found = doctors.filter(({ name }) => {
    const own = foldWords(name);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  const { doctorId } = address;
  const listed = doctors.filter((one) => one.id === doctorId || found.includes(one));
  const choose = (id: number | null) => goTo(weekAt({ ...address, doctorId: id, page: 1 }));
  const takeFirst = (event: FormEvent) => {
    event.preventDefault();
    const [first] = found;
    if (words.length > 0 && first) choose(first.id);
  };
  return (
    <form className={styles["doctors"]} onSubmit={takeFirst}>
      <FailureNotice failure={failure} onRetry={ask} />
      {doctors.length >= manyDoctors && (
        <TextField
          type="search"
          icon="search"
          label={t`Find a doctor`}
          autoComplete="off"
          aria-describedby={foundId}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <SelectField
        label={t`Doctor`}
        value={doctorId ?? ""}
        onChange={({ currentTarget }) =>
          choose(currentTarget.value === "" ? null : Number(currentTarget.value))
        }
      >
        <option value="">{t`All doctors, one day`}</option>
        {listed.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <p id={foundId} className="sm muted" aria-live="polite">
        {words.length > 0 && (
          <Plural
            value={found.length}
            _0="No doctor has this name."
            one="# doctor found; press Enter to open the week."
            other="# doctors found; choose one, or press Enter for the first."
          />
        )}
      </p>
    </form>
  );
}
