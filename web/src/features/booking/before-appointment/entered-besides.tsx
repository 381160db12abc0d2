import { isCheckerOffered } from "@anteroom/domain/health/symptom-checker";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { useStore } from "../../../platform/storage/store.ts";
import { readBookingFields } from "../../../shared/booking/booking-fields.ts";
import type { SlotChoice } from "../../../shared/booking/booking-memory.ts";
import { readStoredCheck } from "../../../shared/booking/stored-check.ts";
import { SummaryRow } from "../../../ui/card/summary-list.tsx";
import { ChangeLink } from "../change-link.tsx";
import { holdStoreOf } from "../hold-store.ts";
import { readAccompanyingAdult, type Accompaniment } from "../patient/read-accompanying-adult.ts";
import { useFilesHold } from "../use-files-hold.ts";
import { RelationshipLabel } from "./accompanying-adult.tsx";
import { holdFileStoreOf } from "./hold-file-store.ts";

type Props = { slot: SlotChoice; accompaniment: Accompaniment; to: string };

const nothing = { files: [], isTooMany: false, isLost: false };

/**
 * Renders what else a guest entered on the step before (address `to`): accompanying adult, number of files,
 * attached symptom check. Fetches the files of the hold. Leaves out what is missing.
 */
export function EnteredExtras({ slot, accompaniment, to }: Props) {
  const app = useApp();
  const { t } = useLingui();
  const { adult } = readAccompanyingAdult(readBookingFields(deviceMemory(app.storage)), accompaniment);
  const holds = holdStoreOf(app);
  const hold = useFilesHold(holds, slot);
  const store = holdFileStoreOf(app, holds);
  const { files } = useStore(store, nothing);
  useEffect(() => void store.setHold(hold), [store, hold]);
  const { settings } = useClinic();
  const check = readStoredCheck(deviceMemory(app.storage), app.clock.now());
  const isSent = isCheckerOffered(settings) && check?.isShared === true && check.details !== null;
  const count = files.filter(({ state }) => state !== "failed").length;
  return (
    <>
      {adult && (
        <SummaryRow
          term={<Trans>Accompanied by</Trans>}
          action={<ChangeLink to={to} label={t`Change the adult`} />}
        >
          <bdi>{adult.name}</bdi>
          <p className="muted sm">
            <RelationshipLabel relationship={adult.relationship} />
          </p>
        </SummaryRow>
      )}
      {count > 0 && (
        <SummaryRow
          term={<Trans>Photos and documents</Trans>}
          action={<ChangeLink to={to} label={t`Change the files`} />}
        >
          <Plural value={count} one="# file" other="# files" />
        </SummaryRow>
      )}
      {isSent && (
        <SummaryRow
          term={<Trans>Symptom check</Trans>}
          action={<ChangeLink to={to} label={t`Change the symptom check`} />}
        >
          <Trans>The doctor gets your answers with this booking.</Trans>
          {check.dependentId === undefined && (
            <p className="muted sm">
              <Trans>We only send them if the age and sex match the check.</Trans>
            </p>
          )}
        </SummaryRow>
      )}
    </>
  );
}
