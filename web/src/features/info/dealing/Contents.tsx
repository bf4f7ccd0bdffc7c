import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DealingSection, paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { focusHeading } from './AnchoredSection.tsx';

type Props = { topics: { section: DealingSection; title: string }[] };

/** A link to each section; sticky beside them on a desktop. */
export function Contents({ topics }: Props) {
  return (
    <Box
      component="nav"
      aria-labelledby="contents"
      sx={{ position: { md: 'sticky' }, top: { md: 92 } }}
    >
      <Typography id="contents" variant="overline" component="h2" color="textSecondary">
        On this page
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {topics.map(({ section, title }) => (
          <Box key={section} component="li" sx={{ py: 0.75 }}>
            <TextLink
              to={paths.howItWorksSection(section)}
              onClick={() => focusHeading(section)}
              color="textPrimary"
              variant="body2"
            >
              {title}
            </TextLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
