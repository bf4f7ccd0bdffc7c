import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ComparedHead_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';

graphql(`
  fragment ComparedHead_product on Product {
    productName
    image {
      ...Picture_image
    }
  }
`);

type Props = {
  product: FragmentType<ComparedHead_ProductFragment>;
  /** removes the column; without it, the button isn't shown yet */
  onRemove?: () => void;
};

/** The head of a product's column: its picture and name, linked to its page. */
export function ComparedHead({ onRemove, ...props }: Props) {
  const { id, productName, image } = unmask<ComparedHead_ProductFragment>(props.product);
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component={Link}
        to={paths.product(id)}
        sx={{ display: 'block', color: 'text.primary', textDecorationColor: 'transparent' }}
      >
        <Picture
          image={image}
          alt=""
          sizes="(min-width: 900px) 260px, 50vw"
          ratio="16 / 10"
          sx={{ borderRadius: '10px' }}
        />
        <Typography
          variant="body2"
          component="span"
          title={productName}
          sx={{
            mt: 1,
            fontWeight: 600,
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
          }}
        >
          {productName}
        </Typography>
      </Box>
      {onRemove && (
        <IconButton
          aria-label={`Remove ${productName} from the comparison`}
          onClick={onRemove}
          sx={{
            position: 'absolute',
            top: 4,
            right: 4,
            width: 40,
            height: 40,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            '&:hover': { bgcolor: 'tint' },
          }}
        >
          <Icon path={mdiClose} />
        </IconButton>
      )}
    </Box>
  );
}
