/** The family's visits, the earliest first; times in ms. Only those that are booked, or were held to their end. */
type Facts = {
  now: number;
  visits: readonly {
    id: number;
    patientId: number;
    isFinished: boolean;
    startTime: number;
    endTime: number;
  }[];
  answered: readonly { action: string; actionable: string }[];
};
type Offer = { action: "before-first-visit" | "after-visit"; actionable: string; appointmentId: number };

/** So long after a visit its patient is asked how it went, in ms. */
export const offeredForMs = 14 * 24 * 3_600_000;

/** G.18: who comes for the first time is asked before, who was seen in the last two weeks is asked after; each once. */
export function surveyOffers({ now, visits, answered }: Facts): Offer[] {
  const isOpen = ({ action, actionable }: Offer) =>
    !answered.some((one) => one.action === action && one.actionable === actionable);
  const persons = [...new Set(visits.map(({ patientId }) => patientId))];
  return persons
    .flatMap((person) => {
      const own = visits.filter(({ patientId }) => patientId === person);
      const seen = own.filter(({ isFinished }) => isFinished);
      const coming = own.find(({ isFinished, startTime }) => !isFinished && startTime > now);
      const last = seen.at(-1);
      const before: Offer[] =
        coming && seen.length === 0
          ? [{ action: "before-first-visit", actionable: String(person), appointmentId: coming.id }]
          : [];
      const after: Offer[] =
        last && now - last.endTime <= offeredForMs
          ? [{ action: "after-visit", actionable: String(last.id), appointmentId: last.id }]
          : [];
      return [...before, ...after];
    })
    .filter(isOpen);
}
