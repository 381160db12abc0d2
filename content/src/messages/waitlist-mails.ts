import type { AccountMailTexts } from "./account-mail.ts";

/** Mails that offer a slot to an entry of the waiting list without an appointment. */
export const waitlistMails = {
  waitlist_offer: {
    en: {
      subject: "{clinic}: an earlier time is free",
      text: ["A time you asked for is free. We’re keeping it for you until {until}.", "Time: {earlier}"],
      button: "Book this time",
      after: ["If you don’t book it, you keep your place on the list."],
    },
    pt: {
      subject: "{clinic}: há um horário mais cedo",
      text: ["Há um horário livre como pediu. Fica reservado para si até às {until}.", "Horário: {earlier}"],
      button: "Marcar este horário",
      after: ["Se não o marcar, mantém o seu lugar na lista de espera."],
    },
    "pt-BR": {
      subject: "{clinic}: há um horário mais cedo",
      text: [
        "Há um horário livre como você pediu. Ele fica reservado para você até as {until}.",
        "Horário: {earlier}",
      ],
      button: "Agendar este horário",
      after: ["Se você não agendar, seu lugar na lista de espera continua o mesmo."],
    },
    it: {
      subject: "{clinic}: si è liberato un orario anticipato",
      text: [
        "Si è liberato un orario come ha chiesto. Lo teniamo per Lei fino alle {until}.",
        "Orario: {earlier}",
      ],
      button: "Prenota questo orario",
      after: ["Se non lo prenota, mantiene il Suo posto nella lista d’attesa."],
    },
    es: {
      subject: "{clinic}: hay una hora más temprana",
      text: ["Hay una hora libre como pidió. Se la guardamos hasta las {until}.", "Hora: {earlier}"],
      button: "Reservar esta hora",
      after: ["Si no la reserva, conserva su lugar en la lista."],
    },
    "es-CL": {
      subject: "{clinic}: hay una hora más temprana",
      text: ["Hay una hora libre como pidió. Se la guardamos hasta las {until}.", "Hora: {earlier}"],
      button: "Agendar esta hora",
      after: ["Si no la agenda, conserva su lugar en la lista."],
    },
    fr: {
      subject: "{clinic} : un horaire plus tôt est libre",
      text: [
        "Un horaire est libre, comme vous l’avez demandé. Nous vous le gardons jusqu’à {until}.",
        "Horaire : {earlier}",
      ],
      button: "Réserver cet horaire",
      after: ["Si vous ne le réservez pas, vous gardez votre place sur la liste d’attente."],
    },
    ar: {
      subject: "{clinic}: يتوفر موعد أبكر",
      text: ["يتوفر وقت كما طلبت. نحتفظ به لك حتى {until}.", "الوقت: {earlier}"],
      button: "احجز هذا الوقت",
      after: ["إذا لم تحجزه، فستحتفظ بمكانك في قائمة الانتظار."],
    },
  },
} satisfies Record<string, AccountMailTexts>;
