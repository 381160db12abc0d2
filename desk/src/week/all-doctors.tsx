import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { buttonClass } from "../../../web/src/ui/button.tsx";
import { linkTo } from "../platform/route.ts";
import { Calendar } from "./calendar.tsx";
import { isBlank, type Column } from "./columns.ts";
import { weekAt, type WeekAddress } from "./week-address.ts";

/** So many doctors are side by side. */
const atOnce = 6;

type Props = { columns: readonly Column[]; address: WeekAddress; today: string };

/** The day of all doctors side by side, six a page, without those who have neither hours nor appointments. */
export function AllDoctors({ columns, address, today }: Props) {
  const { t } = useLingui();
  const busy = columns.filter((column) => !isBlank(column));
  const pages = Math.max(1, Math.ceil(busy.length / atOnce));
  const page = Math.min(address.page, pages);
  const from = (page - 1) * atOnce;
  const shown = busy.slice(from, from + atOnce);
  const blank = columns.length - busy.length;
  const first = from + 1;
  const last = from + shown.length;
  const all = busy.length;
  const go = (wanted: number) => linkTo(weekAt({ ...address, page: wanted }));
  return (
    <div className="stack">
      {pages > 1 && (
        <nav className="row wrapf" aria-label={t`Doctors of the day`}>
          <p>
            <Trans>
              Doctors {first} to {last} of {all}
            </Trans>
          </p>
          {page > 1 && (
            <a className={buttonClass({ kind: "outlined", isSmall: true })} {...go(page - 1)}>
              <Trans>Previous doctors</Trans>
            </a>
          )}
          {page < pages && (
            <a className={buttonClass({ kind: "outlined", isSmall: true })} {...go(page + 1)}>
              <Trans>Next doctors</Trans>
            </a>
          )}
        </nav>
      )}
      {shown.length > 0 && (
        <Calendar
          columns={shown}
          today={today}
          weekOf={(doctorId) => weekAt({ ...address, doctorId, page: 1 })}
        />
      )}
      {blank > 0 && (
        <p className="sm muted">
          <Plural
            value={blank}
            one="# doctor has no hours and no appointments on this day."
            other="# doctors have no hours and no appointments on this day."
          />
        </p>
      )}
    </div>
  );
}
