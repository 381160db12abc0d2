import type { SettingsSections } from "../platform/settings-section.ts";
import { later } from "../ui/later.tsx";

/** Who fills which section of `/profile-settings`: journeys do not know each other, they meet here. */
export const settingsSections: SettingsSections = {
  personal: {
    parts: {
      personal: later(async () => (await import("../features/profile/personal-section.tsx")).PersonalSection)
        .Part,
    },
  },
  dependents: {
    isOpen: ({ patientsManageDependents }) => patientsManageDependents,
    parts: {
      family: later(
        async () => (await import("../features/dependents/dependents-section.tsx")).DependentsSection,
      ).Part,
    },
  },
  insurance: {
    isOpen: ({ patientsInsuranceInformation }) => patientsInsuranceInformation,
    parts: {
      insurance: later(
        async () => (await import("../features/profile/insurance-section.tsx")).InsuranceSection,
      ).Part,
    },
  },
  notifications: {
    parts: {
      mails: later(
        async () => (await import("../features/profile/notifications-section.tsx")).NotificationsSection,
      ).Part,
      reminders: later(
        async () => (await import("../features/reminders/reminders-section.tsx")).RemindersSection,
        {},
        ["reminders"],
      ).Part,
      push: later(async () => (await import("../features/push/push-section.tsx")).PushSection, null, ["push"])
        .Part,
    },
  },
  security: {
    parts: {
      password: later(async () => (await import("../features/profile/password-section.tsx")).PasswordSection)
        .Part,
      factors: later(async () => (await import("../features/security/security-section.tsx")).SecuritySection)
        .Part,
      devices: later(async () => (await import("../features/profile/devices-section.tsx")).DevicesSection)
        .Part,
    },
  },
  data: {
    parts: {
      data: later(async () => (await import("../features/my-data/my-data.tsx")).MyData).Part,
      services: later(
        async () => (await import("../features/third-parties/consent-section.tsx")).ConsentSection,
      ).Part,
    },
  },
};
