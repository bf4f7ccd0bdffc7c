import { mdiPauseCircleOutline, mdiPlayCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AlertMail, SavedSearchItem_SearchFragment } from '../../generated/graphql.ts';
import { useUpdateSavedSearchMutation } from '../../generated/saved-searches.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { cardFrame } from '../../ui/cardFrame.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { ChoiceSelect } from '../../ui/table-toolbar/ChoiceSelect.tsx';
import { RelativeDate } from '../../ui/text/RelativeDate.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { alertMailLabels } from './alertMailLabels.ts';
import { DeleteSavedSearch } from './DeleteSavedSearch.tsx';
import { RenameSavedSearch } from './RenameSavedSearch.tsx';
import { updateSavedSearchOptions } from './savedSearch.cache.ts';

graphql(`
  fragment SavedSearchItem_search on SavedSearch {
    name
    path
    mail
    paused
    lastAlertAt
  }
`);

type Props = {
  search: FragmentType<SavedSearchItem_SearchFragment>;
  /** its conditions, in words */
  words: string;
  /** whether any of its categories still exists */
  canMatch: boolean;
};

/** A saved search with its link, mail setting and actions. */
export function SavedSearchItem({ words, canMatch, ...props }: Props) {
  const search = unmask<SavedSearchItem_SearchFragment>(props.search);
  const { id, name, path, mail, paused, lastAlertAt } = search;
  const [update] = useUpdateSavedSearchMutation(updateSavedSearchOptions);
  const change = (input: { mail: AlertMail } | { paused: boolean }) =>
    void update({ variables: { id, input } });
  return (
    <Box component="article" aria-label={name} sx={item}>
      <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            <TextLink to={path}>{name}</TextLink>
          </Typography>
          {paused && <Tag sx={{ bgcolor: 'tint', color: 'text.secondary' }}>Paused</Tag>}
        </Box>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {words}
        </Typography>
        {!canMatch && (
          <Typography variant="body2" color="error">
            Nothing can match: this category was deleted. Delete the search, or save another one.
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary">
          {lastAlertAt ? (
            <>
              Last alert <RelativeDate at={lastAlertAt} />
            </>
          ) : (
            'No alerts yet'
          )}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="textSecondary" aria-hidden>
          Email
        </Typography>
        <ChoiceSelect
          label={`Email for ${name}`}
          value={mail}
          choices={alertMailLabels}
          onChange={(value) => change({ mail: value as AlertMail })}
        />
      </Box>
      <Box sx={buttons}>
        <Button
          size="small"
          color="inherit"
          startIcon={
            <Icon path={paused ? mdiPlayCircleOutline : mdiPauseCircleOutline} size={18} />
          }
          aria-label={`${paused ? 'Resume' : 'Pause'} ${name}`}
          onClick={() => change({ paused: !paused })}
        >
          {paused ? 'Resume' : 'Pause'}
        </Button>
        <RenameSavedSearch id={id} name={name} />
        <DeleteSavedSearch id={id} name={name} />
      </Box>
    </Box>
  );
}

const item = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  alignItems: 'start',
  columnGap: 3,
  rowGap: 1.5,
  p: 2,
  ...cardFrame,
} as const;

const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  // Aligned with the text above, without the first button's padding.
  ml: -1,
  gridColumn: { md: '1 / -1' },
} as const;
