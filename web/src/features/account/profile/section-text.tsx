import { Trans } from "@lingui/react/macro";
import type { SectionId } from "../../../platform/settings-section.ts";
import type { IconName } from "../../../ui/icons/icon-names.ts";

/** The icon of each settings section. */
export const sectionIcons = {
  personal: "identification",
  dependents: "users",
  insurance: "shield-check",
  notifications: "bell",
  security: "key",
  data: "download",
} as const satisfies Record<SectionId, IconName>;

/** Renders the title of a settings section. */
export function SectionTitle({ id }: { id: SectionId }) {
  switch (id) {
    case "personal":
      return <Trans>About you</Trans>;
    case "dependents":
      return <Trans>Your family</Trans>;
    case "insurance":
      return <Trans>Insurance</Trans>;
    case "notifications":
      return <Trans>Notifications</Trans>;
    case "security":
      return <Trans>Sign-in and security</Trans>;
    case "data":
      return <Trans>Your data</Trans>;
  }
}

/** A line that says what a settings section contains. */
export function SectionDetail({ id }: { id: SectionId }) {
  switch (id) {
    case "personal":
      return <Trans>Name, contacts, language</Trans>;
    case "dependents":
      return <Trans>People you care for</Trans>;
    case "insurance":
      return <Trans>Insurer and policy</Trans>;
    case "notifications":
      return <Trans>Emails, texts and reminders</Trans>;
    case "security":
      return <Trans>Password, second step, devices</Trans>;
    case "data":
      return <Trans>Download, consents, erase</Trans>;
  }
}
