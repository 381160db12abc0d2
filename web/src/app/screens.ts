import type { ComponentType } from "react";
import { doctorProfileLoader, doctorsLoader, homeLoader } from "../features/find-doctor/load.ts";
import type { Loader } from "../platform/loader.ts";
import type { Journey } from "../platform/i18n.ts";

/** What fills a route: its component (a chunk of its own), the catalogues it speaks, and what it must know before it is drawn. */
export type Screen = {
  /** Source file, so that the page can fetch its chunk early. */
  file: string;
  component: () => Promise<{ default: ComponentType }>;
  journeys: readonly Journey[];
  /** Public pages only: runs on the server too. */
  loader?: Loader;
};

/** Routes that a later part fills are absent here: they show an honest page that says so. */
export const screens: Partial<Record<string, Screen>> = {
  home: {
    file: "src/features/find-doctor/home.tsx",
    component: () => import("../features/find-doctor/home.tsx").then(({ Home }) => ({ default: Home })),
    journeys: ["find-doctor"],
    loader: homeLoader,
  },
  doctors: {
    file: "src/features/find-doctor/doctors.tsx",
    component: () => import("../features/find-doctor/doctors.tsx").then(({ Doctors }) => ({ default: Doctors })),
    journeys: ["find-doctor"],
    loader: doctorsLoader,
  },
  "doctor-profile": {
    file: "src/features/find-doctor/doctor-profile.tsx",
    component: () =>
      import("../features/find-doctor/doctor-profile.tsx").then(({ DoctorProfile }) => ({ default: DoctorProfile })),
    journeys: ["find-doctor"],
    loader: doctorProfileLoader,
  },
};
