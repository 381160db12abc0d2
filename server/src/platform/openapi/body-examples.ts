/** Bodies as they are sent, by the names of endpoints. Tests send every one of them. */
export const bodyExamples: Readonly<Record<string, object>> = {
  clinicCreateAppointment: {
    patient_id: 1,
    doctor_id: 1,
    service_type: "remote",
    start_time: "2027-03-02T14:00:00.000Z",
    minutes: 20,
    symptoms: "A cough for three days",
  },
  clinicHideReview: { is_hidden: true },
  clinicSetPrice: { service_type: "remote", amount_minor: 4900 },
};
