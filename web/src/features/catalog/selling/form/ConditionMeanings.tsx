import Box from '@mui/material/Box';
import type { Condition } from '../../../../generated/graphql.ts';
import { conditionNames } from '../../condition/condition.ts';
import { conditionMeanings } from '../../condition/conditionMeanings.ts';

const conditions = Object.keys(conditionNames) as Condition[];

/** What each condition means, for a seller who is about to choose one; the chosen one stands out. */
export function ConditionMeanings({ chosen }: { chosen: string }) {
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
        {conditionNames[condition]}:
      </Box>{' '}
      {conditionMeanings[condition]}
    </Box>
  ));
}
