import { sdkFramePath } from "@anteroom/domain/health/outside-checker";

/** The way to a script that runs in a frame of its own. */
export type ScriptFrame = {
  post: (message: object) => void;
  /** Told of each message that came from the frame and from nowhere else. */
  listen: (hear: (message: unknown) => void) => void;
};

let open: { frame: HTMLIFrameElement; stop: () => void } | null = null;

/**
 * Opens the frame; another one that was open is closed. It is sandboxed without an origin: its script sees no page, cookie or storage
 * of ours, and its messages come from the origin "null".
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
