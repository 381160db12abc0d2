import type { ConditionSlug } from "./conditions.ts";
import type { Urgency } from "./safety-signs.ts";

/**
 * Urgency and specialty of each condition. Our own proposal from the severities of DDXPlus; no clinician has written
 * or reviewed it. Stable angina is rated like unstable, since answers do not separate them safely. Specialties are
 * slugs of content; general practice replaces one that a clinic lacks.
 */
export const care: Readonly<
  Record<ConditionSlug, { readonly urgency: Urgency; readonly specialty: string }>
> = {
  "acute-dystonia": { urgency: "emergency", specialty: "general-practice" },
  "acute-pulmonary-oedema": { urgency: "ambulance", specialty: "cardiology" },
  "acute-sinusitis": { urgency: "consultation", specialty: "ear-nose-throat" },
  anaemia: { urgency: "consultation", specialty: "general-practice" },
  anaphylaxis: { urgency: "ambulance", specialty: "general-practice" },
  "asthma-attack": { urgency: "consultation-24h", specialty: "pulmonology" },
  "atrial-fibrillation": { urgency: "consultation-24h", specialty: "cardiology" },
  bronchiectasis: { urgency: "consultation-24h", specialty: "pulmonology" },
  bronchiolitis: { urgency: "consultation-24h", specialty: "paediatrics" },
  bronchitis: { urgency: "consultation", specialty: "general-practice" },
  "chagas-disease": { urgency: "consultation-24h", specialty: "general-practice" },
  "chronic-sinusitis": { urgency: "consultation", specialty: "ear-nose-throat" },
  "cluster-headache": { urgency: "consultation-24h", specialty: "neurology" },
  "collapsed-lung": { urgency: "emergency", specialty: "general-practice" },
  "common-cold": { urgency: "self-care", specialty: "general-practice" },
  "copd-flare-up": { urgency: "consultation-24h", specialty: "pulmonology" },
  croup: { urgency: "emergency", specialty: "paediatrics" },
  "early-hiv": { urgency: "consultation", specialty: "general-practice" },
  ebola: { urgency: "ambulance", specialty: "general-practice" },
  epiglottitis: { urgency: "emergency", specialty: "general-practice" },
  "fish-poisoning": { urgency: "emergency", specialty: "general-practice" },
  "guillain-barre-syndrome": { urgency: "emergency", specialty: "neurology" },
  "hay-fever": { urgency: "consultation", specialty: "pulmonology" },
  "heart-attack": { urgency: "ambulance", specialty: "cardiology" },
  influenza: { urgency: "consultation-24h", specialty: "general-practice" },
  "inguinal-hernia": { urgency: "consultation", specialty: "general-practice" },
  laryngitis: { urgency: "consultation", specialty: "ear-nose-throat" },
  laryngospasm: { urgency: "ambulance", specialty: "general-practice" },
  "localised-swelling": { urgency: "consultation", specialty: "general-practice" },
  "lung-cancer": { urgency: "consultation-24h", specialty: "pulmonology" },
  lupus: { urgency: "consultation", specialty: "general-practice" },
  "middle-ear-infection": { urgency: "consultation", specialty: "ear-nose-throat" },
  "myasthenia-gravis": { urgency: "consultation-24h", specialty: "neurology" },
  myocarditis: { urgency: "emergency", specialty: "cardiology" },
  "oesophageal-rupture": { urgency: "emergency", specialty: "general-practice" },
  "pancreatic-cancer": { urgency: "consultation-24h", specialty: "general-practice" },
  "panic-attack": { urgency: "consultation", specialty: "psychiatry" },
  pericarditis: { urgency: "consultation-24h", specialty: "cardiology" },
  pneumonia: { urgency: "consultation-24h", specialty: "general-practice" },
  "pulmonary-embolism": { urgency: "emergency", specialty: "general-practice" },
  reflux: { urgency: "consultation", specialty: "general-practice" },
  "rib-fracture": { urgency: "consultation-24h", specialty: "orthopaedics" },
  sarcoidosis: { urgency: "consultation", specialty: "pulmonology" },
  "stable-angina": { urgency: "emergency", specialty: "cardiology" },
  "supraventricular-tachycardia": { urgency: "emergency", specialty: "cardiology" },
  tuberculosis: { urgency: "consultation-24h", specialty: "general-practice" },
  "unstable-angina": { urgency: "emergency", specialty: "cardiology" },
  "viral-sore-throat": { urgency: "consultation", specialty: "general-practice" },
  "whooping-cough": { urgency: "consultation", specialty: "general-practice" },
};
