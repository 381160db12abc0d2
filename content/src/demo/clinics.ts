import { andes } from "./andes.ts";
import { aurora } from "./aurora.ts";
import type { DemoClinic } from "./clinic.ts";
import { ipe } from "./ipe.ts";

/** The demo clinics, the one shown first in front. */
export const demoClinics: readonly DemoClinic[] = [aurora, ipe, andes];
