import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';

type Props = {
  /** describes these offers in one sentence */
  lead: string;
  /** they are all for one product */
  isFiltered: boolean;
};

/** The heading of the offers, with a link from one product's offers to all offers. */
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
