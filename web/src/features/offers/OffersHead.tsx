import { paths } from '../../lib/paths.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

type Props = {
  /** what these offers are, in one sentence */
  lead: string;
  /** whether they are of one product only */
  isFiltered: boolean;
};

/** The heading of the offers, with the way from those of one product to all. */
export function OffersHead({ lead, isFiltered }: Props) {
  return (
    <PageTitle
      title="Offers"
      lead={
        <>
          {lead} <TextLink to={paths.howItWorksSection('offers')}>How offers work</TextLink>
          {isFiltered && (
            <>
              {' · '}
              <TextLink to={paths.offers}>All offers</TextLink>
            </>
          )}
        </>
      }
    />
  );
}
