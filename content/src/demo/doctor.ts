import type { Locale } from "@anteroom/domain/shared/locales";
import type { DoctorSex } from "@anteroom/domain/booking/doctor-facts";
import type { DemoDoctor } from "./clinic.ts";
import { aboutTranslations } from "./about-doctors.ts";
import { demoRegister } from "../demo-register.ts";
import { type Facts, trainingOf, treatedBySpecialty } from "./facts-of-doctors.ts";
import {
  aboutInMore,
  moreLanguages,
  noticesInMore,
  trainingInMore,
  treatedInMore,
} from "./more-languages.ts";
import { weeks } from "./weekly-hours.ts";

type Sketch = {
  /** Without the title. */
  name: string;
  specialty: string;
  languages: string;
  portrait: string;
  week: keyof typeof weeks;
  priceMinor: number;
  minutes: number;
  /** Average and number of invented ratings. */
  rating: readonly [average: number, count: number];
  sex: DoctorSex;
  /** Whether children are seen too. */
  children?: true;
  /** The year in which the training began to count, for the page of the doctor. */
  since: number;
  about: string;
  aboutInEnglish: string;
};

/** Marks a demo doctor as invented; forms for a man and for a woman. */
const notices = {
  pt: { male: "Médico de demonstração", female: "Médica de demonstração", rest: ", não é uma pessoa real." },
  "pt-BR": {
    male: "Médico de demonstração",
    female: "Médica de demonstração",
    rest: ", não é uma pessoa real.",
  },
  "es-CL": {
    male: "Médico de demostración",
    female: "Médica de demostración",
    rest: ", no es una persona real.",
  },
} as const satisfies Partial<Record<Locale, Record<DoctorSex | "rest", string>>>;

/** Insurers that do not exist, by the clinic's language. */
const insurers = {
  pt: ["Seguros Farol (demo)", "Mútua Atlântica (demo)"],
  "pt-BR": ["Saúde Jatobá (demo)", "Plano Sabiá (demo)"],
  "es-CL": ["Isapre Cordillera (demo)", "Seguros Pudú (demo)"],
} as const satisfies Partial<Record<Locale, readonly string[]>>;

/** A part of a price in round sums. */
const share = (priceMinor: number, part: number) => Math.round((priceMinor * part) / 100) * 100;

/**
 * Creates a demo doctor from a sketch; `locale` is the clinic's language. Derives prices of other kinds of appointment
 * from the video price, and adds to each description that the doctor is not a real person. Descriptions exist in
 * English, the clinic's language, and those with a translation of the English one.
 */
export function demoDoctor(locale: keyof typeof notices, sketch: Sketch): DemoDoctor {
  const [average, count] = sketch.rating;
  return {
    name: sketch.name,
    title: "doctor",
    specialty: sketch.specialty,
    languages: sketch.languages.split(" "),
    portrait: sketch.portrait,
    about: {
      en: `${sketch.aboutInEnglish} Demo doctor, not a real person.`,
      ...aboutMore(sketch),
      [locale]: `${sketch.about} ${noticeOf(locale, sketch)}`,
    },
    priceMinor: sketch.priceMinor,
    servicePrices: {
      on_site: share(sketch.priceMinor, 1.25),
      phone: share(sketch.priceMinor, 0.7),
      prescription_renewal: share(sketch.priceMinor, 0.4),
    },
    appointmentMinutes: sketch.minutes,
    sex: sketch.sex,
    treatsChildren: sketch.children === true,
    registration: {
      register: demoRegister[locale],
      number: `DEMO-${sketch.since}${share(sketch.priceMinor, 1) / 100}`,
    },
    training: inAll(
      trainingOf(sketch.specialty, sketch.since),
      trainingInMore(sketch.specialty, sketch.since),
    ),
    treats: inAll(treatedBySpecialty[sketch.specialty], treatedInMore[sketch.specialty]),
    insurers: sketch.week === "weekends" ? null : insurers[locale],
    ...weeks[sketch.week],
    rating: { sum: Math.round(average * count), count },
    isOnCall: sketch.week === "onCall",
  };
}

/** What a doctor says in the languages that are not the clinic's; nothing where it is not translated. */
function aboutMore(sketch: Sketch): Partial<Record<Locale, string>> {
  const elsewhere = aboutTranslations[sketch.aboutInEnglish];
  const texts = elsewhere ?? aboutInMore[sketch.aboutInEnglish];
  return {
    ...(elsewhere && { pt: `${elsewhere.pt} ${noticeOf("pt", sketch)}` }),
    ...Object.fromEntries(
      texts ? moreLanguages.map((tag) => [tag, `${texts[tag]} ${noticesInMore[tag][sketch.sex]}`]) : [],
    ),
  };
}

const noticeOf = (locale: keyof typeof notices, { sex }: Sketch) =>
  `${notices[locale][sex]}${notices[locale].rest}`;

/** The facts in every language. */
function inAll(
  facts: Facts | undefined,
  more: Partial<Record<Locale, readonly string[]>> | undefined,
): Partial<Record<Locale, readonly string[]>> {
  return { ...facts, ...more };
}
