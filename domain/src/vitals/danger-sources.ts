import type { ReadingDanger } from "./reading-dangers.ts";

/** The source of each danger's limit and advice, as it cites itself. */
export const dangerSources: Readonly<Record<ReadingDanger, string>> = {
  together: "RCP, NEWS2, 2017; NICE NG51, 2016",
  "fever-of-baby": "NICE NG143, 2019",
  "pressure-very-low": "Subbe, QJM 2001; AHA, PALS, 2020; St John Ambulance, Shock",
  "pressure-low": "NHS, Low blood pressure; RCP, NEWS2, 2017",
  "breathing-very-slow": "RCP, NEWS2, 2017",
  "breathing-very-fast": "RCP, NEWS2, 2017; NICE NG51, 2016",
  "breathing-fast-of-child": "Fleming, Lancet 2011; NICE NG51, 2016",
  "oxygen-very-low": "NHS England, Pulse oximetry at home, 2020",
  "glucose-very-low": "ADA Standards of Care 2024, 6; SDCEP (NHS Scotland), Hypoglycaemia",
  "glucose-very-high": "CDC, Diabetic ketoacidosis, 2024",
  "pressure-very-high": "NICE NG136, 2019; ACC/AHA 2017",
  cold: "NHS, Hypothermia",
  "fever-very-high": "MedlinePlus, Fever, 003090",
  "pulse-very-fast": "RCP, NEWS2, 2017; NICE NG51, 2016; Fleming, Lancet 2011",
  "pulse-very-slow": "RCP, NEWS2, 2017; NICE NG51, 2016; Fleming, Lancet 2011",
  "oxygen-low": "NHS England, Pulse oximetry at home, 2020",
  "fever-of-infant": "NICE NG143, 2019; MedlinePlus, Fever, 003090",
  "glucose-low": "ADA Standards of Care 2024, 6; SDCEP (NHS Scotland), Hypoglycaemia",
  "fever-if-baby": "NICE NG143, 2019",
  "fever-of-child": "NICE NG143, 2019; Wessex Healthier Together (NHS), Fever in children",
};
