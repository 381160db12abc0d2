/** Words of the product: `journey: English` in the web's catalogues, or `problem: code` for a sentence of the API (its title is what happened, its detail what to do). */
type Words = `${string}: ${string}`;

/** One message of the specification's section 8: its text and the one next action beside it (D.44). */
export type ErrorEntry = {
  id: string;
  says: readonly Words[];
  next: readonly Words[];
  /** Why a rule has no text: it shows nothing on purpose, or its text has another id. */
  silent?: string;
  /** Where an error type (S8.TYPE) arises; analytics count it. */
  arises?: string;
  /** Not built yet: checked from the day on which a test names it. */
  isOwed?: true;
};

/**
 * One entry for each built message of the specification's section 8, from which
 * `docs/error-catalogue.md` is written.
 */
export const errorEntries: readonly ErrorEntry[] = [
  {
    id: "S8.MSG.01",
    says: ["payment: An error occurred while requesting the payment", "problem: payment_unavailable"],
    next: ["payment: The payment did not start. The clinic can help you.", "payment: Contact support"],
  },
  {
    id: "S8.MSG.02",
    says: ["payment: An error occurred while the payment was processed"],
    next: ["payment: Your {clock} appointment is not booked. Book it again.", "payment: Book again"],
  },
  {
    id: "S8.MSG.03",
    says: ["payment: Unknown payment error"],
    next: [
      "payment: We don’t know yet if this payment went through. Do not pay again. Check in a moment, or contact the clinic.",
      "payment: Check again",
    ],
  },
  {
    id: "S8.MSG.04",
    says: ["payment: The payment session could not be set up", "problem: payment_session_failed"],
    next: ["payment: The payment did not start. Try again.", "payment: Try again"],
  },
  {
    id: "S8.MSG.05",
    says: ["payment: The payment was closed before it was confirmed"],
    next: ["payment: Your {clock} appointment is not booked. Book it again.", "payment: Book again"],
  },
  {
    id: "S8.MSG.06",
    says: ["payment: The time to pay has run out"],
    next: ["payment: We’re no longer holding {clock} for you. Book it again.", "payment: Book again"],
  },
  {
    id: "S8.MSG.07",
    says: ["payment: The payment could not be completed"],
    next: [
      "payment: Your payment was declined, so {clock} is not booked. Try another card or another way to pay.",
      "payment: Review and book again",
    ],
  },
  {
    id: "S8.MSG.08",
    says: ["problem: payment_details_invalid"],
    next: ["payment: Enter the number with its country code, for example +351 912 345 678"],
  },
  {
    id: "S8.MSG.09",
    says: ["payment: The MB Way payment has expired"],
    next: [
      "payment: You didn’t confirm the request in time, so {clock} is not booked. Try again.",
      "payment: Try again",
    ],
  },
  {
    id: "S8.MSG.10",
    says: ["payment: No payment received"],
    next: [
      "payment: We didn’t receive your payment in time, so we’re no longer holding {clock} for you. Do not use the old numbers any more.",
      "payment: Book a new appointment",
    ],
  },
  {
    id: "S8.MSG.11",
    says: [
      "payment: No payment methods available",
      "booking: No payment methods available",
      "problem: no_payment_methods",
    ],
    next: [
      "payment: You can’t pay for this appointment here. The clinic will tell you how.",
      "payment: Contact support",
      "booking: You can’t pay for this time here. The clinic will tell you how to book it.",
    ],
  },
  {
    id: "S8.MSG.12",
    says: ["problem: slot_taken", "problem: slot_unavailable", "booking: {clock} is no longer available"],
    next: ["booking: Choose another time"],
  },
  {
    id: "S8.MSG.13",
    says: ["shell: Something went wrong on our side.", "problem: internal"],
    next: ["shell: Try again in a moment."],
  },
  {
    id: "S8.MSG.14",
    says: ["appointments: {0, plural, one {The file failed to send.} other {The files failed to send.}}"],
    next: ["appointments: Send again"],
  },
  {
    id: "S8.MSG.15",
    says: ["appointments: Some files failed to send."],
    next: ["appointments: Send those again", "appointments: Retry <0>{name}</0>"],
  },
  {
    id: "S8.MSG.16",
    says: ["devices: Your browser blocks the camera.", "devices: Your camera is being used by another app."],
    next: [
      "devices: Select the icon to the left of the address, allow camera and microphone, then try again.",
      "devices: Close it, then try again.",
      "devices: Try again",
    ],
  },
  {
    id: "S8.MSG.17",
    says: ["devices: Your browser blocks camera and microphone."],
    next: [
      "devices: Select the crossed-out icon beside the address, remove the block, then try again.",
      "devices: Try again",
    ],
  },
  {
    id: "S8.MSG.18",
    says: ["devices: We couldn’t find a camera or microphone."],
    next: ["devices: Try again"],
  },
  {
    id: "S8.MSG.19",
    says: [
      "consultation: Output device selection is not supported by this browser. Choose the speaker in the settings of this device; the sound goes on.",
    ],
    next: [
      "consultation: Output device selection is not supported by this browser. Choose the speaker in the settings of this device; the sound goes on.",
    ],
  },
  {
    id: "S8.MSG.20",
    says: [
      "consultation: Your browser does not support video calls",
      "consultation: It does not support video calls.",
      "consultation: It can’t play the video or sound formats we use.",
    ],
    next: ["consultation: Open the same link in Chrome, Firefox or Safari, in its newest version."],
  },
  {
    id: "S8.MSG.21",
    says: [
      "shell: You’re not connected to the internet. This page continues automatically when you’re back online.",
    ],
    next: [
      "shell: You’re not connected to the internet. This page continues automatically when you’re back online.",
    ],
  },
  {
    id: "S8.MSG.22",
    says: ["shell: Page not found (404)", "shell: The address may be old or mistyped."],
    next: ["shell: Go to the home page", "shell: Find a doctor"],
  },
  {
    id: "S8.MSG.23",
    says: ["consultation: This video call has expired"],
    next: ["consultation: Book a new appointment"],
  },
  {
    id: "S8.MSG.24",
    says: ["consultation: This link has ended"],
    next: [
      "consultation: A link works until 12 hours after the appointment and can be withdrawn. Ask whoever invited you, or the clinic, for a new one.",
    ],
  },
  {
    id: "S8.MSG.25",
    says: [
      "consultation: The appointment has finished, so you can’t join the call any more.",
      "problem: visit_over",
    ],
    next: ["consultation: Book a new appointment"],
  },
  {
    id: "S8.MSG.26",
    says: ["shell: A new version is available"],
    next: [
      "shell: Save your changes and refresh. If you cancel, this page stays as it is. You’ll get the new version when you next open it.",
      "shell: Refresh",
      "shell: Cancel",
    ],
  },
  {
    id: "S8.MSG.27",
    says: ["consultation: {doctor} stopped the vital signs reading. Nothing was saved."],
    next: ["consultation: Back to the call"],
  },
  {
    id: "S8.MSG.28",
    says: ["health-assessment: We are unable to assess your health from the answers."],
    next: ["health-assessment: Book a doctor"],
  },
  {
    id: "S8.TYPE.01",
    arises:
      "The browser, the system or the person says no to camera or microphone, or the question stays unanswered, before the call: device test, waiting room, reading of vital signs. Named `permission_denied` (`deviceErrorType`, web/src/media/media-failure.ts).",
    says: [
      "devices: Your browser blocks camera and microphone.",
      "devices: Your browser blocks the camera.",
      "devices: The browser’s question was closed without an answer.",
      "devices: This device does not let the browser use camera and microphone.",
    ],
    next: [
      "devices: Select the crossed-out icon beside the address, remove the block, then try again.",
      "devices: Try again",
    ],
  },
  {
    id: "S8.TYPE.02",
    arises:
      "Access is taken away while the call goes on: the track ends and the browser's setting no longer allows it. Named `permission_denied_in_call`.",
    says: ["devices: Your browser blocks the microphone.", "devices: Your browser blocks the camera."],
    next: [
      "devices: Select the icon to the left of the address, allow camera and microphone, then try again.",
      "devices: Try again",
    ],
  },
  {
    id: "S8.TYPE.03",
    arises:
      "There is no camera or microphone, the chosen one is gone, or another program holds it, before or in the call. Named `hardware_not_available`.",
    says: [
      "devices: We couldn’t find a camera or microphone.",
      "devices: Camera and microphone are being used by another app.",
    ],
    next: ["devices: Close it, then try again.", "devices: Try again"],
  },
  {
    id: "S8.TYPE.04",
    arises:
      "A browser we do not name, or a page inside another app, lacks connections, devices or codecs; or the page was not opened by https. Named `unsupported_browser` (`browserErrorType`, domain/src/call/browser-fitness.ts).",
    says: [
      "consultation: Your browser does not support video calls",
      "consultation: It does not support video calls.",
    ],
    next: ["consultation: Open the same link in Chrome, Firefox or Safari, in its newest version."],
  },
  {
    id: "S8.TYPE.05",
    arises:
      "Chrome, Edge, Firefox or Safari whose version lacks what a call needs. Named `outdated_browser`.",
    says: ["consultation: This browser is too old for video calls"],
    next: [
      "consultation: Update it, then come back.",
      "consultation: Open the same link in Chrome, Firefox or Safari, in its newest version.",
    ],
  },
  {
    id: "S8.TYPE.06",
    arises:
      "A system on which no browser ever held a call (iOS before 11, Android before 5, Windows before 7). Named `unsupported_system`.",
    says: ["consultation: This device is too old for video calls"],
    next: ["consultation: Open the same link on a newer phone or computer, in Chrome, Firefox or Safari."],
  },
  {
    id: "S8.TYPE.07",
    arises:
      "The page that says what a browser lacks is opened in one that lacks nothing, as from a kept address. Named `unexpected_navigation`.",
    says: [
      "consultation: Your browser supports video calls",
      "consultation: Your device has everything a video call needs.",
    ],
    next: ["consultation: Join now"],
  },
  {
    id: "S8.ERR.01",
    says: ["access: Your password has expired", "problem: password_expired"],
    next: ["access: We’ve emailed you a link. Open it to choose a new password, then sign in."],
  },
  {
    id: "S8.ERR.02",
    says: [],
    next: [],
    silent: "The mail is asked for once; the words are those of S8.ERR.01.",
  },
  {
    id: "S8.ERR.03",
    says: ["appointments: We couldn’t refresh this. You’re seeing the last version we have."],
    next: ["appointments: Try again"],
  },
  { id: "S8.ERR.04", says: [], next: [], silent: "Swallowed: the page goes on without the look-up." },
  { id: "S8.ERR.05", says: [], next: [], silent: "Goes to the error reporter; the person reads S8.MSG.13." },
  { id: "S8.ERR.06", says: [], next: [], silent: "Goes to the error reporter." },
  { id: "S8.ERR.07", says: [], next: [], silent: "Not reported: the person has read the API's sentence." },
  { id: "S8.ERR.08", says: [], next: [], silent: "Not reported: a script of another origin." },
  { id: "S8.ERR.09", says: [], next: [], silent: "Leads to the page of S8.MSG.22." },
  { id: "S8.ERR.10", says: [], next: [], silent: "Leads to the page of S8.MSG.22." },
  {
    id: "S8.CLIP.01",
    says: [],
    next: [],
    silent: "A mistake of ours, told to the error reporter; the person reads that it was not copied.",
  },
  { id: "S8.CLIP.02", says: [], next: [], silent: "As S8.CLIP.01." },
  { id: "S8.CLIP.03", says: [], next: [], silent: "As S8.CLIP.01." },
];
