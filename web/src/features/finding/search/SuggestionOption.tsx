import { mdiMagnify, mdiMapMarkerOutline, mdiShapeOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import type { SuggestionOption_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { PriceText } from '../../../ui/text/PriceText.tsx';
import type { Suggestion } from './useCombobox.ts';

graphql(`
  fragment SuggestionOption_product on Product {
    productName
    image {
      ...Picture_image
    }
    resalePrice {
      ...PriceText_money
    }
  }
`);

type Props = {
  suggestion: Suggestion;
  isActive: boolean;
  onChoose: () => void;
};

const icons = { category: mdiShapeOutline, town: mdiMapMarkerOutline, words: mdiMagnify };

/** One line of the suggestions. */
export function SuggestionOption({ suggestion, isActive, onChoose }: Props) {
  return (
    <Box
      id={suggestion.id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 40,
        px: 1,
        borderRadius: '8px',
        typography: 'body2',
        cursor: 'pointer',
        '& svg': { color: 'text.secondary' },
        '&:hover, &[aria-selected=true]': { bgcolor: 'tint' },
      }}
    >
      {suggestion.kind === 'product' ? (
        <SuggestedProduct product={suggestion.product} />
      ) : (
        <>
          <Icon path={icons[suggestion.kind]} size={18} />
          <Box component="span" sx={text}>
            {suggestion.text}
          </Box>
        </>
      )}
      {suggestion.kind === 'category' && (
        <Box component="span" sx={{ color: 'text.secondary', typography: 'caption' }}>
          Category
        </Box>
      )}
    </Box>
  );
}

const text = { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } as const;

function SuggestedProduct(props: { product: FragmentType<SuggestionOption_ProductFragment> }) {
  const { productName, image, resalePrice } = unmask<SuggestionOption_ProductFragment>(
    props.product,
  );
  return (
    <>
      <Picture
        image={image}
        alt=""
        sizes="56px"
        sx={{ width: 56, flexShrink: 0, my: 0.5, borderRadius: '6px' }}
      />
      <Box component="span" sx={text}>
        {productName}
      </Box>{' '}
      <PriceText price={resalePrice} variant="body2" />
    </>
  );
}
