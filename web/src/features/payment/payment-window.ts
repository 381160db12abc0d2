import { createStore } from "../../platform/store.ts";

/** The payment page opens beside ours, in one window that is used again. */
const windowName = "anteroom-payment";
const channelName = "anteroom-payment";

/** Whether the payment window of this page stands open, as far as the browser tells. A hint: the server knows the outcome. */
export const isPaymentWindowOpen = createStore(false);

let opened: Window | null = null;
let watch: ReturnType<typeof setInterval>;

/** Opens the window at once, within the tap that asked for it; the page to show comes later. False where the browser refuses. */
export function openPaymentWindow(words: string): boolean {
  const isDesk = matchMedia("(min-width: 48rem)").matches;
  opened = open("", windowName, isDesk ? "popup,width=480,height=760" : "");
  if (!opened) return false;
  try {
    opened.document.title = words;
    opened.document.body.textContent = words;
  } catch {
    // It still shows the payment page of another origin: it is opened again, that is all.
  }
  clearInterval(watch);
  watch = setInterval(() => opened?.closed && lost(), 500);
  isPaymentWindowOpen.set(true);
  return true;
}

/** Shows the payment page: in its window, or in this very tab where there is none. */
export function showPaymentPage(url: string): void {
  if (opened && !opened.closed) opened.location.href = url;
  else location.assign(url);
}

export function closePaymentWindow(): void {
  opened?.close();
  lost();
}

/** Whether this page is shown in the payment window: it has come back from the provider. */
export function isInPaymentWindow(): boolean {
  return window.name === windowName;
}

/** Tells the page that opened the window that there is news; only pages of our own origin hear it (D.79). */
export function tellOpener(appointmentId: number): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ appointmentId });
  channel.close();
}

/** Calls back when the payment window has come back with news of this appointment. */
export function onReturn(appointmentId: number, act: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "object" && data !== null && "appointmentId" in data)
      if (data.appointmentId === appointmentId) act();
  });
  return () => channel.close();
}

function lost(): void {
  clearInterval(watch);
  opened = null;
  isPaymentWindowOpen.set(false);
}
