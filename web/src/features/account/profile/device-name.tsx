import { Trans } from "@lingui/react/macro";

/**
 * Renders a device such as "Firefox on Android". `device` is the code of the API (`firefox
 * android`): browser and system in lower case; an unknown word is left out. With no known word, or
 * null, it says that the device is not known. Product names are not translated.
 */
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

/** Returns whether a device's code, as for `DeviceName`, is that of a phone or tablet. */
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
