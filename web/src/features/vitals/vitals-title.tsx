import { Trans } from "@lingui/react/macro";
import { useMeasuredPerson } from "./measured-person.ts";

/** Renders the title of the page, naming a dependent. */
export function VitalsTitle() {
  const person = useMeasuredPerson();
  const name = <bdi>{person}</bdi>;
  return person === null ? <Trans>Your vital signs</Trans> : <Trans>Vital signs of {name}</Trans>;
}
