import { sdkFramePath } from "@anteroom/domain/health/outside-checker";

/** Exchanges messages with a script in an isolated frame. */
export type ScriptFrame = {
  post: (message: object) => void;
  /** Calls `hear` for each message from the frame, and from nowhere else. */
  listen: (hear: (message: unknown) => void) => void;
};

let open: { frame: HTMLIFrameElement; stop: () => void } | null = null;

/**
 * Adds the isolated, hidden frame to the page and removes one opened before. It is sandboxed without an
 * origin: its script has no access to our pages, cookies or storage. Ignores messages of other windows.
 * Messages posted before the frame has loaded are lost.
 */
export function openFrame(): ScriptFrame {
  open?.stop();
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.referrerPolicy = "no-referrer";
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.src = sdkFramePath;
  const hearers: ((message: unknown) => void)[] = [];
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== "null") return;
    for (const hear of hearers) hear(data);
  };
  addEventListener("message", onMessage);
  const stop = () => {
    removeEventListener("message", onMessage);
    frame.remove();
  };
  open = { frame, stop };
  document.body.append(frame);
  return {
    // An origin that is none cannot be named; the window is the frame's alone.
    post: (message) => frame.contentWindow?.postMessage(message, "*"),
    listen: (hear) => void hearers.push(hear),
  };
}
