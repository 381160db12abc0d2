import { Trans } from "@lingui/react/macro";
import { useMeasuredPerson } from "../measured-person.ts";

/**
 * Renders what a result is not, and how it was validated; the text differs for camera, device and typed
 * values.
 */
export function Disclaimer({ isCamera, isDevice }: { isCamera: boolean; isDevice: boolean }) {
  const person = useMeasuredPerson();
  const name = <bdi>{person}</bdi>;
  return (
    <div className="stack g2 sm muted">
      <p className="b">
        {isCamera ? (
          <Trans>Wellness estimate, not a medical device.</Trans>
        ) : (
          <Trans>This page is not a medical device.</Trans>
        )}
      </p>
      {isCamera ? (
        <>
          <p>
            <Trans>
              We checked the camera reading on generated faces, on recorded pulse waves and on pictures it has
              to refuse. We did not check it on people against a medical device. We did not check it for
              children, an irregular heartbeat or any illness.
            </Trans>
          </p>
          <p>
            <Trans>
              Blood pressure, oxygen and weight never come from the camera. Stress levels use our own scale.
            </Trans>
          </p>
        </>
      ) : (
        <p>
          {isDevice ? (
            <Trans>These are the numbers your device sent. No one has checked them.</Trans>
          ) : (
            <Trans>These are the numbers you entered. No one has checked them.</Trans>
          )}
        </p>
      )}
      <p>
        {person === null ? (
          <Trans>
            This is not a diagnosis. Do not change a treatment because of it. If you feel unwell, talk to a
            doctor whatever the number says.
          </Trans>
        ) : (
          <Trans>
            This is not a diagnosis. Do not change a treatment because of it. If {name} seems unwell, talk to
            a doctor whatever the number says.
          </Trans>
        )}
      </p>
    </div>
  );
}
