import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import { TextFormField } from './TextFormField.tsx';

type Props = {
  label: string;
  autoComplete: 'current-password' | 'new-password';
};

/** The field `password`, which can be revealed while it is typed. */
export function PasswordFormField(props: Props) {
  const [revealed, setRevealed] = useState(false);
  return (
    <TextFormField
      {...props}
      name="password"
      type={revealed ? 'text' : 'password'}
      end={
        <IconButton
          edge="end"
          size="small"
          aria-label="Show password"
          aria-pressed={revealed}
          onClick={() => setRevealed(!revealed)}
        >
          <Icon path={revealed ? mdiEyeOffOutline : mdiEyeOutline} />
        </IconButton>
      }
    />
  );
}
