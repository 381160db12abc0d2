import { Trans, useLingui } from "@lingui/react/macro";
import { CopyButton } from "../../../web/src/ui/copy-button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";

/**
 * A banner with a one-time password that cannot be shown again and a button that copies it;
 * announced to screen readers.
 */
export function OneTimePassword({ name, password }: { name: string; password: string }) {
  const { t } = useLingui();
  return (
    <Banner
      tone="ok"
      role="alert"
      action={
        <CopyButton
          text={password}
          label={t`Copy the one-time password`}
          words={{
            copy: t`Copy`,
            copied: t`Copied`,
            refused: t`Copying did not work. Mark the password and copy it yourself.`,
          }}
        />
      }
    >
      <p>
        <Trans>
          One-time password of <bdi className="b">{name}</bdi>:
        </Trans>{" "}
        <bdi dir="ltr" className="long b">
          {password}
        </bdi>
      </p>
      <p className="sm">
        <Trans>
          It is shown only now. Hand it over in person or by phone. It works for 72 hours, and they choose a
          password of their own when they sign in.
        </Trans>
      </p>
    </Banner>
  );
}
