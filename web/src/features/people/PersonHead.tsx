import { mdiAccountLockOutline, mdiCheckDecagram } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PersonHead_PersonFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DocumentTitle } from '../../ui/page/DocumentTitle.tsx';
import { RelativeDate } from '../../ui/text/RelativeDate.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { roleLabels } from '../accounts/roleLabels.ts';

graphql(`
  fragment PersonHead_person on Person {
    state
    suspendedAt
    suspensionReason
    since
    user {
      name
      email
      role
      verified
      image {
        url
      }
    }
  }
`);

type Props = {
  person: FragmentType<PersonHead_PersonFragment>;
  /** an admin's actions on the account */
  actions: ReactNode;
};

/** A person's name, role and account state. */
export function PersonHead({ person: masked, actions }: Props) {
  const person = unmask<PersonHead_PersonFragment>(masked);
  const { name, email, role, verified, image } = person.user;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, mb: 4 }}>
      <DocumentTitle title={name} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5 }}>
        <Avatar src={image?.url ?? '/avatar.svg'} alt="" sx={{ width: 72, height: 72 }} />
        <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h1">{name}</Typography>
          <Typography color="textSecondary">{email}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
            <Tag sx={{ bgcolor: 'sunken', color: 'text.secondary' }}>{roleLabels[role]}</Tag>
            {verified && (
              <Tag sx={{ bgcolor: 'success.light', color: 'success.main' }}>
                <Icon path={mdiCheckDecagram} size={16} />
                Verified
              </Tag>
            )}
            <Typography variant="body2" color="textSecondary">
              Joined <RelativeDate at={person.since} />
            </Typography>
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
      </Box>
      {person.suspendedAt && (
        <Alert
          severity="error"
          icon={<Icon path={mdiAccountLockOutline} />}
          sx={{ color: 'error.main', bgcolor: 'error.light', overflowWrap: 'anywhere' }}
        >
          Suspended <RelativeDate at={person.suspendedAt} />: {person.suspensionReason}
        </Alert>
      )}
    </Box>
  );
}
