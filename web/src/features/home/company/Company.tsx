import { Section } from '../../../ui/page/Section.tsx';
import { Announcements } from '../../info/Announcements.tsx';
import { Counters } from './Counters.tsx';
import { InfoCards } from './InfoCards.tsx';
import { Testimonials } from './Testimonials.tsx';

export function Company() {
  return (
    <>
      <InfoCards />
      <Testimonials />
      <Counters />
      <Section title="Latest" lead="Announcements from the shop floor.">
        <Announcements />
      </Section>
    </>
  );
}
