import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation, useNavigate } from 'react-router-dom';
import type { WantedAct } from '../../session/wantedAct.ts';
import { useReturnLocation } from './useReturnLocation.ts';

const acts: [WantedAct, string][] = [
  ['book', 'Add to cart'],
  ['wish', 'Add to wish list'],
  ['offer', 'Make an offer'],
  ['ask', 'Ask the seller'],
];

/** Continues acts on a product after signing in. */
export function WantedActs() {
  const { pathname } = useLocation();
  const { state } = useReturnLocation();
  const navigate = useNavigate();
  const { act: chosen, ...others } = state ?? {};
  return (
    <Box
      role="group"
      aria-label="What you’d like to do"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: -1 }}
    >
      {acts.map(([act, name]) => (
        <Button
          key={act}
          size="small"
          color="inherit"
          variant={act === chosen ? 'contained' : 'outlined'}
          aria-pressed={act === chosen}
          onClick={() =>
            void navigate(pathname, {
              replace: true,
              preventScrollReset: true,
              state: act === chosen ? others : { ...others, act },
            })
          }
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}
