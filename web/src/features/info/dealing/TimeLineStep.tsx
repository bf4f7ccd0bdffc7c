import { mdiArrowDown, mdiClockOutline, mdiSubdirectoryArrowRight } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '../../../ui/Icon.tsx';
import { HiddenText } from '../../../ui/text/HiddenText.tsx';
import { circleSize, TimeLineArt } from './TimeLineArt.tsx';
import type { Step } from './timeLine.content.ts';

type Props = { step: Step; line: 'solid' | 'broken' | 'none' };

const withIcon = { display: 'flex', alignItems: 'start', gap: 0.75 };

/** One step of the time line: a column on a desktop, otherwise a row. */
export function TimeLineStep({ step, line }: Props) {
  const { icon, title, text, only, start, wait, otherwise } = step;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: `${circleSize}px minmax(0, 1fr)`, lg: 'minmax(0, 1fr)' },
        gridTemplateRows: { lg: 'subgrid' },
        gridRow: { lg: '1 / -1' },
        columnGap: 2,
        pb: { xs: line === 'none' ? 0 : 3, lg: 0 },
      }}
    >
      {start && (
        <Typography
          variant="caption"
          sx={{
            ...withIcon,
            gridColumn: { xs: 2, lg: 1 },
            gridRow: 1,
            alignSelf: 'end',
            fontWeight: 600,
            pb: { xs: 0.25, lg: 1 },
            pl: { lg: 1.5 },
            pr: { lg: 1 },
          }}
        >
          {/* Points to the circle, which is below on a desktop and otherwise on the left. */}
          <Box component="span" sx={{ display: 'flex', rotate: { xs: '90deg', lg: '0deg' } }}>
            <Icon path={mdiArrowDown} />
          </Box>
          {start}
        </Typography>
      )}
      <Box
        sx={{
          gridColumn: 1,
          gridRow: { xs: '1 / span 4', lg: 2 },
          position: 'relative',
          minHeight: circleSize,
          mb: { xs: line === 'none' ? 0 : -3, lg: 1.5 },
        }}
      >
        <TimeLineArt icon={icon} always={!only} line={line} />
      </Box>
      <Box sx={{ gridColumn: { xs: 2, lg: 1 }, gridRow: { xs: 2, lg: 3 }, pr: { lg: 2.5 } }}>
        <Typography variant="h4" component="p">
          {title}
        </Typography>
        {only && (
          <Typography variant="caption" component="p" color="primary" sx={{ fontWeight: 600 }}>
            {only}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
      </Box>
      {wait && (
        <Typography
          variant="caption"
          sx={{
            ...withIcon,
            gridColumn: { xs: 2, lg: 1 },
            gridRow: { xs: 3, lg: 2 },
            mt: { xs: 1, lg: 0 },
            ml: { lg: `${circleSize}px` },
            // Above the line.
            height: { lg: circleSize / 2 - 2 },
            justifyContent: { lg: 'center' },
            fontWeight: 600,
          }}
        >
          <Box component="span" sx={{ display: { lg: 'none' } }}>
            <Icon path={mdiClockOutline} />
          </Box>
          <HiddenText>Until the next step: </HiddenText>
          {wait}
        </Typography>
      )}
      {otherwise && (
        <Typography
          variant="caption"
          sx={{
            ...withIcon,
            gridColumn: { xs: 2, lg: 1 },
            gridRow: 4,
            mt: { xs: 1, lg: 1.5 },
            pr: { lg: 2.5 },
            color: 'warning.main',
          }}
        >
          <Icon path={mdiSubdirectoryArrowRight} />
          {otherwise}
        </Typography>
      )}
    </Box>
  );
}
