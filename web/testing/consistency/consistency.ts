import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import fc from 'fast-check';
import { type Difference, tell } from '../compareResults.ts';
import { openParticipants, type ParticipantName, type Participants } from './participants.ts';
import { aStep, type Perform, performs, type Step, take } from './steps.ts';

/** A shop that listens, for live changes. */
export const startShop = () => startTestShop({ listen: true, env: { LOG_LEVEL: 'error' } });

/** Who looks on without doing anything. */
const anybody = fc.constantFrom<ParticipantName>('buyer', 'seller', 'admin', 'visitor');

/**
 * The claim that the project is named for: after any steps of anybody, all open screens of everybody
 * show from the cache what a fresh client would fetch, also where answers of before arrive late;
 * whoever acts sees it by the answer alone, before any live change arrives.
 */
export const screensMatchServer = (
  shop: TestShop,
  { does = performs, longest = 4 }: { does?: Perform; longest?: number } = {},
) =>
  fc.asyncProperty(
    fc.array(aStep, { minLength: 1, maxLength: longest }),
    anybody,
    async (steps, onlooker) => {
      const all = await openParticipants(shop, new Set([...steps.map(({ who }) => who), onlooker]));
      try {
        for (const step of steps) await takeAndCheck(all, step, does);
        await checkAll(all);
      } finally {
        await all.close();
      }
    },
  );

async function takeAndCheck(all: Participants, step: Step, does: Perform): Promise<void> {
  const { browser } = all.participant(step.who);
  browser.operations.length = 0;
  await take(all, step, does);
  refuse(await browser.check(), `${step.who} ${step.what}: by the answer alone`);
  await hearAll(all);
  if (step.what !== 'refetches' && browser.operations.length > 1) {
    throw new Error(`${step.who} ${step.what} sent more than one operation: ${browser.operations}`);
  }
}

async function checkAll({ participants }: Participants): Promise<void> {
  for (const [name, { browser }] of participants) {
    await browser.receiveDelayed();
    refuse(await browser.check(), `${name}, at the end`);
  }
}

/** Lets every browser hear all that has happened so far: changes come in order, so it waits for a last one. */
async function hearAll({ shop, participants, categoryId }: Participants): Promise<void> {
  const browsers = [...participants.values()].map(({ browser }) => browser);
  const heard = browsers.map(({ live }) => live.hears(categoryId));
  shop.events.publish({ kind: 'category', categoryId });
  await Promise.all(heard);
  for (const { live } of browsers) live.apply();
}

function refuse(found: Difference[], when: string): void {
  if (found.length > 0) throw new Error(`${when}\n${tell(found)}`);
}
