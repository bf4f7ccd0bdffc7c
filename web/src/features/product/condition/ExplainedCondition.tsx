import type { SxProps, Theme } from '@mui/material/styles';
import type { ExplainedCondition_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Explanation } from '../../../ui/text/Explanation.tsx';
import { ConditionBadge } from './ConditionBadge.tsx';
import { conditionTexts } from './conditionTexts.ts';

graphql(`
  fragment ExplainedCondition_product on Product {
    condition
    ...ConditionBadge_product
  }
`);

type Props = {
  product: FragmentType<ExplainedCondition_ProductFragment>;
  sx?: SxProps<Theme>;
};

/** A product's condition with an explanation of the word. */
export function ExplainedCondition({ product: masked, sx }: Props) {
  const product = unmask<ExplainedCondition_ProductFragment>(masked);
  return (
    <Explanation text={conditionTexts[product.condition]} {...(sx && { sx })}>
      <ConditionBadge product={product} />
    </Explanation>
  );
}
