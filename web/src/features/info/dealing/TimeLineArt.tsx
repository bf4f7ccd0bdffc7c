import Box from '@mui/material/Box';

/** The width of a circle, in pixels. */
export const circleSize = 44;
const middle = circleSize / 2;
const iconSize = 22;
/** Between circles and lines, in pixels. */
const gap = 8;

type Props = {
  icon: string;
  /** every deal has the step; otherwise circle and line are broken */
  always: boolean;
  /** style of the line to the next step; the last step has none */
  line: 'solid' | 'broken' | 'none';
};

const broken = { strokeDasharray: '5 4' };

/**
 * Draws a step: a circle with the icon, and the line to the next step, to the right on a desktop, otherwise down. Only
 * the lines scale with their box.
 */
export function TimeLineArt({ icon, always, line }: Props) {
  const stroke = { stroke: 'currentColor', strokeWidth: 2, fill: 'none' };
  const dashes = line === 'broken' ? broken : {};
  return (
    <Box
      component="svg"
      aria-hidden="true"
      sx={{
        position: 'absolute',
        overflow: 'visible',
        width: { xs: circleSize, lg: `calc(100% - ${gap}px)` },
        height: { xs: `calc(100% - ${gap}px)`, lg: circleSize },
        color: 'line.strong',
      }}
    >
      <Box component="g" sx={{ color: 'primary.main' }}>
        <circle
          cx={middle}
          cy={middle}
          r={middle - 1}
          {...stroke}
          {...(always ? { fill: 'currentColor' } : broken)}
        />
        <Box
          component="path"
          d={icon}
          transform={`translate(${middle - iconSize / 2} ${middle - iconSize / 2}) scale(${iconSize / 24})`}
          fill="currentColor"
          sx={{ color: always ? 'primary.contrastText' : 'primary.main' }}
        />
      </Box>
      {line !== 'none' && (
        <>
          <Box component="g" sx={{ display: { xs: 'none', lg: 'inline' } }}>
            <line x1={circleSize + gap} y1={middle} x2="100%" y2={middle} {...stroke} {...dashes} />
            <svg x="100%" overflow="visible" aria-hidden="true">
              <path d={`M-6 ${middle - 6} l6 6 l-6 6`} {...stroke} />
            </svg>
          </Box>
          <Box component="g" sx={{ display: { lg: 'none' } }}>
            <line x1={middle} y1={circleSize + gap} x2={middle} y2="100%" {...stroke} {...dashes} />
            <svg y="100%" overflow="visible" aria-hidden="true">
              <path d={`M${middle - 6} -6 l6 6 l6 -6`} {...stroke} />
            </svg>
          </Box>
        </>
      )}
    </Box>
  );
}
