import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../ui/button.tsx";
import { ApiAddressEditor } from "./api-address-editor.tsx";

/**
 * Renders, for developers, a button that opens the editor of the API address (S2.OVL.10). The server does not
 * deliver this file in production.
 */
export function ApiAddressControl() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" isSmall onClick={() => setOpen(true)}>
        <Trans>API address</Trans>
      </Button>
      {isOpen && createPortal(<ApiAddressEditor onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
