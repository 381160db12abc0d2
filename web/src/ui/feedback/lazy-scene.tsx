import { useEffect, useState } from "react";
import type { SceneState, Scene } from "./scene.tsx";

/** The drawing of a room, fetched after the words around it: it is decoration, and its place has a fixed size. */
export function LazyScene({ scene }: { scene: SceneState }) {
  const [Drawing, setDrawing] = useState<typeof Scene | null>(null);
  useEffect(() => {
    import("./scene.tsx").then(
      (module) => setDrawing(() => module.Scene),
      () => {}, // offline: the words are enough
    );
  }, []);
  return Drawing && <Drawing scene={scene} />;
}
