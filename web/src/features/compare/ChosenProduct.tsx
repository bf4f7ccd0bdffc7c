import { mdiCloseCircle } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ChosenProduct_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { compared } from '../browsing/comparedAndSeenProducts.ts';

graphql(`
  fragment ChosenProduct_product on Product {
    productName
    image {
      ...Picture_image
    }
  }
`);

/** A small picture of a chosen product. Pressing it removes the product from the comparison. */
export function ChosenProduct(props: { product: FragmentType<ChosenProduct_ProductFragment> }) {
  const { id, productName, image } = unmask<ChosenProduct_ProductFragment>(props.product);
  return (
    <Box component="li" sx={{ flexShrink: 0 }}>
      <ButtonBase
        aria-label={`Remove ${productName} from the products to compare`}
        title={`Remove ${productName}`}
        onClick={() => compared.set(compared.get().filter((other) => other !== id))}
        sx={{ position: 'relative', borderRadius: '8px' }}
      >
        <Picture
          image={image}
          alt=""
          ratio="1"
          sizes="44px"
          sx={{ width: { xs: 40, sm: 44 }, borderRadius: '8px', border: 1, borderColor: 'divider' }}
        />
        <Box
          component="span"
          sx={{
            position: 'absolute',
            right: -4,
            top: -4,
            display: 'flex',
            borderRadius: '50%',
            bgcolor: 'background.paper',
          }}
        >
          <Icon path={mdiCloseCircle} size={18} />
        </Box>
      </ButtonBase>
    </Box>
  );
}
