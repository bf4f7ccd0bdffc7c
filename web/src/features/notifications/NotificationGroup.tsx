import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentProps, useId, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { NotificationItem } from './NotificationItem.tsx';

type Notification = ComponentProps<typeof NotificationItem>['notification'] & { id: string };

type Props = {
  /** notifications of one subject, newest first */
  notifications: readonly Notification[];
  onFollow?: () => void;
};

/** The newest notification of a subject, with the earlier ones collapsed. */
export function NotificationGroup({ notifications, onFollow }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [newest, ...earlier] = notifications;
  if (!newest) return null;
  const following = onFollow && { onFollow };
  return (
    <li>
      <NotificationItem notification={newest} earlier={earlier} {...following} />
      {earlier.length > 0 && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          endIcon={<Icon path={isOpen ? mdiChevronUp : mdiChevronDown} size={18} />}
          onClick={() => setOpen(!isOpen)}
          sx={{ ml: '64px', mb: 0.5, color: 'text.secondary' }}
        >
          {isOpen ? 'Hide' : 'Show'} {earlier.length} earlier
        </Button>
      )}
      {isOpen && (
        <Box id={id} component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {earlier.map((one) => (
            <li key={one.id}>
              <NotificationItem notification={one} {...following} />
            </li>
          ))}
        </Box>
      )}
    </li>
  );
}
