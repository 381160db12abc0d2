import { Trans } from "@lingui/react/macro";

/** A device in words: "Firefox on Android". Names of products are the same in every language. */
export function DeviceName({ device }: { device: string | null }) {
  const [browser = "", system = ""] = device?.split(" ") ?? [];
  const { [browser]: browserName } = names;
  const { [system]: systemName } = names;
  if (browserName && systemName)
    return (
      <Trans>
        {browserName} on {systemName}
      </Trans>
    );
  const only = browserName ?? systemName;
  return only ? <bdi>{only}</bdi> : <Trans>A device we do not know</Trans>;
}

/** Whether the device is held in a hand. */
export function isHandheld(device: string | null): boolean {
  return /iphone|ipad|android/.test(device ?? "");
}

const names: Partial<Record<string, string>> = {
  edge: "Edge",
  opera: "Opera",
  samsung: "Samsung Internet",
  firefox: "Firefox",
  chrome: "Chrome",
  safari: "Safari",
  iphone: "iPhone",
  ipad: "iPad",
  android: "Android",
  windows: "Windows",
  mac: "Mac",
  linux: "Linux",
};
