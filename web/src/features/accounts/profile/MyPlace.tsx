import { PlaceInput } from '@fitness-zone/contract/generated/inputs.ts';
import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useUpdateProfileMutation } from '../../../generated/accounts.ts';
import { FieldLayout } from '../../../ui/form/FieldLayout.tsx';
import { PlaceField } from '../../places/PlaceField.tsx';
import { PlacesCredit } from '../../places/PlacesCredit.tsx';
import type { ChosenPlace } from '../../places/place.ts';
import { useOwnPlace } from '../../places/useOwnPlace.ts';

/**
 * The account's own place.
 * @param name the account's name, sent unchanged
 */
export function MyPlace({ name }: { name: string }) {
  const id = useId();
  const own = useOwnPlace();
  const [typed, setTyped] = useState<string | null>(null);
  const [updateProfile, { loading }] = useUpdateProfileMutation({
    toastMessage: (outcome) => (outcome.ok ? 'Your place is saved' : outcome.refusal.message),
  });

  async function save(place: ChosenPlace | null) {
    const outcome = await updateProfile({ variables: { input: { name, place } } });
    if (outcome.ok) setTyped(null);
  }

  return (
    <Box component="section" aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} variant="h6" component="h2" gutterBottom>
        My place
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Searches near you and distances start here, and it fills in the location when you post a
        product. Only you can see it.
      </Typography>
      <FieldLayout
        id={id}
        label="Town or postal code"
        hint={
          <>
            Choose a town from the list. <PlacesCredit />
          </>
        }
      >
        <PlaceField
          id={id}
          text={typed ?? (own ? placeText(own) : '')}
          maxLength={PlaceInput.name.maxLength}
          onType={setTyped}
          onChoose={(place, text) => {
            setTyped(text);
            void save(place);
          }}
          onBlur={() => setTyped(null)}
        />
      </FieldLayout>
      {own && (
        <Button
          size="small"
          color="inherit"
          disabled={loading}
          onClick={() => void save(null)}
          sx={{ mt: 1 }}
        >
          Remove my place
        </Button>
      )}
    </Box>
  );
}
