import { blocks, type Block } from "../../ui/examples.tsx";
import styles from "./ui-gallery.module.css";

/** Development page: shows every UI component in its states, in the clinic's colours. */
export function UiGallery() {
  return (
    <div className="wrap secs">
      <h1>Components</h1>
      <div className={styles["blocks"]}>
        {blocks.map((block) => (
          <BlockExamples key={block.name} {...block} />
        ))}
      </div>
    </div>
  );
}

function BlockExamples({ name, isWide = false, examples }: Block) {
  const id = name.toLowerCase().replaceAll(" ", "-");
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-wide={isWide || undefined}>
      <h2 id={`${id}-title`}>{name}</h2>
      {examples.map((example) => (
        <div key={example.name} className={styles["example"]}>
          <p className="xs muted">{example.name}</p>
          {example.show()}
        </div>
      ))}
    </section>
  );
}
