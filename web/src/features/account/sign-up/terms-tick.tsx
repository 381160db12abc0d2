import { Trans } from "@lingui/react/macro";
import { useTermsLink } from "../../../shared/terms/use-terms-link.ts";
import { Checkbox } from "../../../ui/form/choice.tsx";
import { FieldError } from "../../../ui/form/field.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";

/**
 * Renders the required checkbox to agree to the terms, named `terms` (S5.FIELD.05, D.62), with a link to the
 * clinic's terms below where it has one.
 */
export function TermsTick({ error }: { error: string | undefined }) {
  const link = useTermsLink();
  return (
    <div>
      {error !== undefined && <FieldError id="terms-error">{error}</FieldError>}
      <Checkbox
        name="terms"
        id="terms"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : "terms-error"}
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
