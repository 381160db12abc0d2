import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../ui/button.tsx";
import { ApiAddressEditor } from "./api-address-editor.tsx";

/** S2.OVL.10: for developers; the server keeps this file back in production. */
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
