import { apiAddressCookie, readApiAddress } from "@anteroom/domain/clinic/api-address";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { AppForm } from "../../platform/forms/form.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { TextField } from "../../ui/form/field.tsx";

/**
 * Sets another API address for this browser, of those allowed, in a cookie for a year, or resets it. Either
 * ends the session on this device and reloads the page (D.50).
 */
export function ApiAddressEditor({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const form = useId();
  const { boot, session } = useApp();
  const [error, setError] = useState<string | undefined>();
  const { apiBaseUrl, apiOrigins } = boot.runtime;
  const allowed = typeof apiOrigins === "string" ? "" : (apiOrigins ?? []).join(", ");
  // A token belongs to the server that gave it: it must not travel to another.
  const goTo = async (address: string | null) => {
    await session.end(null);
    keep(address);
    location.reload();
  };
  const send = async (typed: FormData) => {
    const text = typed.get("address");
    const read = readApiAddress(typeof text === "string" ? text : "", apiOrigins ?? null);
    if ("address" in read) return goTo(read.address);
    setError(
      read.trouble === "not-listed"
        ? t`This installation allows only: ${allowed}`
        : t`Enter a full address that begins with http:// or https://`,
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      title={<Trans>API address</Trans>}
      actions={
        <>
          <Button type="submit" form={form} isBlock>
            <Trans>Use this address</Trans>
          </Button>
          <Button kind="outlined" isBlock onClick={() => void goTo(null)}>
            <Trans>Reset</Trans>
          </Button>
        </>
      }
    >
      <AppForm id={form} onSend={send}>
        <TextField
          label={<Trans>Address</Trans>}
          hint={
            <Trans>
              For this browser only. We’ll sign you out here. The other server must allow this page.
            </Trans>
          }
          error={error}
          name="address"
          type="url"
          dir="ltr"
          autoComplete="off"
          defaultValue={new URL(apiBaseUrl, location.href).href}
        />
      </AppForm>
    </Dialog>
  );
}

function keep(address: string | null): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  const value = address === null ? "; max-age=0" : `${encodeURIComponent(address)}; max-age=31536000`;
  document.cookie = `${apiAddressCookie}=${value}; path=/; samesite=lax${secure}`;
}
