/** Replaces the `{placeholders}` of a text; unknown ones stay. Values are inserted as they are, without escaping. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
