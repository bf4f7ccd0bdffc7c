import { mdiStar, mdiStarOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { Icon } from '../../ui/Icon.tsx';
import { starColor } from './starColor.ts';

const five = [1, 2, 3, 4, 5];

type Props = {
  /** number of filled stars out of five, fractions included */
  value: number;
  /** size of a star in pixels; 20 by default */
  size?: number;
  /** in the colour of secondary text, for stars that rate nothing */
  quiet?: boolean;
};

/** Five stars filled up to the value. Screen readers get the text beside it. */
export function Stars({ value, size = 20, quiet = false }: Props) {
  const row = (path: string) => five.map((star) => <Icon key={star} path={path} size={size} />);
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'relative',
        display: 'inline-flex',
        flexShrink: 0,
        color: quiet ? 'text.secondary' : starColor,
      }}
    >
      {row(mdiStarOutline)}
      <Box
        component="span"
        sx={{ position: 'absolute', inset: 0, display: 'flex', overflow: 'hidden' }}
        style={{ width: `${(value / five.length) * 100}%` }}
      >
        {row(mdiStar)}
      </Box>
    </Box>
  );
}
