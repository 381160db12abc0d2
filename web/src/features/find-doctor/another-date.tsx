import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";

const loadCalendar = () => import("./slot-calendar.tsx");
const SlotCalendar = lazy(() => loadCalendar().then((module) => ({ default: module.SlotCalendar })));

/** The calendar, fetched when somebody wants it. */
export function AnotherDate({ doctorId, selected }: { doctorId: number; selected: string | null }) {
  const app = useApp();
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const show = (day: string) => {
    setIsOpen(false);
    void app.navigate(`/doctors/${doctorId}?selectedDate=${day}`);
  };
  return (
    <>
      <button
        type="button"
        className={textLinkClass()}
        onPointerEnter={() => void loadCalendar()}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="calendar-dots" isSmall />
        <Trans>Choose another date</Trans>
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={<Trans>Choose another date</Trans>}
        closeLabel={t`Close`}
      >
        {isOpen && (
          <Suspense fallback={<Skeleton label={t`Loading the calendar`} shape="slots" count={9} />}>
            <SlotCalendar doctorId={doctorId} selected={selected} onChoose={show} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
