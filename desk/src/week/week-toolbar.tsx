import { addDays } from "@anteroom/domain/shared/zoned-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type MouseEvent } from "react";
import { buttonClass } from "../../../web/src/ui/button.tsx";
import { Checkbox } from "../../../web/src/ui/form/choice.tsx";
import { TextField } from "../../../web/src/ui/form/field.tsx";
import { Icon } from "../../../web/src/ui/icon.tsx";
import { useStaff } from "../platform/desk-context.tsx";
import { goTo, linkTo } from "../platform/route.ts";
import { ChooseDoctor } from "./choose-doctor.tsx";
import { weekAt, type WeekAddress } from "./week-address.ts";
import { readDay, weekLength } from "./week-rules.ts";
import styles from "./toolbar.module.css";

type Props = {
  address: WeekAddress;
  /** The day that the week is around, or that is shown. */
  day: string;
  isWeek: boolean;
  today: string;
  /** How many appointments are cancelled. */
  cancelled: number;
  /** Called when the way to today is taken. */
  onToday: () => void;
};

/** Leads to other weeks or days and, for reception and administration, to other doctors; shows or hides what is cancelled or free. */
export function WeekToolbar({ address, day, isWeek, today, cancelled, onToday }: Props) {
  const { t } = useLingui();
  const { role } = useStaff();
  const { showsCancelled, showsFree } = address;
  /** What is written in the field of the day and is no day yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const step = isWeek ? weekLength : 1;
  const at = (wanted: string) => weekAt({ ...address, day: wanted === today ? null : wanted, page: 1 });
  const toToday = linkTo(at(today));
  const backToToday = {
    ...toToday,
    onClick: (event: MouseEvent) => {
      toToday.onClick(event);
      if (event.defaultPrevented) onToday(); // not in another tab
    },
  };
  const look = buttonClass({ kind: "outlined", isSmall: true });
  return (
    <div className={styles["bar"]}>
      {role !== "doctor" && <ChooseDoctor address={address} />}
      <nav className={styles["ways"]} aria-label={isWeek ? t`Weeks` : t`Days`}>
        <a className={look} {...linkTo(at(addDays(day, -step)))}>
          <Icon name="caret-left" isSmall />
          <span>{isWeek ? <Trans>Previous week</Trans> : <Trans>Previous day</Trans>}</span>
        </a>
        <a className={look} {...backToToday}>
          <Trans>Back to today</Trans>
        </a>
        <a className={look} {...linkTo(at(addDays(day, step)))}>
          <span>{isWeek ? <Trans>Next week</Trans> : <Trans>Next day</Trans>}</span>
          <Icon name="caret-right" isSmall />
        </a>
      </nav>
      <TextField
        className={styles["day"] ?? ""}
        type="date"
        label={t`Go to a day`}
        value={typed ?? day}
        onChange={({ currentTarget }) => {
          const wanted = readDay(currentTarget.value);
          setTyped(wanted === null ? currentTarget.value : null);
          if (wanted !== null) goTo(at(wanted));
        }}
        onBlur={() => setTyped(null)}
      />
      <div className={styles["choices"]}>
        {(cancelled > 0 || showsCancelled) && (
          <Checkbox
            checked={showsCancelled}
            onChange={({ currentTarget }) =>
              goTo(weekAt({ ...address, showsCancelled: currentTarget.checked }))
            }
          >
            <Trans>Show cancelled appointments ({cancelled})</Trans>
          </Checkbox>
        )}
        {role !== "doctor" && isWeek && (
          <Checkbox
            checked={showsFree}
            onChange={({ currentTarget }) => goTo(weekAt({ ...address, showsFree: currentTarget.checked }))}
          >
            <Trans>Show free times to book</Trans>
          </Checkbox>
        )}
      </div>
    </div>
  );
}
