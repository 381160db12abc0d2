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

const patient = {
  name: "Inês Carvalho",
  email: "ines.carvalho@example.pt",
  phone_country_code: "+351",
  phone_number: "912 345 678",
  taxpayer_number: null,
  birthdate: "1990-05-17",
  sex: "female",
  address: null,
  language: "pt",
};

const webhook = {
  url: "https://records.example.org/anteroom",
  description: "Patient records",
  event_types: ["appointment.booked", "appointment.moved", "appointment.canceled", "call.ended"],
  is_enabled: true,
};

const gateway = {
  name: "Cards and MB Way",
  address: "https://checkout-test.adyen.com/v71",
  merchant_account: "ClinicaDoMar",
  methods: ["credit_card", "mb_way"],
  is_enabled: true,
};

const app = {
  name: "Population health",
  scopes: ["system/Patient.rs", "system/Observation.rs"],
  jwks: null,
  jwks_uri: "https://app.example/jwks",
};

/** Example request bodies by endpoint name. Tests send every one of them. */
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
  clinicAddPatient: { external_id: "patient-2211", ...patient },
  clinicChangePatient: { external_id: "patient-2212", ...patient },
  clinicMergePatient: { into_patient_id: 1 },
  clinicInvite: { name: "Rui Santos", email: "rui.santos@example.pt" },
  clinicImportPatients: {
    csv: "external_id,name,birthdate,email\npatient-3001,Ana Reis,1984-02-29,ana.reis@example.pt\n",
    is_dry_run: true,
  },
  clinicImportDoctors: {
    csv: "external_id,name,specialty,languages,visit_minutes,amount_minor,hours\nstaff-0500,Marta Lopes,dermatology,pt|en,20,5000,mon 09:00-12:30|13:30-17:00; thu 14:00-20:00\n",
    is_dry_run: true,
  },
  clinicAddDomain: { domain: "appointments.mar.example" },
  clinicSetSurveyTemplate: {
    about: "patient",
    questionnaire: {
      language: "en",
      title: "How you sleep",
      item: [
        { linkId: "sleeps-well", type: "boolean", text: "Do you sleep well?", required: true },
        {
          linkId: "hours",
          type: "integer",
          text: "How many hours do you sleep?",
          enableWhen: [{ question: "sleeps-well", operator: "=", answerBoolean: false }],
        },
      ],
    },
    is_dry_run: true,
  },
  clinicSetMailSender: { name: "Clínica do Mar", reply_to: "consultas@mar.example" },
  clinicSetMailTemplate: {
    subject: "{clinic}: a sua consulta está marcada",
    text: ["Olá! A sua consulta com {clinic} está marcada.", "{what}"],
    button: "Abrir a consulta",
    after: ["Até breve."],
    is_dry_run: true,
  },
  clinicAddBusyFeed: { url: "https://calendar.example.org/helena/busy.ics", description: "Hospital rota" },
  clinicAddPaymentGateway: {
    kind: "adyen",
    ...gateway,
    api_key: "an-api-key-of-the-account",
    signing_key: "0".repeat(64),
  },
  clinicChangePaymentGateway: { ...gateway, is_enabled: false },
  clinicRotatePaymentGatewayKey: { signing_key: "1".repeat(64), overlap_hours: 24 },
  clinicSetText: { text: "# Terms of use\n\nAn appointment is paid when it is booked." },
  clinicSetConfiguration: {
    version: 1,
    manifest: {
      name: "Clínica do Mar",
      slug: "mar",
      businessAccountSlug: "mar",
      logoUrl: "/clinics/aurora/logo.svg",
      brandColors: {},
    },
    settings: { country: "PT", currency: "EUR", patientsLogIn: true },
    is_dry_run: true,
  },
  clinicAddVoucher: {
    code: "AUTUMN-26",
    kind: "percentage",
    percent: 20,
    amount_minor: null,
    valid_until: "2027-12-31T23:59:59.000Z",
    uses_allowed: 100,
    uses_each: 1,
  },
  clinicAddStaff: {
    email: "helena.duarte@clinic.example",
    name: "Helena Duarte",
    role: "reception",
    doctor_id: null,
  },
  clinicChangeStaff: { name: "Helena Duarte", role: "reception", doctor_id: null, is_disabled: false },
  clinicResetStaffPassword: { removes_second_factor: false },
  signInAtDesk: { email: "helena.duarte@clinic.example", password: "a long password", code: "123456" },
  confirmDeskTotp: { code: "123456" },
  clinicAddWebhook: webhook,
  clinicChangeWebhook: webhook,
  clinicRotateWebhookSecret: { overlap_hours: 24 },
  clinicReplayFailed: { since: "2027-02-27T00:00:00.000Z" },
  clinicAddApp: app,
  clinicChangeApp: app,
  clinicAddToken: {
    label: "Booking desk",
    scopes: ["appointments:write", "doctors:read", "patients:read"],
    doctor_id: null,
    expires_at: "2028-03-01T00:00:00.000Z",
  },
  clinicRotateToken: { overlap_hours: 24 },
  clinicAddAbsence: { from: "2027-08-02", to: "2027-08-20" },
};
