import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { blocks } from "./examples.tsx";
import { directionalIcons } from "./icons/directional-icons.ts";
import { iconNames } from "./icons/icon-names.ts";
import sheet from "./icons/icons.svg?raw";

describe("the building blocks", () => {
  const all = blocks.flatMap((block) => block.examples.map((example) => ({ block: block.name, example })));

  test.each(all)("$block is rendered on the server, left to right and right to left", ({ example }) => {
    for (const dir of ["ltr", "rtl"]) {
      const html = renderToString(<div dir={dir}>{example.show()}</div>);
      expect(html).not.toMatch(/ style=|undefined|\[object/);
    }
  });

  test("every icon has a distinct drawing, and mirrored ones exist", () => {
    const drawn = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(drawn).toEqual([...iconNames]);
    expect(iconNames).toEqual(expect.arrayContaining([...directionalIcons]));
  });
});
