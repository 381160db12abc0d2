import type { Locale } from "@anteroom/domain/locales";
import type { DemoDoctor } from "./clinic.ts";
import { weeks } from "./weekly-hours.ts";

type Sketch = {
  name: string;
  specialty: string;
  languages: string;
  portrait: string;
  week: keyof typeof weeks;
  priceMinor: number;
  minutes: number;
  /** Average and number of invented ratings. */
  rating: readonly [average: number, count: number];
  about: string;
  aboutInEnglish: string;
};

/** Nobody may take a demo doctor for a real one. */
const notices = {
  pt: "Médico de demonstração, não é uma pessoa real.",
  "pt-BR": "Médico de demonstração, não é uma pessoa real.",
  "es-CL": "Médico de demostración, no es una persona real.",
} as const satisfies Partial<Record<Locale, string>>;

/** A part of a price in round sums. */
const share = (priceMinor: number, part: number) => Math.round((priceMinor * part) / 100) * 100;

/** A demo doctor from a sketch; `locale` is the clinic's language. */
export function demoDoctor(locale: keyof typeof notices, sketch: Sketch): DemoDoctor {
  const [average, count] = sketch.rating;
  return {
    name: sketch.name,
    specialty: sketch.specialty,
    languages: sketch.languages.split(" "),
    portrait: sketch.portrait,
    about: {
      en: `${sketch.aboutInEnglish} Demo doctor, not a real person.`,
      [locale]: `${sketch.about} ${notices[locale]}`,
    },
    priceMinor: sketch.priceMinor,
    servicePrices: {
      on_site: share(sketch.priceMinor, 1.25),
      phone: share(sketch.priceMinor, 0.7),
      prescription_renewal: share(sketch.priceMinor, 0.4),
    },
    visitMinutes: sketch.minutes,
    ...weeks[sketch.week],
    rating: { sum: Math.round(average * count), count },
    isOnCall: sketch.week === "onCall",
  };
}
