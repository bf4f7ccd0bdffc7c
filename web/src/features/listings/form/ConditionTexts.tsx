import Box from '@mui/material/Box';
import type { Condition } from '../../../generated/graphql.ts';
import { conditionLabels } from '../../product/condition/condition.ts';
import { conditionTexts } from '../../product/condition/conditionTexts.ts';

const conditions = Object.keys(conditionLabels) as Condition[];

/** Explains each condition to a seller choosing one; the chosen one stands out. */
export function ConditionTexts({ chosen }: { chosen: string }) {
  return conditions.map((condition) => (
    <Box
      key={condition}
      component="span"
      sx={{
        display: 'block',
        mt: 0.5,
        ...(condition === chosen && { color: 'text.primary', fontWeight: 500 }),
      }}
    >
      <Box component="span" sx={{ fontWeight: 600 }}>
        {conditionLabels[condition]}:
      </Box>{' '}
      {conditionTexts[condition]}
    </Box>
  ));
}
