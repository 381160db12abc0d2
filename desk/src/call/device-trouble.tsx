import { Trans } from "@lingui/react/macro";
import type { LocalMedia } from "../../../web/src/media/local-media.ts";
import { useMedia } from "../../../web/src/shared/devices/use-media.ts";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";

/** A banner that says what is wrong with microphone or camera (the microphone first), and what to do; nothing while none has failed. */
export function DeviceTrouble({ media }: { media: LocalMedia }) {
  const { camera, microphone } = useMedia(media);
  const failed = [microphone, camera].find(({ status }) => status === "failed");
  if (failed?.status !== "failed") return null;
  return (
    <Banner tone="warn" role="alert">
      <Trouble kind={failed.failure.kind} />
    </Banner>
  );
}

type Kind = "permission-denied" | "not-found" | "in-use" | "insecure" | "unsupported" | "timeout";

function Trouble({ kind }: { kind: Kind }) {
  switch (kind) {
    case "permission-denied":
      return (
        <Trans>This browser does not allow the camera or microphone. Allow it in the address bar.</Trans>
      );
    case "not-found":
      return <Trans>No camera or microphone was found. Connect one, then turn it on.</Trans>;
    case "in-use":
      return <Trans>Another program uses the camera or microphone. Close it, then turn it on here.</Trans>;
    case "insecure":
    case "unsupported":
      return (
        <Trans>This browser cannot use the camera or microphone here. Open the desk in another one.</Trans>
      );
    case "timeout":
      return <Trans>The browser asks whether it may use the camera and microphone. Answer it.</Trans>;
  }
}
