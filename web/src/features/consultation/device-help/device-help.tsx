import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, type ReactNode } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { readPageSurroundings } from "../../../media/surroundings.ts";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import type { TestStepName } from "../device-test/device-step-props.ts";

/** Renders what to try on this system when a step of the device test fails. Takes the focus. */
export function DeviceHelp({ step }: { step: TestStepName }) {
  const { settings } = useClinic();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const phone = settings.clinicPhone;
  return (
    <Sheet className="stack g2">
      <h2 ref={heading} tabIndex={-1}>
        <Trans>What you can try</Trans>
      </h2>
      <ul className="dots">
        <Advice step={step} />
        {phone !== null && (
          <li>
            <Trans>
              Still not working? Call the clinic:{" "}
              <a href={`tel:${phone.replaceAll(" ", "")}`}>
                <bdi dir="ltr">{phone}</bdi>
              </a>
            </Trans>
          </li>
        )}
      </ul>
    </Sheet>
  );
}

function Advice({ step }: { step: TestStepName }): ReactNode {
  const { system } = readPageSurroundings();
  const isPhone = system === "ios" || system === "android";
  switch (step) {
    case "camera":
      return (
        <>
          <li>
            <Trans>Open the camera cover and turn on a light.</Trans>
          </li>
          <OtherPrograms isPhone={isPhone} />
          <li>
            <Trans>If you have several cameras, choose another one below.</Trans>
          </li>
          <li>
            <Trans>Without a camera, the appointment can go ahead with sound only.</Trans>
          </li>
        </>
      );
    case "speaker":
      return (
        <>
          <li>
            {isPhone ? (
              <Trans>Turn the volume up with the buttons of this device, and turn silent mode off.</Trans>
            ) : (
              <Trans>Turn the volume up. Check that neither this device nor this tab is muted.</Trans>
            )}
          </li>
          <li>
            <Trans>
              If Bluetooth headphones are connected, the sound goes there. Put them on, or turn Bluetooth off.
            </Trans>
          </li>
          <li>
            {isPhone ? (
              <Trans>Connect headphones, then play the tone again.</Trans>
            ) : (
              <Trans>Choose another speaker below or in the sound settings of this device.</Trans>
            )}
          </li>
        </>
      );
    case "microphone":
      return (
        <>
          <li>
            <Trans>If your headset has a mute switch, turn it off.</Trans>
          </li>
          <OtherPrograms isPhone={isPhone} />
          <li>
            <Trans>If you have several microphones, choose another one below.</Trans>
          </li>
          <li>
            <Trans>Turn Bluetooth off to use the microphone of this device.</Trans>
          </li>
        </>
      );
    case "network":
      return (
        <>
          <li>
            {isPhone ? (
              <Trans>Switch from Wi-Fi to mobile data or the other way round, then measure again.</Trans>
            ) : (
              <Trans>Use another Wi-Fi or a cable, then measure again.</Trans>
            )}
          </li>
          <li>
            <Trans>Turn off a VPN and stop downloads and videos.</Trans>
          </li>
          <li>
            <Trans>If the call is slow, turn your camera off and talk with sound only.</Trans>
          </li>
        </>
      );
  }
}

function OtherPrograms({ isPhone }: { isPhone: boolean }) {
  return (
    <li>
      {isPhone ? (
        <Trans>Close other apps that make video calls, then try again.</Trans>
      ) : (
        <Trans>Close other programs and tabs that make video calls, then try again.</Trans>
      )}
    </li>
  );
}
