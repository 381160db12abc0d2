const doctor = {
  name: "Helena Duarte",
  title: "doctor",
  specialty: "general-practice",
  languages: ["pt", "en"],
  sex: "female",
  treats_children: true,
  about: { en: "Family doctor in Porto.", pt: "Médica de família no Porto." },
  registration: { register: "Ordem dos Médicos", number: "12345" },
  training: { en: ["University of Porto"] },
  treats: null,
  insurers: null,
  visit_minutes: 20,
  is_listed: true,
};

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
  clinicAuthorizeChannel: { socket_id: "123.456", channel_name: "private-t1-clinic" },
  clinicShareLink: { title: "Exercises for the back", url: "https://example.org/back" },
  clinicWriteSummary: { text: "Rest, and drink enough." },
  clinicAskPatient: { kind: "vitals" },
  clinicSayDoctorStatus: { status: "online" },
  clinicSeeMessages: { up_to: 1 },
  clinicSendMessage: { key: "7f9c24e5-2a61-4c7b-9d53-7d1f5a3c9b10", text: "Good morning", sender: "doctor" },
  clinicAddDoctor: {
    external_id: "staff-0417",
    amount_minor: 4500,
    ...doctor,
  },
  clinicChangeDoctor: doctor,
  clinicSetHours: {
    hours: [
      { weekday: 1, kind: "open", from: "09:00", to: "17:00" },
      { weekday: 1, kind: "break", from: "12:30", to: "13:30" },
      { weekday: 4, kind: "open", from: "14:00", to: "20:00" },
    ],
  },
  clinicSetDay: { parts: [{ kind: "off", from: "09:00", to: "11:00" }] },
  clinicAddAbsence: { from: "2027-08-02", to: "2027-08-20" },
};
