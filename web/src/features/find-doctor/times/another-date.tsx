import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";

const calendar = lazyPart(async () => (await import("./slot-calendar.tsx")).SlotCalendar, {
  shape: "slots",
  count: 9,
});

/**
 * Renders the button and dialog of the calendar, which is loaded on demand. A chosen day navigates to the
 * profile with `?selectedDate=`. `selected`: YYYY-MM-DD.
 */
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
        onPointerEnter={() => calendar.ahead(app.texts)}
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
        {isOpen && <calendar.Part doctorId={doctorId} selected={selected} onChoose={show} />}
      </Dialog>
    </>
  );
}
