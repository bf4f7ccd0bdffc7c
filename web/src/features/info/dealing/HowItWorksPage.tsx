import Box from '@mui/material/Box';
import { useConfig } from '../../../lib/config.ts';
import { paths } from '../../../lib/paths.ts';
import { PublicPageTitle } from '../../../ui/page/PublicPageTitle.tsx';
import { afterPaying } from './afterPaying.content.ts';
import { beforePaying } from './beforePaying.content.ts';
import { Contents } from './Contents.tsx';
import { payoutTopic } from './payouts.content.ts';
import { TimeLine } from './TimeLine.tsx';
import { TopicSection } from './TopicSection.tsx';
import { WorkingDays } from './WorkingDays.tsx';
import { workingDays } from './workingDays.content.ts';

export function HowItWorksPage() {
  const { payouts, currency } = useConfig();
  const topics = [...beforePaying, ...afterPaying, payoutTopic(payouts, currency)];
  return (
    <>
      <PublicPageTitle
        title="How it works"
        lead="Every product has a fixed price that you can pay at once. You can also ask questions, make a private offer, or pay in two instalments. Here’s what happens at each step, and who sees it."
        description="How to buy and sell used fitness equipment here: questions, blind offers, payment at once or in instalments, refunds, payouts and reviews."
        path={paths.howItWorks}
      />
      <TimeLine />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '232px minmax(0, 1fr)' },
          gap: { xs: 5, md: 6, lg: 8 },
          alignItems: 'start',
          mt: { xs: 5, md: 8 },
        }}
      >
        <Contents topics={[...topics, workingDays]} />
        <Box sx={{ display: 'grid', gap: { xs: 6, md: 8 } }}>
          {topics.map((topic) => (
            <TopicSection key={topic.section} topic={topic} />
          ))}
          <WorkingDays />
        </Box>
      </Box>
    </>
  );
}
