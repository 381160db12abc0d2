import { Trans } from "@lingui/react/macro";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";

type Props = { name: string; onMe: () => void };

/** Names the dependent chosen on an earlier page, with a button to book for oneself instead. */
export function ChosenDependentNotice({ name, onMe }: Props) {
  const change = () => {
    onMe();
    document.querySelector<HTMLInputElement>('input[name="patient"][value="self"]')?.focus();
  };
  return (
    <Banner
      action={
        <button type="button" className={textLinkClass()} onClick={change}>
          <Trans>Book for me instead</Trans>
        </button>
      }
    >
      <Trans>
        This appointment is for <bdi>{name}</bdi>.
      </Trans>
    </Banner>
  );
}
