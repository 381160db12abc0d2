import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";

/** Another way, quieter than the two buttons above it. */
export function TextLinkButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button kind="quiet" onClick={onPress}>
      {children}
    </Button>
  );
}
