import { PersonFilter } from '@fitness-zone/contract/generated/inputs.ts';
import { countText } from '../../../lib/countText.ts';
import { ChoiceSelect } from '../../../ui/table-toolbar/ChoiceSelect.tsx';
import { SearchField } from '../../../ui/table-toolbar/SearchField.tsx';
import { TableToolbar } from '../../../ui/table-toolbar/TableToolbar.tsx';
import { DownloadButton } from '../../session/DownloadButton.tsx';
import { type PeopleAddress, peopleParameters } from './usePeopleAddress.ts';

type Props = {
  address: PeopleAddress;
  onChange: (changes: Partial<PeopleAddress>) => void;
  /** number of people in the list; undefined until it is known */
  count: number | null | undefined;
};

/** Searches, narrows and sorts the list of people, and downloads it. */
export function PeopleToolbar({ address, onChange, count }: Props) {
  const choose = (name: keyof PeopleAddress) => (value: string) => onChange({ [name]: value });
  return (
    <TableToolbar
      label="Find people"
      total={count === undefined ? '' : countText(count, 'person', 'people')}
      actions={
        <DownloadButton
          path="/people.csv"
          parameters={peopleParameters(address)}
          fileName="people.csv"
        >
          Download
        </DownloadButton>
      }
    >
      <SearchField
        label="Name or email"
        text={address.text}
        maxLength={PersonFilter.text.maxLength}
        onChange={choose('text')}
      />
      <ChoiceSelect
        label="Role"
        value={address.role}
        choices={{ '': 'Any role', buyer: 'Buyers', seller: 'Sellers', admin: 'Admins' }}
        onChange={choose('role')}
      />
      <ChoiceSelect
        label="Verification"
        value={address.verified}
        choices={{ '': 'Verified or not', yes: 'Verified', no: 'Not verified' }}
        onChange={choose('verified')}
      />
      <ChoiceSelect
        label="State"
        value={address.state}
        choices={{ '': 'Any state', active: 'Active', suspended: 'Suspended' }}
        onChange={choose('state')}
      />
      <ChoiceSelect
        label="Sort by"
        value={address.sort}
        choices={{ '': 'Newest first', oldest: 'Oldest first', 'last-active': 'Last active first' }}
        onChange={choose('sort')}
      />
    </TableToolbar>
  );
}
