import { useLingui } from "@lingui/react/macro";
import type { SubmitEvent } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { topicAddress } from "./topic-address.ts";

type Props = { typed: string; onType: (text: string) => void; first: string | undefined };

/** What one knows for it. The list below follows each letter; Enter opens the first. Without a name the field is part of no address. */
export function SearchBox({ typed, onType, first }: Props) {
  const { t } = useLingui();
  const { navigate } = useApp();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (first !== undefined) void navigate(topicAddress(first));
  };
  return (
    <search>
      <form onSubmit={send}>
        <TextField
          label={t`Search for an illness or symptom`}
          isLabelHidden
          placeholder={t`Illness or symptom`}
          icon="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </form>
    </search>
  );
}
