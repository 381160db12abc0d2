import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { CopyButton } from "../../../web/src/ui/copy-button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";

type Props = {
  secret: string;
  /** What it is, before the secret itself. */
  title: ReactNode;
  /** Where it belongs, after it. */
  children?: ReactNode;
};

/**
 * A banner with a secret that cannot be shown again and a button that copies it; announced to
 * screen readers.
 */
export function SecretOnce({ secret, title, children }: Props) {
  const { t } = useLingui();
  return (
    <Banner
      tone="ok"
      role="alert"
      action={
        <CopyButton
          text={secret}
          label={t`Copy the secret`}
          words={{
            copy: t`Copy`,
            copied: t`Copied`,
            refused: t`Copying did not work. Mark the text and copy it yourself.`,
          }}
        />
      }
    >
      <p>{title}</p>
      <p>
        <bdi dir="ltr" className="long b">
          {secret}
        </bdi>
      </p>
      <p className="sm">
        <Trans>It is shown only now. Store it where only the program can read it.</Trans> {children}
      </p>
    </Banner>
  );
}
