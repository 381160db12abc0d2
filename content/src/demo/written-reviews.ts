import type { DemoAppointment } from "./clinic.ts";

const seen = { patient: "clara@example.pt", status: "finished" } as const;

/** Appointments at Clínica Aurora with public reviews. */
const written: readonly (readonly [
  doctor: string,
  hoursFromNow: number,
  symptoms: string,
  rating: number,
  comment: string,
])[] = [
  [
    "Helena Duarte",
    -190,
    "Dor de garganta.",
    5,
    "Ouviu-me até ao fim e disse exatamente o que fazer nos dias seguintes.",
  ],
  ["Helena Duarte", -820, "Receita.", 4, "Rápido e simples. Esperei cinco minutos."],
  ["Helena Duarte", -1500, "Tonturas.", 5, "Explicou quando devo procurar as urgências. Fiquei descansada."],
  ["Amina Saidi", -700, "Febre da minha filha.", 5, "Muito paciente com a minha filha."],
  ["Lin Wei", -960, "Sinal nas costas.", 4, "Ajudou-me a tirar as fotografias com boa luz."],
  ["Teresa Lobo", -1200, "Contraceção.", 5, "Sem pressa. Pude fazer todas as perguntas."],
];

/** Past appointments at Clínica Aurora whose patient wrote a public review. */
export const writtenReviews: readonly DemoAppointment[] = written.map(
  ([doctor, hoursFromNow, symptoms, rating, comment]) => ({
    ...seen,
    doctor,
    hoursFromNow,
    symptoms,
    review: { rating, comment, isPublic: true },
  }),
);
