import type { PreviousPrice_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { HiddenText } from '../../ui/text/HiddenText.tsx';
import { Tag } from '../../ui/text/Tag.tsx';

graphql(`
  fragment PreviousPrice_product on Product {
    previousPrice {
      formatted
    }
  }
`);

type Props = { product: FragmentType<PreviousPrice_ProductFragment> };

/** The price before a drop, if any, labelled in words: the original price beside it is also struck through. */
export function PreviousPrice({ product }: Props) {
  const { previousPrice } = unmask<PreviousPrice_ProductFragment>(product);
  if (!previousPrice) return null;
  return (
    <Tag
      sx={{
        bgcolor: 'success.light',
        color: 'success.main',
        fontVariantNumeric: 'tabular-nums',
        alignSelf: 'center',
      }}
    >
      <HiddenText>Price lowered: </HiddenText>was <s>{previousPrice.formatted}</s>
    </Tag>
  );
}
