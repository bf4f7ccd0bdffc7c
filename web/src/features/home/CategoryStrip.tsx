import Box from '@mui/material/Box';
import type { CategoryStrip_CategoryFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';

graphql(`
  fragment CategoryStrip_category on Category {
    title
    image {
      ...Picture_image
    }
  }
`);

const strip = {
  listStyle: 'none',
  m: 0,
  // Space for focus rings.
  mx: -0.5,
  p: 0.5,
  display: 'grid',
  gap: 1.5,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(84px, 1fr)',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '4px',
  '& > li': { scrollSnapAlign: 'start' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0.75,
    overflowWrap: 'anywhere',
    alignContent: 'start',
    borderRadius: '10px',
    color: 'text.primary',
    fontSize: '0.8125rem',
    lineHeight: 1.25,
    fontWeight: 500,
    textAlign: 'center',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
} as const;

type Props = { categories: readonly FragmentType<CategoryStrip_CategoryFragment>[] };

/** All categories in a slim row. */
export function CategoryStrip({ categories }: Props) {
  return (
    <Box component="nav" aria-label="Kinds of equipment">
      <Box component="ul" sx={strip}>
        {unmask<CategoryStrip_CategoryFragment>(categories).map(({ id, title, image }) => (
          <li key={id}>
            <Link to={paths.category(id)}>
              <Picture
                image={image}
                alt=""
                ratio="16 / 10"
                sizes="110px"
                sx={{ borderRadius: '10px' }}
              />
              {title}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
