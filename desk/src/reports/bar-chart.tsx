import { formatShortDay } from "@anteroom/domain/appointment/appointment-time";
import { directionOf, type Locale } from "@anteroom/domain/shared/locales";
import { useLingui } from "@lingui/react/macro";
import { AxisBottom, AxisLeft, AxisRight, type TickRendererProps } from "@visx/axis";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar, Line } from "@visx/shape";
import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { classNames } from "../../../web/src/ui/class-names.ts";
import { useTimes } from "../platform/times.ts";
import type { ChartBar } from "./report-sums.ts";
import styles from "./reports.module.css";
import { spread } from "./spread.ts";

type Props = {
  bars: readonly ChartBar[];
  /** Writes a value as it is read. */
  write: (value: number) => string;
  title: string;
};

/** In px; the style sheet keeps the height free while this loads. */
const height = 220;
const top = 12;
const bottom = 28;
/** Between a number of the scale and the first bar. */
const gap = 8;
/** The room that a day takes on the axis. */
const dayWidth = 130;
/** Of a character of the scale, at the usual size of text. */
const characterWidth = 9;

/**
 * A bar chart over days with a scale of whole numbers, from right to left in Arabic. To a screen reader it is a picture
 * whose name tells the highest bar; the same data must stand beside it as a table.
 */
export function BarChart({ bars, write, title }: Props) {
  const { t } = useLingui();
  const { locale } = useTimes();
  const isMirrored = directionOf(locale) === "rtl";
  const [frame, width] = useWidth<HTMLDivElement>(640);
  const values = bars.map((bar) => bar.value);
  const most = Math.max(...values);
  const y = scaleLinear<number>({ domain: [0, Math.max(1, most)], range: [height - bottom, top], nice: 4 });
  const steps = y.ticks(4).filter((step) => Number.isInteger(step));
  const side = gap + Math.max(...steps.map((step) => roomFor(write(step))));
  const [start, end] = isMirrored ? [width - side, 0] : [side, width];
  const x = scaleBand<string>({ domain: bars.map(({ from }) => from), range: [start, end], padding: 0.2 });
  const named = spread(bars.length, Math.floor((width - side) / dayWidth)).flatMap((at) => bars[at] ?? []);
  const value = write(most);
  const highest = bars[values.indexOf(most)];
  const days = highest && daysOf(highest);
  const Scale = isMirrored ? AxisRight : AxisLeft;
  return (
    <div ref={frame} className={styles["chart"]}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing that follows the theme
        role="img"
        aria-label={t`Bar chart: ${title}. Highest: ${value} (${days}).`}
      >
        {steps.map((step) => (
          <Line
            key={step}
            className={classNames(styles["line"])}
            from={{ x: start, y: y(step) }}
            to={{ x: end, y: y(step) }}
          />
        ))}
        {bars.map((bar) => (
          <Bar
            key={bar.from}
            className={classNames(styles["bar"])}
            x={x(bar.from) ?? 0}
            y={y(bar.value)}
            width={x.bandwidth()}
            height={y(0) - y(bar.value)}
          >
            <title>{`${daysOf(bar)}: ${write(bar.value)}`}</title>
          </Bar>
        ))}
        <Scale
          left={start}
          scale={y}
          tickValues={steps}
          tickFormat={(step) => leftToRight(write(Number(step)))}
          tickLabelProps={{ textAnchor: "end", dx: 0, dy: "0.35em" }}
          tickComponent={AxisText}
          tickLength={gap}
          hideAxisLine
          hideTicks
        />
        <AxisBottom
          top={height - bottom}
          scale={x}
          tickValues={named.map(({ from }) => from)}
          tickFormat={(_, at) => dayOf(named, at, locale)}
          tickLabelProps={(_, at) => {
            const textAnchor = anchorOf(at, named.length);
            const toEdge = { start: -0.5, middle: 0, end: 0.5 }[textAnchor] * x.bandwidth();
            return { textAnchor, dx: isMirrored ? -toEdge : toEdge };
          }}
          tickComponent={AxisText}
          hideAxisLine
          hideTicks
        />
      </svg>
    </div>
  );
}

/** The first and the last day stay within the picture. */
function anchorOf(at: number, count: number): "start" | "middle" | "end" {
  if (at === 0) return "start";
  return at === count - 1 ? "end" : "middle";
}

/** The text below a bar: its first day, below the last bar its last day. */
function dayOf(named: readonly ChartBar[], at: number, locale: Locale): string {
  const bar = named[at];
  if (!bar) return "";
  const day = at > 0 && at === named.length - 1 ? bar.to : bar.from;
  return isolated(formatShortDay(Date.parse(day), "UTC", locale));
}

function daysOf({ firstDay, lastDay }: ChartBar): string {
  const first = isolated(firstDay);
  return firstDay === lastDay ? first : `${first} – ${isolated(lastDay)}`;
}

/** Keeps a day in its own direction: Arabic pages may have English dates. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** Keeps a number and its currency from left to right, as the table has them. */
const leftToRight = (text: string) => `\u2066${text}\u2069`;

/** A number or a day of an axis. The library's own text leaves an element behind in the page, with which it measures. */
function AxisText({ formattedValue, x, y, dx, dy, textAnchor }: TickRendererProps) {
  return (
    <text className={classNames(styles["tick"])} x={x} y={y} dx={dx} dy={dy} textAnchor={textAnchor}>
      {formattedValue}
    </text>
  );
}

/** The room for a number of the scale, in px, also where text is enlarged. */
function roomFor(text: string): number {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return (text.length * characterWidth * size) / 16;
}

/** Returns a ref and the width of its element in px, kept up to date; `presumed` where nothing is laid out. */
function useWidth<T extends HTMLElement>(presumed: number): [RefObject<T | null>, number] {
  const element = useRef<T>(null);
  const [width, setWidth] = useState(presumed);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth || presumed);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [presumed]);
  return [element, width];
}
