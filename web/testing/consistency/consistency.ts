import { startTestShop, type TestShop } from '@fitness-zone/testkit/start-test-shop.ts';
import fc from 'fast-check';
import { type Difference, tell } from '../compareResults.ts';
import { openWorld, type PlayerName, type World } from './participants.ts';
import { aStep, type Send, type Step, sendIt, take } from './steps.ts';

/** A shop that listens, for live changes. */
export const startShop = () => startTestShop({ listen: true, env: { LOG_LEVEL: 'error' } });

/** Who looks on without doing anything. */
const anybody = fc.constantFrom<PlayerName>('buyer', 'seller', 'admin', 'visitor');

/**
 * The claim that the project is named for: after any steps of anybody, all open screens of everybody
 * show from the cache what a fresh client would fetch, also where answers of before arrive late;
 * whoever acts sees it by the answer alone, before any live change arrives.
 */
export const screensShowTheTruth = (
  shop: TestShop,
  { send = sendIt, longest = 4 }: { send?: Send; longest?: number } = {},
) =>
  fc.asyncProperty(
    fc.array(aStep, { minLength: 1, maxLength: longest }),
    anybody,
    async (steps, onlooker) => {
      const world = await openWorld(shop, new Set([...steps.map(({ who }) => who), onlooker]));
      try {
        for (const step of steps) await takeAndCheck(world, step, send);
        await checkAll(world);
      } finally {
        await world.close();
      }
    },
  );

async function takeAndCheck(world: World, step: Step, send: Send): Promise<void> {
  const { device } = world.player(step.who);
  device.operations.length = 0;
  await take(world, step, send);
  refuse(await device.check(), `${step.who} ${step.what}: by the answer alone`);
  await hearAll(world);
  if (step.what !== 'asksAgain' && device.operations.length > 1) {
    throw new Error(`${step.who} ${step.what} sent more than one operation: ${device.operations}`);
  }
}

async function checkAll({ players }: World): Promise<void> {
  for (const [name, { device }] of players) {
    await device.answersArrive();
    refuse(await device.check(), `${name}, at the end`);
  }
}

/** Lets every device hear all that has happened so far: changes come in order, so it waits for a last one. */
async function hearAll({ shop, players, categoryId }: World): Promise<void> {
  const devices = [...players.values()].map(({ device }) => device);
  const heard = devices.map(({ live }) => live.hears(categoryId));
  shop.events.publish({ kind: 'category', categoryId });
  await Promise.all(heard);
  for (const { live } of devices) live.apply();
}

function refuse(found: Difference[], when: string): void {
  if (found.length > 0) throw new Error(`${when}\n${tell(found)}`);
}
