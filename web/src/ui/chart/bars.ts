export type Bars = {
  /** the bars' names, each shown once */
  names: readonly string[];
  series: readonly {
    label: string;
    color: 'primary' | 'info';
    data: readonly number[];
    /** additional text for a number */
    note?: (index: number) => string;
  }[];
  formatValue: (value: number) => string;
  /** maximum number of horizontal bars, for long names; without it the bars are vertical */
  maxHorizontalBars?: number;
};

const verticalHeight = 220;
const horizontalBarHeight = 32;
const axisHeight = 40;

/** A chart's height in pixels, reserved while the numbers load. */
export const barsHeight = (most?: Bars['maxHorizontalBars']): number =>
  most === undefined ? verticalHeight : most * horizontalBarHeight + axisHeight;
