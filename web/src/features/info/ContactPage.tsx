import { paths } from '../../lib/paths.ts';
import { PublicPageTitle } from '../../ui/page/PublicPageTitle.tsx';
import { ContactSection } from './ContactSection.tsx';

export function ContactPage() {
  return (
    <>
      <PublicPageTitle
        title="Contact us"
        lead="Come by during store hours, or call: you’ll reach a person who knows a rower from a ski erg."
        description="Address, telephone and store hours of Fitness Zone."
        path={paths.contact}
      />
      <ContactSection />
    </>
  );
}
