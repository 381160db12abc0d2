import { useLingui } from "@lingui/react/macro";
import { SelectField } from "../../../web/src/ui/form/field.tsx";

type Props = {
  label: string;
  hours: number;
  onChange: (hours: number) => void;
};

/** A choice of how many hours an old secret stays valid beside its replacement: 0, 24 or 168. */
export function OverlapField({ label, hours, onChange }: Props) {
  const { t } = useLingui();
  return (
    <SelectField
      label={label}
      value={hours}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    >
      <option value={0}>{t`Not at all, as after a leak`}</option>
      <option value={24}>{t`One day`}</option>
      <option value={168}>{t`One week`}</option>
    </SelectField>
  );
}
