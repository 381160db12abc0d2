import { lazy } from "react";
import type { SettingsSections } from "../platform/settings-section.ts";

/** Who fills which section of `/profile-settings`: journeys do not know each other, they meet here. */
export const settingsSections: SettingsSections = {
  personal: {
    parts: {
      personal: lazy(async () => ({
        default: (await import("../features/profile/personal-section.tsx")).PersonalSection,
      })),
    },
  },
  dependents: {
    isOpen: ({ patientsManageDependents }) => patientsManageDependents,
    parts: {
      family: lazy(async () => ({
        default: (await import("../features/dependents/dependents-section.tsx")).DependentsSection,
      })),
    },
  },
  insurance: {
    isOpen: ({ patientsInsuranceInformation }) => patientsInsuranceInformation,
    parts: {
      insurance: lazy(async () => ({
        default: (await import("../features/profile/insurance-section.tsx")).InsuranceSection,
      })),
    },
  },
  notifications: {
    parts: {
      mails: lazy(async () => ({
        default: (await import("../features/profile/notifications-section.tsx")).NotificationsSection,
      })),
      push: lazy(async () => ({ default: (await import("../features/push/push-section.tsx")).PushSection })),
    },
  },
  security: {
    parts: {
      password: lazy(async () => ({
        default: (await import("../features/profile/password-section.tsx")).PasswordSection,
      })),
      factors: lazy(async () => ({
        default: (await import("../features/security/security-section.tsx")).SecuritySection,
      })),
      devices: lazy(async () => ({
        default: (await import("../features/profile/devices-section.tsx")).DevicesSection,
      })),
    },
  },
  data: {
    parts: {
      data: lazy(async () => ({ default: (await import("../features/my-data/my-data.tsx")).MyData })),
      services: lazy(async () => ({
        default: (await import("../features/third-parties/consent-section.tsx")).ConsentSection,
      })),
    },
  },
};
