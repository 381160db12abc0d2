import { figuresOfGenerated } from "./generated.ts";
import { tellFigures } from "./tell-figures.ts";
for (const l of tellFigures(figuresOfGenerated({ good: 60, hard: 60, refuse: 90, waves: 5 }, 77_000_000)))
  console.log(l);
