/** The sex of a doctor that a clinic may publish, for patients who ask for a woman or a man. */
export const doctorSexes = ["female", "male"] as const;
export type DoctorSex = (typeof doctorSexes)[number];

/** How many written reviews a doctor's page shows; the newest. */
export const shownReviews = 5;
