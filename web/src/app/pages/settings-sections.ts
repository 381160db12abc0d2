import type { SettingsSections } from "../../platform/settings-section.ts";
import { later } from "../../ui/later.tsx";

/**
 * Maps the sections of `/profile-settings` to the components of the features; features do not import each
 * other.
 */
export const settingsSections: SettingsSections = {
  personal: {
    parts: {
      personal: later(
        async () => (await import("../../features/account/profile/personal-section.tsx")).PersonalSection,
      ).Part,
    },
  },
  dependents: {
    isOpen: ({ patientsManageDependents }) => patientsManageDependents,
    parts: {
      family: later(
        async () =>
          (await import("../../features/account/dependents/dependents-section.tsx")).DependentsSection,
      ).Part,
    },
  },
  insurance: {
    isOpen: ({ patientsInsuranceInformation }) => patientsInsuranceInformation,
    parts: {
      insurance: later(
        async () => (await import("../../features/account/insurance/insurance-section.tsx")).InsuranceSection,
      ).Part,
    },
  },
  notifications: {
    parts: {
      mails: later(
        async () =>
          (await import("../../features/account/profile/notifications-section.tsx")).NotificationsSection,
      ).Part,
      reminders: later(
        async () => (await import("../../features/account/reminders/reminders-section.tsx")).RemindersSection,
        {},
        ["reminders"],
      ).Part,
      push: later(
        async () => (await import("../../features/account/push/push-section.tsx")).PushSection,
        null,
        ["push"],
      ).Part,
    },
  },
  security: {
    parts: {
      password: later(
        async () => (await import("../../features/account/profile/password-section.tsx")).PasswordSection,
      ).Part,
      factors: later(
        async () => (await import("../../features/account/security/security-section.tsx")).SecuritySection,
      ).Part,
      devices: later(
        async () => (await import("../../features/account/profile/devices-section.tsx")).DevicesSection,
      ).Part,
    },
  },
  data: {
    parts: {
      data: later(async () => (await import("../../features/account/my-data/my-data.tsx")).MyData).Part,
      services: later(
        async () => (await import("../../features/third-parties/consent-section.tsx")).ConsentSection,
      ).Part,
    },
  },
};
