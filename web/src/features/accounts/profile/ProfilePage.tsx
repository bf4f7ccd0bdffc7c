import { mdiCheckDecagram } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FormikHelpers } from 'formik';
import { useUpdateProfileMutation } from '../../../generated/accounts.ts';
import { cardFrame } from '../../../ui/cardFrame.ts';
import { showRefusal } from '../../../ui/form/showRefusal.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { loadIdentity } from '../../session/identity/loadIdentity.ts';
import { type SessionUser, useSession } from '../../session/session.ts';
import { UploadError } from '../../uploads/uploadErrors.ts';
import { usePhotoUpload } from '../../uploads/usePhotoUpload.ts';
import { EmailStatus } from '../email/EmailStatus.tsx';
import { PersonalData } from '../personal-data/PersonalData.tsx';
import { roleLabels } from '../roleLabels.ts';
import { MyPlace } from './MyPlace.tsx';
import { MyUnits } from './MyUnits.tsx';
import { ProfileForm, type ProfileValues } from './ProfileForm.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

export function ProfilePage() {
  const { user } = useSession();
  const { upload, progress } = usePhotoUpload();
  const [updateProfile] = useUpdateProfileMutation();
  if (!user) return null;

  async function submit(values: ProfileValues, form: FormikHelpers<ProfileValues>) {
    try {
      const image = values.image && (await upload(values.image));
      const outcome = await updateProfile({ variables: { input: { name: values.name, image } } });
      if (!outcome.ok) {
        showRefusal(form, values, outcome.refusal);
        return;
      }
      form.resetForm({ values: { name: values.name, image: null } });
      await (await loadIdentity()).reload();
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      showRefusal(form, values, { message: error.message, field: 'image' });
    }
  }

  return (
    <>
      <PageTitle title="Profile" lead="How others see you in the shop." />
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 560 }}>
        <AccountDetails user={user} />
        <ProfileForm user={user} progress={progress} onSubmit={submit} />
        <MyPlace name={user.displayName} />
        <MyUnits name={user.displayName} />
        <SignOutEverywhere />
        <PersonalData user={user} />
      </Box>
    </>
  );
}

function AccountDetails({ user }: { user: SessionUser }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        p: 2.5,
        ...cardFrame,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 3,
        rowGap: 1,
        alignItems: 'center',
        '& dt': { color: 'text.secondary', typography: 'body2' },
        '& dd': { m: 0, overflowWrap: 'anywhere', fontWeight: 500, typography: 'body2' },
      }}
    >
      <dt>Email</dt>
      <dd>{user.email}</dd>
      <dt>Email confirmed</dt>
      <dd>
        <EmailStatus email={user.email} />
      </dd>
      <dt>Account</dt>
      <dd>{roleLabels[user.role]}</dd>
      <dt>Verified</dt>
      <dd>
        {user.verified ? (
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', color: 'primary.main' }}
          >
            <Icon path={mdiCheckDecagram} size={18} /> Yes
          </Typography>
        ) : (
          'Not yet'
        )}
      </dd>
    </Box>
  );
}
