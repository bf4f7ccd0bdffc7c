import type { SxProps, Theme } from '@mui/material/styles';
import { Explanation } from '../../ui/text/Explanation.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { whoAdvertises } from './advertising.content.ts';

/** Labels an advertisement and explains who advertises. */
export function AdLabel({ sx }: { sx?: SxProps<Theme> }) {
  return (
    <Explanation text={whoAdvertises} {...(sx && { sx })}>
      <Tag sx={{ bgcolor: 'sunken', color: 'text.secondary', border: 1, borderColor: 'divider' }}>
        Ad
      </Tag>
    </Explanation>
  );
}
