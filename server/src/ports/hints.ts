/** Tells whoever watches that something changed, after it was committed; they fetch again. Losing one loses nothing. */
export type Hints = { appointmentChanged: (tenantId: number, appointmentId: number) => void };
