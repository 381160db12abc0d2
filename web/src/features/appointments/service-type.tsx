import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icons/icon-names.ts";
import styles from "./service-type.module.css";

type ServiceLabels = { icon: IconName; name: string; what: string };

/**
 * Returns a function for the labels of a kind of appointment: icon, name and what the patient has to do
 * (S1.11, G.08). `serviceType`: a code such as `on_site`; unknown ones refer to the clinic.
 */
export function useServiceLabels(): (serviceType: string) => ServiceLabels {
  const { t } = useLingui();
  return (serviceType) => {
    switch (serviceType) {
      case "remote":
        return {
          icon: "camera",
          name: t`Video appointment`,
          what: t`You join by video, from this page. The waiting room opens one hour before.`,
        };
      case "on_site":
        return {
          icon: "house",
          name: t`Appointment at the clinic`,
          what: t`Arrive at the clinic a few minutes early, with an identity document.`,
        };
      case "phone":
        return {
          icon: "phone",
          name: t`Phone appointment`,
          what: t`The doctor will phone you at this time. Keep your phone on and with you.`,
        };
      case "intermediate":
        return {
          icon: "users",
          name: t`Assisted appointment`,
          what: t`Go to the place the clinic told you. Someone from its team will be with you, and the doctor joins by video.`,
        };
      case "prescription_renewal":
        return {
          icon: "receipt",
          name: t`Prescription renewal`,
          what: t`You don’t need to be there. The doctor reviews your prescription at this time, and the clinic writes to you.`,
        };
      default:
        return {
          icon: "question",
          name: t`Another type of appointment`,
          what: t`The clinic will tell you what to do.`,
        };
    }
  };
}

/** The kind of an appointment in one line, with its icon. */
export function ServiceType({
  serviceType,
  children,
}: {
  serviceType: Appointment["service_type"];
  children?: ReactNode;
}) {
  const { icon, name } = useServiceLabels()(serviceType);
  return (
    <span className={styles["kind"]}>
      <Icon name={icon} isSmall />
      <span>
        {name}
        {children}
      </span>
    </span>
  );
}
