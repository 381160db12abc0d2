import type { SettingsSections } from "../../platform/settings-section.ts";
import { lazyPart } from "../../ui/lazy.tsx";

/**
 * Maps the sections of `/profile-settings` to the components of the features; features do not import each
 * other.
 */
export const settingsSections: SettingsSections = {
  personal: {
    parts: {
      personal: lazyPart(
        async () => (await import("../../features/account/profile/personal-section.tsx")).PersonalSection,
      ).Part,
    },
  },
  dependents: {
    isOpen: ({ patientsManageDependents }) => patientsManageDependents,
    parts: {
      family: lazyPart(
        async () =>
          (await import("../../features/account/dependents/dependents-section.tsx")).DependentsSection,
      ).Part,
    },
  },
  insurance: {
    isOpen: ({ patientsInsuranceInformation }) => patientsInsuranceInformation,
    parts: {
      insurance: lazyPart(
        async () => (await import("../../features/account/insurance/insurance-section.tsx")).InsuranceSection,
      ).Part,
    },
  },
  notifications: {
    parts: {
      mails: lazyPart(
        async () =>
          (await import("../../features/account/profile/notifications-section.tsx")).NotificationsSection,
      ).Part,
      reminders: lazyPart(
        async () => (await import("../../features/account/reminders/reminders-section.tsx")).RemindersSection,
        {},
        ["reminders"],
      ).Part,
      push: lazyPart(
        async () => (await import("../../features/account/push/push-section.tsx")).PushSection,
        null,
        ["push"],
      ).Part,
    },
  },
  security: {
    parts: {
      password: lazyPart(
        async () => (await import("../../features/account/profile/password-section.tsx")).PasswordSection,
      ).Part,
      factors: lazyPart(
        async () => (await import("../../features/account/security/security-section.tsx")).SecuritySection,
        {},
        ["account"], // the button for a new code is the sign-in's
      ).Part,
      devices: lazyPart(
        async () => (await import("../../features/account/profile/devices-section.tsx")).DevicesSection,
      ).Part,
      join: lazyPart(
        async () => (await import("../../features/account/join/join-section.tsx")).JoinSection,
        null,
        ["join-accounts", "security", "account"], // the dialogs for the password and the code
      ).Part,
    },
  },
  data: {
    parts: {
      data: lazyPart(async () => (await import("../../features/account/my-data/my-data.tsx")).MyData).Part,
      apps: lazyPart(
        async () => (await import("../../features/account/connected-apps/connected-apps.tsx")).ConnectedApps,
        null,
        ["connected-apps"],
      ).Part,
      services: lazyPart(
        async () => (await import("../../features/third-parties/consent-section.tsx")).ConsentSection,
      ).Part,
      // Last: it ends everything above it.
      erasure: lazyPart(async () => (await import("../../features/account/my-data/erasure.tsx")).Erasure)
        .Part,
    },
  },
};
