import { createStore } from "../../../platform/storage/store.ts";

/** The payment page opens beside ours, in one window that is used again. */
const windowName = "anteroom-payment";
const channelName = "anteroom-payment";
const memoryKey = "payment-window";
const givenUpKey = "payment-given-up";

/** What this page knows of its payment window: never opened, open, closed by somebody, or forbidden by the browser. */
type PaymentWindowState = "none" | "open" | "closed" | "blocked";

/** The state of the payment window as far as the browser reports it; the server knows the outcome. */
export const paymentWindow = createStore<PaymentWindowState>("none");

let opened: Window | null = null;
let shownFor: number | null = null;
let watch: ReturnType<typeof setInterval>;

/**
 * Opens the payment window at once, or takes the one already open, with the text `words`; `showPaymentPage`
 * fills it later. Must run within a tap. A blocked window sets `paymentWindow` to `blocked`; closing it is
 * detected within half a second.
 */
export function openPaymentWindow(words: string): void {
  const isDesk = matchMedia("(min-width: 48rem)").matches;
  opened = open("", windowName, isDesk ? "popup,width=480,height=760" : "");
  shownFor = null;
  if (!opened || opened.closed) return lost("blocked");
  try {
    opened.document.title = words;
    opened.document.body.textContent = words;
  } catch {
    // It still shows the payment page of another origin: it is opened again, that is all.
  }
  clearInterval(watch);
  watch = setInterval(() => opened?.closed && lost("closed"), 500);
  paymentWindow.set("open");
}

/**
 * Loads the payment page into the open window and remembers it for this appointment. Does nothing without a
 * window: call `openPaymentWindow` first, which sets the state `blocked`.
 */
export function showPaymentPage(url: string, appointmentId: number): void {
  if (!opened || opened.closed) return;
  shownFor = appointmentId;
  remember("open");
  opened.location.href = url;
}

/**
 * Closes the payment window that this page opened, if it is open, and resets the state to `none` unless it
 * was `blocked`.
 */
export function closePaymentWindow(): void {
  opened?.close();
  lost(paymentWindow.get() === "blocked" ? "blocked" : "none");
}

/**
 * Returns whether this appointment's payment window was the last one closed by the person in this tab;
 * survives a reload.
 */
export function wasWindowClosed(appointmentId: number): boolean {
  try {
    return sessionStorage.getItem(memoryKey) === memoryOf(appointmentId, "closed");
  } catch {
    return false; // the browser keeps nothing
  }
}

/**
 * Stores in this tab that this appointment's booking was cancelled here, replacing the last one; survives a
 * reload.
 */
export function rememberGivenUp(appointmentId: number): void {
  try {
    sessionStorage.setItem(givenUpKey, String(appointmentId));
  } catch {
    // It is only a matter of words.
  }
}

/** Returns whether this booking was the last one cancelled in this tab. */
export function wasGivenUp(appointmentId: number): boolean {
  try {
    return sessionStorage.getItem(givenUpKey) === String(appointmentId);
  } catch {
    return false;
  }
}

/** Returns whether this page is shown in the payment window, by the window's name. */
export function isInPaymentWindow(): boolean {
  return window.name === windowName;
}

/**
 * Notifies the page that opened the window, and all other pages of our own origin, that the payment of this
 * appointment has returned (D.79). They must fetch the outcome themselves.
 */
export function notifyOpener(appointmentId: number): void {
  const opener: unknown = window.opener;
  if (opener instanceof Object && "postMessage" in opener)
    (opener as Window).postMessage({ [channelName]: appointmentId }, location.origin);
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ [channelName]: appointmentId });
  channel.close();
}

/**
 * Calls `act`, and resets the window's state to `none`, each time the payment window has returned for this
 * appointment. Returns a function that stops it.
 */
export function onPaymentReturn(appointmentId: number, act: () => void): () => void {
  const hear = ({ data, origin }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !isEventOf(data, appointmentId)) return;
    lost("none"); // it closes by itself
    act();
  };
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", hear);
  window.addEventListener("message", hear);
  return () => {
    channel.close();
    window.removeEventListener("message", hear);
  };
}

function isEventOf(data: unknown, appointmentId: number): boolean {
  return (
    typeof data === "object" &&
    data !== null &&
    (data as Record<string, unknown>)[channelName] === appointmentId
  );
}

function lost(state: "none" | "closed" | "blocked"): void {
  clearInterval(watch);
  opened = null;
  remember(state);
  paymentWindow.set(state);
}

function remember(state: PaymentWindowState): void {
  if (shownFor === null) return;
  try {
    sessionStorage.setItem(memoryKey, memoryOf(shownFor, state));
  } catch {
    // It is only a matter of words.
  }
}

function memoryOf(appointmentId: number, state: PaymentWindowState): string {
  return `${String(appointmentId)} ${state}`;
}
