import { enumValues } from '@fitness-zone/contract/enums.ts';
import { notificationKinds } from '@fitness-zone/contract/notifications/kinds.ts';
import Box from '@mui/material/Box';
import type { NotificationPicture_NotificationFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { notificationIcons } from './notificationIcons.ts';

graphql(`
  fragment NotificationPicture_notification on Notification {
    kind
    product {
      image {
        ...Picture_image
      }
    }
  }
`);

type Props = { notification: FragmentType<NotificationPicture_NotificationFragment> };

/** A notification's product with the icon of the event, or only the icon. */
export function NotificationPicture(props: Props) {
  const { kind, product } = unmask<NotificationPicture_NotificationFragment>(props.notification);
  const { icon } = notificationKinds[enumValues.NotificationKind[kind]];
  if (!product) {
    return (
      <Box sx={{ ...iconBox, aspectRatio: '1', borderRadius: '8px' }}>
        <Icon path={notificationIcons[icon]} size={24} />
      </Box>
    );
  }
  return (
    <Box sx={{ position: 'relative' }}>
      <Picture image={product.image} alt="" ratio="1" sizes="48px" sx={{ borderRadius: '8px' }} />
      <Box sx={{ ...iconBox, ...corner }}>
        <Icon path={notificationIcons[icon]} size={14} />
      </Box>
    </Box>
  );
}

const iconBox = {
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  color: 'primary.main',
} as const;

const corner = {
  position: 'absolute',
  right: -6,
  bottom: -6,
  width: 22,
  height: 22,
  borderRadius: '50%',
} as const;
