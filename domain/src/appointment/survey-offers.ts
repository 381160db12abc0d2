/** The family's booked and finished appointments, earliest first; times in ms. */
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

/** How long after an appointment its survey is offered, in ms. */
export const surveyOfferMs = 14 * 24 * 3_600_000;

/**
 * Returns the surveys to offer (G.18): before the next appointment of a person who has finished none, and after
 * the last finished one if it ended within `surveyOfferMs`. `visits` must be in order of time. An answered survey is not offered again.
 * `actionable`: the patient's id before a first visit, the appointment's id after one; in `answered` too.
 */
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
        last && now - last.endTime <= surveyOfferMs
          ? [{ action: "after-visit", actionable: String(last.id), appointmentId: last.id }]
          : [];
      return [...before, ...after];
    })
    .filter(isOpen);
}
