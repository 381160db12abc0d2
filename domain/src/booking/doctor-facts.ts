/** What a clinic may say of a doctor, for patients who ask for a woman or a man. */
export const doctorSexes = ["female", "male"] as const;
export type DoctorSex = (typeof doctorSexes)[number];

/** So many written reviews, the newest, are on a doctor's page. */
export const shownReviews = 5;
