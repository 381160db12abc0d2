/** A text with its `{places}` filled in; a place nobody fills stays as it is. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
