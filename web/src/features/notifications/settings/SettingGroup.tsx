import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { NotificationKind } from '../../../generated/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Setting } from './settingGroups.ts';
import { settingRow } from './settingRow.ts';
import { type Settings, withKinds } from './useNotificationSettings.ts';

type Props = {
  name: string;
  settings: readonly Setting[];
  change: (changes: Partial<Settings>) => void;
} & Pick<Settings, 'mailed' | 'hidden'>;

/** A group's two boxes, and those of its kinds behind "Details". */
export function SettingGroup({ name, settings, mailed, hidden, change }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const boxes = (label: string, kinds: readonly NotificationKind[]) => {
    const listed = kinds.filter((kind) => !hidden.includes(kind));
    const sent = kinds.filter((kind) => mailed.includes(kind));
    return (
      <>
        <Checkbox
          {...stateOf(listed, kinds)}
          onChange={(_event, isIn) => change({ hidden: withKinds(hidden, kinds, !isIn) })}
          slotProps={{ input: { 'aria-label': `${label}: in the shop` } }}
        />
        <Checkbox
          {...stateOf(sent, kinds)}
          onChange={(_event, isIn) => change({ mailed: withKinds(mailed, kinds, isIn) })}
          slotProps={{ input: { 'aria-label': `${label}: email` } }}
        />
      </>
    );
  };
  return (
    <div>
      <Box sx={settingRow}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            flexWrap: 'wrap',
            columnGap: 1,
            justifySelf: 'start',
          }}
        >
          <Typography variant="subtitle2" component="h3">
            {name}
          </Typography>
          <Button
            size="small"
            color="inherit"
            aria-label={`${name}: details`}
            aria-expanded={isOpen}
            aria-controls={id}
            endIcon={<Icon path={isOpen ? mdiChevronUp : mdiChevronDown} size={18} />}
            onClick={() => setOpen(!isOpen)}
            sx={{ color: 'text.secondary' }}
          >
            Details
          </Button>
        </Box>
        {boxes(
          name,
          settings.map(({ kind }) => kind),
        )}
      </Box>
      {isOpen && (
        <Box id={id} sx={{ pb: 1 }}>
          {settings.map(({ kind, setting }) => (
            <Box key={kind} sx={settingRow}>
              <Typography variant="body2" sx={{ justifySelf: 'start' }}>
                {setting}
              </Typography>
              {boxes(setting, [kind])}
            </Box>
          ))}
        </Box>
      )}
    </div>
  );
}

/** A box represents all of its kinds: checked, unchecked or mixed. */
const stateOf = (on: readonly NotificationKind[], kinds: readonly NotificationKind[]) => ({
  checked: on.length === kinds.length,
  indeterminate: on.length > 0 && on.length < kinds.length,
});
