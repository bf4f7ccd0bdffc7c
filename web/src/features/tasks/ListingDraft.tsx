import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { RelativeDate } from '../../ui/text/RelativeDate.tsx';
import { readDraft } from '../listings/add/storedDraft.ts';
import { TaskRow, TaskRows } from './TaskRow.tsx';

/** The account's draft of a listing on this device. */
export function useListingDraft(accountId: string | undefined) {
  const [draft] = useState(() => (accountId ? readDraft(accountId) : null));
  return draft;
}

type Props = { draft: NonNullable<ReturnType<typeof useListingDraft>> };

export function ListingDraft({ draft: { savedAt, values } }: Props) {
  const name = values.productName.trim() || 'Untitled listing';
  return (
    <TaskRows
      label="Drafts on this device"
      rows={[
        <li key="draft">
          <TaskRow
            title={name}
            text="Finish your listing. It’s saved only on this device."
            action={
              <ButtonLink
                to={paths.addProduct}
                variant="outlined"
                size="small"
                aria-label={`Continue: ${name}`}
              >
                Continue
              </ButtonLink>
            }
          >
            <Typography variant="caption" color="textSecondary">
              Saved <RelativeDate at={new Date(savedAt).toISOString()} />
            </Typography>
          </TaskRow>
        </li>,
      ]}
    />
  );
}
