import type { DemoAppointment } from "./clinic.ts";

const visit = { patient: "amelia@example.pt", status: "accepted", review: null } as const;

/**
 * Demo appointments of Amélia at Clínica Aurora: a future one of each kind other than video, and past ones that were
 * declined, missed, or not paid for.
 */
export const visitsOfEveryKind: readonly DemoAppointment[] = [
  {
    ...visit,
    doctor: "Rui Tavares",
    serviceType: "on_site",
    hoursFromNow: 54,
    symptoms: "Eletrocardiograma de controlo.",
  },
  {
    ...visit,
    doctor: "Mateus Sá",
    serviceType: "phone",
    hoursFromNow: 78,
    symptoms: "Resultados das análises ao açúcar.",
  },
  {
    ...visit,
    doctor: "Nuno Évora",
    serviceType: "intermediate",
    hoursFromNow: 126,
    symptoms: "Dor no joelho ao descer escadas.",
  },
  {
    ...visit,
    doctor: "Rui Tavares",
    serviceType: "prescription_renewal",
    hoursFromNow: 150,
    symptoms: "Receita para a tensão, comprimido da manhã.",
  },
  {
    ...visit,
    doctor: "Helena Duarte",
    status: "declined",
    hoursFromNow: -100,
    symptoms: "Tonturas ao levantar.",
  },
  { ...visit, doctor: "Lin Wei", status: "no_show", hoursFromNow: -200, symptoms: "Sinal no ombro." },
  {
    ...visit,
    doctor: "Teresa Lobo",
    status: "payment_failed",
    hoursFromNow: -400,
    symptoms: "Consulta anual.",
  },
];
