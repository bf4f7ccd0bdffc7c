import { mdiArrowRight } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CategoryGrid_CategoryFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { truncate } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { HiddenText } from '../../ui/text/HiddenText.tsx';

graphql(`
  fragment CategoryGrid_category on Category {
    title
    body
    image {
      ...Picture_image
    }
  }
`);

const bodyLength = 100;

/** Four cards in a row on a desktop; on a phone two rows that can be swiped. */
const categoryGrid = {
  display: 'grid',
  gap: { xs: 1.5, md: 2.5 },
  gridTemplateRows: { xs: 'repeat(2, auto)', sm: 'none' },
  gridAutoFlow: { xs: 'column', sm: 'row' },
  gridAutoColumns: { xs: 'minmax(200px, 62%)', sm: 'auto' },
  gridTemplateColumns: {
    xs: 'none',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '4px',
  // Space for focus rings.
  mx: -0.5,
  p: 0.5,
  '& > *': { scrollSnapAlign: 'start', minWidth: 0 },
} as const;

type Props = { categories: FragmentType<CategoryGrid_CategoryFragment>[] };

/** A card per category with a link to its products. */
export function CategoryGrid({ categories }: Props) {
  return (
    <Box sx={categoryGrid}>
      {unmask<CategoryGrid_CategoryFragment>(categories).map(({ id, title, body, image }) => (
        <Box
          key={id}
          component="article"
          sx={{
            display: 'grid',
            gridTemplate: 'auto 1fr / minmax(0, 1fr)',
            overflowWrap: 'anywhere',
            border: 1,
            borderColor: 'divider',
            borderRadius: '12px',
            overflow: 'hidden',
            bgcolor: 'background.paper',
            transition: 'border-color 180ms',
            '&:hover': { borderColor: 'primary.main' },
          }}
        >
          <Picture
            image={image}
            alt=""
            ratio="16 / 6"
            sizes="(min-width: 1200px) 330px, (min-width: 900px) 33vw, (min-width: 600px) 50vw, 62vw"
          />
          <Box
            sx={{
              display: 'flex',
              flexDirection: 'column',
              gap: { xs: 0.5, sm: 1 },
              p: { xs: 2, sm: 2.5 },
            }}
          >
            <Typography variant="h3">{title}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
              {truncate(body, bodyLength)}
            </Typography>
            <ButtonLink
              to={paths.category(id)}
              endIcon={<Icon path={mdiArrowRight} size={18} />}
              sx={{ alignSelf: 'start', px: 1.25, ml: -1.25, mt: 0.5 }}
            >
              Collection<HiddenText>: {title}</HiddenText>
            </ButtonLink>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
