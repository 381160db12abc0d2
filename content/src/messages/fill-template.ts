/** Replaces the `{placeholders}` of a text; unknown ones stay. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
