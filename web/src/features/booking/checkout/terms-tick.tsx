import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useStoredFields } from "../patient/use-field-drafts.ts";
import { useTermsLink } from "../../../shared/terms/use-terms-link.ts";
import { Checkbox } from "../../../ui/form/choice.tsx";
import { FieldError } from "../../../ui/form/field.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";

/**
 * Renders the checkbox to agree to the terms, named `terms`, required without an account (S5.FIELD.05, D.62).
 * It restores a stored tick. The clinic's terms are a link below it, so that a tap on the words ticks the box.
 */
export function TermsTick({ isMissing }: { isMissing: boolean }) {
  const { t } = useLingui();
  const wasTicked = useStoredFields()["terms"] !== undefined;
  const [isTicked, setTicked] = useState(wasTicked);
  const isWrong = isMissing && !isTicked;
  const link = useTermsLink();
  const error = t`Tick the box to agree to the terms, then continue`;
  return (
    <div>
      {isWrong && (
        <div role="alert">
          <FieldError id="terms-error">{error}</FieldError>
        </div>
      )}
      <Checkbox
        name="terms"
        id="terms"
        defaultChecked={wasTicked}
        onChange={(event) => setTicked(event.currentTarget.checked)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? "terms-error" : undefined}
      >
        <Trans>I agree to the terms of the clinic</Trans>
      </Checkbox>
      {link !== undefined && (
        <a className={textLinkClass()} href={link} target="_blank" rel="noopener">
          <Trans>Read the terms of the clinic</Trans>
        </a>
      )}
    </div>
  );
}
