import type { Locale } from "@anteroom/domain/shared/locales";

type Specialty = {
  /** Identifier in page addresses and in the database. */
  slug: string;
  /** Name of the icon in the product's set. */
  icon: string;
  names: Readonly<Record<Locale, string>>;
};

const of = (
  slug: string,
  icon: string,
  names: readonly [string, string, string, string, string, string, string, string],
): Specialty => {
  const [en, pt, ptBR, it, es, esCL, fr, ar] = names;
  return { slug, icon, names: { en, pt, "pt-BR": ptBR, it, es, "es-CL": esCL, fr, ar } };
};

/** The specialties of doctors, in display order. Names are our own wording; every language has one. */
export const specialties: readonly Specialty[] = [
  of("general-practice", "stethoscope", [
    "General practice",
    "Medicina geral e familiar",
    "Clínica geral",
    "Medicina generale",
    "Medicina general",
    "Medicina general",
    "Médecine générale",
    "طب عام",
  ]),
  of("paediatrics", "baby", [
    "Children's health",
    "Pediatria",
    "Pediatria",
    "Pediatria",
    "Pediatría",
    "Pediatría",
    "Pédiatrie",
    "طب الأطفال",
  ]),
  of("gynaecology", "heart", [
    "Women's health",
    "Ginecologia",
    "Ginecologia",
    "Ginecologia",
    "Ginecología",
    "Ginecología",
    "Gynécologie",
    "طب النساء",
  ]),
  of("dermatology", "hand", [
    "Skin",
    "Dermatologia",
    "Dermatologia",
    "Dermatologia",
    "Dermatología",
    "Dermatología",
    "Dermatologie",
    "طب الجلد",
  ]),
  of("cardiology", "heartbeat", [
    "Heart",
    "Cardiologia",
    "Cardiologia",
    "Cardiologia",
    "Cardiología",
    "Cardiología",
    "Cardiologie",
    "طب القلب",
  ]),
  of("psychiatry", "brain", [
    "Psychiatry",
    "Psiquiatria",
    "Psiquiatria",
    "Psichiatria",
    "Psiquiatría",
    "Psiquiatría",
    "Psychiatrie",
    "الطب النفسي",
  ]),
  of("psychology", "chat", [
    "Psychology",
    "Psicologia",
    "Psicologia",
    "Psicologia",
    "Psicología",
    "Psicología",
    "Psychologie",
    "علم النفس",
  ]),
  of("nutrition", "sun-fill", [
    "Nutrition",
    "Nutrição",
    "Nutrição",
    "Nutrizione",
    "Nutrición",
    "Nutrición",
    "Nutrition",
    "التغذية",
  ]),
  of("endocrinology", "first-aid", [
    "Hormones and diabetes",
    "Endocrinologia",
    "Endocrinologia",
    "Endocrinologia",
    "Endocrinología",
    "Endocrinología",
    "Endocrinologie",
    "الغدد والسكري",
  ]),
  of("neurology", "brain", [
    "Neurology",
    "Neurologia",
    "Neurologia",
    "Neurologia",
    "Neurología",
    "Neurología",
    "Neurologie",
    "طب الأعصاب",
  ]),
  of("orthopaedics", "first-aid", [
    "Bones and joints",
    "Ortopedia",
    "Ortopedia",
    "Ortopedia",
    "Traumatología",
    "Traumatología",
    "Orthopédie",
    "العظام والمفاصل",
  ]),
  of("ear-nose-throat", "speaker", [
    "Ear, nose and throat",
    "Otorrinolaringologia",
    "Otorrinolaringologia",
    "Otorinolaringoiatria",
    "Otorrinolaringología",
    "Otorrinolaringología",
    "ORL",
    "أنف وأذن وحنجرة",
  ]),
  of("pulmonology", "first-aid", [
    "Lungs and allergies",
    "Pneumologia",
    "Pneumologia",
    "Pneumologia",
    "Neumología",
    "Broncopulmonar",
    "Pneumologie",
    "الصدر والحساسية",
  ]),
  of("physiotherapy", "user", [
    "Physiotherapy",
    "Fisioterapia",
    "Fisioterapia",
    "Fisioterapia",
    "Fisioterapia",
    "Kinesiología",
    "Kinésithérapie",
    "العلاج الطبيعي",
  ]),
];

/** Returns the name of a specialty in a language; an unknown slug is returned unchanged. */
export function specialtyName(slug: string, locale: Locale): string {
  return specialties.find((one) => one.slug === slug)?.names[locale] ?? slug;
}

/** Returns whether doctors of a specialty (its slug) see only children. */
export const isForChildren = (specialty: string): boolean => specialty === "paediatrics";
