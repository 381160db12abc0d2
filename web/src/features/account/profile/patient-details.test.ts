import { expect, test } from "vitest";
import { toPatientDetails } from "./patient-details.ts";

test(
  "wire names are mapped to the app's names",
  {
    tags: [
      "S3.PROFILE.03",
      "S3.PROFILE.05",
      "S3.PROFILE.08",
      "S3.PROFILE.09",
      "S3.PROFILE.10",
      "S3.PROFILE.11",
      "S3.PROFILE.12",
      "S3.PROFILE.01",
    ],
  },
  () => {
    const details = toPatientDetails({
      id: 7,
      name: "Inês Carvalho",
      email: "ines@example.pt",
      phone_country_code: "+351",
      phone_number: "912345678",
      taxpayer_number: "299999998",
      birthdate: "1985-03-14",
      sex: "female",
      address: "Rua da Rosa 12",
      parent_id: null,
      time_zone: "Europe/Lisbon",
      language: "pt",
      health_number: "123456789",
      insurer: "Multicare",
      insurance_number: "77 1234",
      policy_number: "88 210",
      wants_visit_mails: true,
      wants_calendar_files: false,
      version: 3,
    });
    expect(details).toEqual({
      id: 7,
      name: "Inês Carvalho",
      email: "ines@example.pt",
      countryCode: "+351",
      phoneNumber: "912345678",
      taxId: "299999998",
      birthdate: "1985-03-14",
      sex: "female",
      address: "Rua da Rosa 12",
      parentId: null,
      timeZone: "Europe/Lisbon",
      language: "pt",
      healthNumber: "123456789",
      insurer: "Multicare",
      insuranceNumber: "77 1234",
      policyNumber: "88 210",
      wantsAppointmentMails: true,
      wantsCalendarFiles: false,
      version: 3,
    });
  },
);
