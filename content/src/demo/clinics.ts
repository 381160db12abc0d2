import { andes } from "./andes.ts";
import { aurora } from "./aurora.ts";
import type { DemoClinic } from "./clinic.ts";
import { ipe } from "./ipe.ts";

/** The demo clinics; the main one first. */
export const demoClinics: readonly DemoClinic[] = [aurora, ipe, andes];
