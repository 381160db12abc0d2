/** The kinds of appointment; the web app books only `remote` (S1.11, S1.12). */
export const serviceTypes = ["remote", "on_site", "phone", "intermediate", "prescription_renewal"] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** The kind of appointment that a booking in the web app creates. */
export const bookedServiceType: ServiceType = "remote";
