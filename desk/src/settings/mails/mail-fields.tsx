import type { MailTemplate } from "@anteroom/client/schemas";
import { customMailLimits } from "@anteroom/domain/notifications/own-mails";
import { directionOf } from "@anteroom/domain/shared/locales";
import { Trans, useLingui } from "@lingui/react/macro";
import { TextArea, TextField } from "../../../../web/src/ui/form/field.tsx";
import type { EnteredMail, MailPart } from "./mail-copy.ts";

type Props = {
  template: MailTemplate;
  entered: EnteredMail;
  /** Codes of the server, by part. */
  faults: Partial<Record<MailPart, readonly string[]>>;
  onChange: (part: Partial<EnteredMail>) => void;
};

/**
 * The form fields of an email's text, in the direction of its language, with the names in braces
 * that may stand in it. Holds no state.
 */
export function MailFields({ template, entered, faults, onChange }: Props) {
  const { t } = useLingui();
  const faultMessage = useFaultMessage();
  const { locale, product, places, needed_places: needed } = template;
  const field = (part: MailPart) => ({
    lang: locale,
    dir: directionOf(locale),
    autoComplete: "off",
    value: entered[part],
    error: faults[part]?.map((code) => faultMessage(part, code)).join(" "),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [part]: currentTarget.value }),
  });
  return (
    <>
      <Places places={places} needed={needed} />
      <TextField label={t`Subject`} maxLength={customMailLimits.subject} {...field("subject")} />
      <TextArea label={t`Text`} hint={t`Each line is a paragraph.`} rows={6} {...field("text")} />
      {product.button !== null && (
        <TextField label={t`Button`} maxLength={customMailLimits.button} {...field("button")} />
      )}
      <TextArea label={t`Small print (optional)`} rows={3} {...field("after")} />
    </>
  );
}

function Places({ places, needed }: { places: readonly string[]; needed: readonly string[] }) {
  const list = (names: readonly string[]) => names.map((name) => `{${name}}`).join(" ");
  return (
    <div className="stack g1 sm">
      <p>
        <Trans>
          What stands in braces is filled in when the email is sent:{" "}
          <bdi dir="ltr" className="long">
            {list(places)}
          </bdi>
        </Trans>
      </p>
      {needed.length > 0 && (
        <p>
          <Trans>
            The text must contain:{" "}
            <bdi dir="ltr" className="long b">
              {list(needed)}
            </bdi>
          </Trans>
        </p>
      )}
    </div>
  );
}

function useFaultMessage(): (part: MailPart, code: string) => string {
  const { t } = useLingui();
  return (part, code) => {
    const unknown = /^unknown-place-(?<name>.+)$/.exec(code)?.groups?.["name"];
    const lacking = /^lacks-(?<name>.+)$/.exec(code)?.groups?.["name"];
    if (unknown !== undefined)
      return t`There is no ${`{${unknown}}`} in this email. Use one from the list above.`;
    if (part === "button") return t`Write what the button says.`;
    if (lacking !== undefined) return t`Write ${`{${lacking}}`} where it belongs.`;
    if (code === "stray-brace") return t`Write braces only around a word from the list above.`;
    const { line: characters, lines } = customMailLimits;
    return part === "subject"
      ? t`Write a subject of one line.`
      : t`Write up to ${lines} lines, each of at most ${characters} characters.`;
  };
}
