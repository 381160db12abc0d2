import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { useDependents } from "../../shared/account/dependents.ts";
import { storeBookedFor } from "../../shared/booking/booked-for.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";
import styles from "./arrival-notice.module.css";

/**
 * Renders above the list for which dependent (`id`) the booking will be, and stores that person on this
 * device as the booking's on mount; with a link to `ownList` that stores the patient instead. Renders
 * nothing, and stores nothing, for an unknown dependent or one whose consent is pending.
 */
export function BookedPerson({ id, ownList }: { id: string; ownList: string }) {
  const { storage } = useApp();
  const person = useDependents().data?.find((one) => String(one.id) === id && one.care !== "waiting");
  const personId = person?.id;
  const [isOwn, setOwn] = useState(false); // the list of oneself may have this very address
  useEffect(() => {
    if (personId !== undefined) storeBookedFor(deviceMemory(storage), personId);
  }, [personId, storage]);
  if (!person || isOwn) return null;
  return (
    <div className={styles["notice"]}>
      <Banner
        action={
          <AppLink
            to={ownList}
            className={textLinkClass()}
            onClick={() => {
              storeBookedFor(deviceMemory(storage), null);
              setOwn(true);
            }}
          >
            <Trans>Book for me instead</Trans>
          </AppLink>
        }
      >
        <Trans>
          You’re booking for <bdi>{person.name}</bdi>.
        </Trans>
      </Banner>
    </div>
  );
}
