import { outsideCheckerOf } from "@anteroom/domain/health/outside-checker";
import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../../platform/app-context.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { DemoBanner, DemoText } from "./consent-page.tsx";

/**
 * `whom`: who gets the answers; `typed`: the hint of the text field; `understood`: what it read from the text; `result`:
 * whose result it is; `lost`: it does not answer; `foot`: the disclaimer below each page.
 */
type Place = "foot" | "whom" | "typed" | "understood" | "result" | "lost";

/**
 * Renders what one place of the checker says about another company's checker; nothing for our own. `typed` is
 * bare text, `lost` an alert banner, the others are paragraphs.
 */
export function OutsideText({ about }: { about: Place }) {
  const outside = outsideCheckerOf(useClinic().settings);
  if (!outside) return null;
  const company = <bdi>{outside.company}</bdi>;
  switch (about) {
    case "whom":
      return (
        <p className="sm muted">
          <Trans>
            {company} gets your answers, the age and the sex, but not your name. The clinic gets them only if
            you include them in a booking.
          </Trans>
        </p>
      );
    case "typed":
      return (
        <Trans>
          Such as “sore throat for 3 days, no fever”. It is sent to {company} when you press Continue.
        </Trans>
      );
    case "understood":
      return (
        <p className="sm">
          <Trans>
            {company} understood only what is shown here. If something is missing, choose it from the list or
            tell the doctor.
          </Trans>
        </p>
      );
    case "result":
      return (
        <>
          <p className="sm">
            <Trans>
              Questions and result come from <strong>{company}</strong>.
            </Trans>
          </p>
          {outside.isDemo && <DemoBanner />}
        </>
      );
    case "lost":
      return (
        <Banner tone="warn" icon="warning-fill" role="alert">
          <Trans>
            {company} isn’t answering. Try again in a moment, or book a doctor or call the clinic. In an
            emergency, call the emergency number.
          </Trans>
        </Banner>
      );
    case "foot":
      return (
        <>
          <p className="sm muted">
            <Trans>
              The symptom checker of {company} does not give a diagnosis and does not replace a doctor. The
              clinic has not checked what it says.
            </Trans>
          </p>
          {outside.isDemo && (
            <p className="sm b">
              <DemoText />
            </p>
          )}
        </>
      );
  }
}
