/** The two palettes. Every combination of text and background meets WCAG AA. */
export const light = {
  primary: { main: '#0B6B4F', dark: '#07523C', light: '#DDEFE7', contrastText: '#FFFFFF' },
  secondary: { main: '#14181F', dark: '#000000', light: '#3A404A', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', dark: '#8C1D18', light: '#F9E4E2', contrastText: '#FFFFFF' },
  warning: { main: '#8A5300', dark: '#6B4000', light: '#FBEFD9', contrastText: '#FFFFFF' },
  info: { main: '#1F5A99', dark: '#174473', light: '#E4EDF8', contrastText: '#FFFFFF' },
  success: { main: '#0B6B4F', dark: '#07523C', light: '#DDEFE7', contrastText: '#FFFFFF' },
  text: { primary: '#14181F', secondary: '#565E6C', disabled: '#868D98' },
  background: { default: '#FAFAF7', paper: '#FFFFFF' },
  divider: '#E4E4DE',
  accent: { main: '#FFD23F', contrastText: '#14181F' },
  sunken: '#F1F1EB',
  tint: '#EAF4EF',
  line: { strong: '#8A8F87' },
  condition: {
    excellentBg: '#DDEFE7',
    excellentText: '#0A5A43',
    goodBg: '#E4EDF8',
    goodText: '#1F4E86',
    fairBg: '#FBEFD9',
    fairText: '#7A4A00',
  },
} as const;

export const dark = {
  primary: { main: '#5FD0A5', dark: '#86DFBE', light: '#16372C', contrastText: '#06251A' },
  secondary: { main: '#F1F2EE', dark: '#FFFFFF', light: '#C9CDD2', contrastText: '#14181F' },
  error: { main: '#F2938C', dark: '#F7B5B0', light: '#43201E', contrastText: '#3B0907' },
  warning: { main: '#EDBE6A', dark: '#F5D596', light: '#3D2E10', contrastText: '#2E1E00' },
  info: { main: '#93BFF2', dark: '#B7D5F8', light: '#162E4A', contrastText: '#0A223D' },
  success: { main: '#5FD0A5', dark: '#86DFBE', light: '#16372C', contrastText: '#06251A' },
  text: { primary: '#F1F2EE', secondary: '#A5ADB8', disabled: '#727A85' },
  background: { default: '#0F1214', paper: '#171B1F' },
  divider: '#2A3036',
  accent: { main: '#FFD23F', contrastText: '#14181F' },
  sunken: '#0B0D0F',
  tint: '#16261F',
  line: { strong: '#6B747D' },
  condition: {
    excellentBg: '#16372C',
    excellentText: '#8CE0C0',
    goodBg: '#162E4A',
    goodText: '#A9CDF5',
    fairBg: '#3D2E10',
    fairText: '#F3CF8A',
  },
} as const;

type Accent = { main: string; contrastText: string };
type Condition = Record<keyof typeof light.condition, string>;

declare module '@mui/material/styles' {
  interface Palette {
    accent: Accent;
    /** behind sections that step back from the page */
    sunken: string;
    /** hover and selection */
    tint: string;
    /** outlines that carry meaning by themselves, such as those of fields: at least 3:1 */
    line: { strong: string };
    condition: Condition;
  }
  interface PaletteOptions {
    accent?: Accent;
    sunken?: string;
    tint?: string;
    line?: { strong: string };
    condition?: Condition;
  }
}
