/** Shows a push message, as browsers demand for each; without a sound where somebody is looking at the page already. */
export declare function showNote(text: string): Promise<void>;
/** A tap leads to the page it speaks of, where that is open, else to a new one; what somebody is typing elsewhere stays. */
export declare function openNote(notification: Notification): Promise<void>;
