/** Words of the product: `journey: English` in the web's catalogues, or `problem: code` for a sentence of the API (its title is what happened, its detail what to do). */
type Words = `${string}: ${string}`;

/** One message of the specification's section 8: what it says and the one next action beside it (D.44). */
export type ErrorEntry = {
  id: string;
  says: readonly Words[];
  next: readonly Words[];
  /** Instead of words, for a rule that shows nothing on purpose or has its words at another id. */
  silent?: string;
  /** Of an error type (S8.TYPE), which analytics count: where it arises. */
  arises?: string;
  /** Not built yet: checked from the day on which a test names it. */
  isOwed?: true;
};

export const errorEntries: readonly ErrorEntry[] = [
  {
    id: "S8.MSG.01",
    says: ["payment: An error occurred while requesting the payment", "problem: payment_unavailable"],
    next: ["payment: The payment was not begun. The clinic can help you.", "payment: Contact support"],
  },
  {
    id: "S8.MSG.02",
    says: ["payment: An error occurred while the payment was processed"],
    next: [
      "payment: Your visit at {clock} is not booked. Book it again; what you wrote is kept.",
      "payment: Book again",
    ],
  },
  {
    id: "S8.MSG.03",
    says: ["payment: Unknown payment error"],
    next: [
      "payment: We do not know yet how this payment ended. Do not pay again: ask in a moment, or contact the clinic.",
      "payment: Ask again now",
    ],
  },
  {
    id: "S8.MSG.04",
    says: ["payment: The payment session could not be set up", "problem: payment_session_failed"],
    next: ["payment: The payment was not begun. Try again.", "payment: Try again"],
  },
  {
    id: "S8.MSG.05",
    says: ["payment: The payment was closed before it was confirmed"],
    next: [
      "payment: Your visit at {clock} is not booked. Book it again; what you wrote is kept.",
      "payment: Book again",
    ],
  },
  {
    id: "S8.MSG.06",
    says: ["payment: The time for paying has run out"],
    next: [
      "payment: {clock} is no longer kept for you. Book it again; what you wrote is kept.",
      "payment: Book again",
    ],
  },
  {
    id: "S8.MSG.07",
    says: ["payment: The payment could not be completed"],
    next: [
      "payment: It was refused, so {clock} is not booked. Review how you pay, then book again; what you wrote is kept.",
      "payment: Review and book again",
    ],
  },
  {
    id: "S8.MSG.08",
    says: ["problem: payment_details_invalid"],
    next: ["payment: Write the number with its country code, for example +351 912 345 678"],
  },
  {
    id: "S8.MSG.09",
    says: ["payment: The MB Way payment has expired"],
    next: [
      "payment: The request was not confirmed in time, so {clock} is not booked. Try again; what you wrote is kept.",
      "payment: Try again",
    ],
  },
  {
    id: "S8.MSG.10",
    says: ["payment: No payment received"],
    next: [
      "payment: Nothing arrived before the deadline, so {clock} is no longer kept for you. Do not use the old numbers any more.",
      "payment: Book a new visit",
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
      "payment: There is no way to pay for this visit here. The clinic tells you how.",
      "payment: Contact support",
      "booking: This time cannot be paid for here. The clinic tells you how to book it.",
    ],
  },
  {
    id: "S8.MSG.12",
    says: ["problem: slot_taken", "problem: slot_unavailable", "booking: {clock} is no longer offered"],
    next: ["booking: Choose another time"],
  },
  {
    id: "S8.MSG.13",
    says: ["shell: Something went wrong on our side.", "problem: internal"],
    next: ["shell: What you wrote is kept. Try again."],
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
      "devices: Select the sign to the left of the address, allow camera and microphone, then try again.",
      "devices: Close it, then try again.",
      "devices: Try again",
    ],
  },
  {
    id: "S8.MSG.17",
    says: ["devices: Your browser blocks camera and microphone."],
    next: [
      "devices: Select the crossed-out sign beside the address, remove the block, then try again.",
      "devices: Try again",
    ],
  },
  {
    id: "S8.MSG.18",
    says: ["devices: We found no devices for the video call."],
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
      "consultation: This browser cannot hold the call",
      "consultation: It is not supported for video calls.",
      "consultation: It lacks the codecs for picture or sound.",
    ],
    next: ["consultation: Open the same link in Chrome, Firefox or Safari, in its newest version."],
  },
  {
    id: "S8.MSG.21",
    says: [
      "shell: You are not connected to the internet. This page goes on by itself when the connection is back.",
    ],
    next: [
      "shell: You are not connected to the internet. This page goes on by itself when the connection is back.",
    ],
  },
  {
    id: "S8.MSG.22",
    says: ["shell: Not found (404). The address may be old or mistyped."],
    next: ["shell: Go to the home page", "shell: Find a doctor"],
  },
  {
    id: "S8.MSG.23",
    says: ["consultation: This video call has expired"],
    next: ["consultation: Book a new visit"],
  },
  {
    id: "S8.MSG.24",
    says: ["consultation: This visit link has ended"],
    next: [
      "consultation: A link works until 12 hours after the visit, and can be withdrawn. Ask the clinic for a new one.",
    ],
  },
  {
    id: "S8.MSG.25",
    says: ["consultation: The consultation has finished, so its room is closed.", "problem: visit_over"],
    next: ["consultation: Book a new visit"],
  },
  {
    id: "S8.MSG.26",
    says: ["new-version: A new version is available"],
    next: [
      "new-version: Save your changes and refresh. Cancel keeps this page as it is; the new version comes when you open it again.",
      "new-version: Refresh",
      "new-version: Cancel",
    ],
  },
  {
    id: "S8.MSG.27",
    says: ["consultation: {doctor} has stopped the reading of your vital signs. Nothing was saved."],
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
      "The browser, the system or the person says no to camera or microphone, or the question stays unanswered, before the call: device test, waiting room, reading of vital signs. Named `permission_denied` (`deviceErrorType`, web/src/platform/media-failure.ts).",
    says: [
      "devices: Your browser blocks camera and microphone.",
      "devices: Your browser blocks the camera.",
      "devices: The question was closed without an answer.",
      "devices: This device does not let the browser use camera and microphone.",
    ],
    next: [
      "devices: Select the crossed-out sign beside the address, remove the block, then try again.",
      "devices: Try again",
    ],
  },
  {
    id: "S8.TYPE.02",
    arises:
      "Access is taken away while the call goes on: the track ends and the browser's setting no longer allows it. Named `permission_denied_in_call`.",
    says: ["devices: Your browser blocks the microphone.", "devices: Your browser blocks the camera."],
    next: [
      "devices: Select the sign to the left of the address, allow camera and microphone, then try again.",
      "devices: Try again",
    ],
  },
  {
    id: "S8.TYPE.03",
    arises:
      "There is no camera or microphone, the chosen one is gone, or another program holds it, before or in the call. Named `hardware_not_available`.",
    says: [
      "devices: We found no devices for the video call.",
      "devices: Camera and microphone are being used by another app.",
    ],
    next: ["devices: Close it, then try again.", "devices: Try again"],
  },
  {
    id: "S8.TYPE.04",
    arises:
      "A browser we do not name, or a page inside another app, lacks connections, devices or codecs; or the page was not opened by https. Named `unsupported_browser` (`browserErrorType`, domain/src/browser-fitness.ts).",
    says: [
      "consultation: This browser cannot hold the call",
      "consultation: It is not supported for video calls.",
    ],
    next: ["consultation: Open the same link in Chrome, Firefox or Safari, in its newest version."],
  },
  {
    id: "S8.TYPE.05",
    arises:
      "Chrome, Edge, Firefox or Safari whose version lacks what a call needs. Named `outdated_browser`.",
    says: ["consultation: This browser is too old for the call"],
    next: [
      "consultation: Update it, then come back.",
      "consultation: Open the same link in Chrome, Firefox or Safari, in its newest version.",
    ],
  },
  {
    id: "S8.TYPE.06",
    arises:
      "A system on which no browser ever held a call (iOS before 11, Android before 5, Windows before 7). Named `unsupported_system`.",
    says: ["consultation: This device is too old for the call"],
    next: ["consultation: Open the same link on a newer phone or computer, in Chrome, Firefox or Safari."],
  },
  {
    id: "S8.TYPE.07",
    arises:
      "The page that says what a browser lacks is opened in one that lacks nothing, as from a kept address. Named `unexpected_navigation`.",
    says: [
      "consultation: This browser can hold the call",
      "consultation: Everything a video visit needs is here.",
    ],
    next: ["consultation: Join now"],
  },
  {
    id: "S8.ERR.01",
    says: ["access: Your password has expired", "problem: password_expired"],
    next: [
      "access: We have sent you a mail with a link. Look into the inbox of your e-mail program, choose a new password there, then sign in.",
    ],
  },
  {
    id: "S8.ERR.02",
    says: [],
    next: [],
    silent: "The mail is asked for once; the words are those of S8.ERR.01.",
  },
  {
    id: "S8.ERR.03",
    says: ["appointments: Could not be refreshed. You see what we knew last."],
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
