import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { freePort } from '../../embedded/free-port.ts';
import { type Figures, type Login, openBrowser } from './visit.ts';

/** No dependency, since it would weigh a tenth of the installation: npx fetches it. */
const program = 'lighthouse@13.5.0';

/** The part of a report that is read: https://github.com/GoogleChrome/lighthouse/blob/main/types/lhr/lhr.d.ts */
type Report = {
  runtimeError?: { message: string };
  categories: { performance: { score: number | null } };
  audits: { 'total-blocking-time': { numericValue?: number } };
};

/** Lighthouse's score for a first visit on its phone, and the blocking time that it estimates. */
export async function lighthouseOf(url: string, path: string, login: Login): Promise<Figures> {
  const port = await freePort();
  const context = await openBrowser(url, login, [`--remote-debugging-port=${port}`]);
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      [
        ...['--yes', program, url + path, `--port=${port}`, '--disable-storage-reset'],
        ...['--only-categories=performance', '--output=json', '--quiet'],
      ],
      { maxBuffer: 2 ** 26 },
    );
    const { runtimeError, categories, audits } = JSON.parse(stdout) as Report;
    const { score } = categories.performance;
    if (!score) throw new Error(`Lighthouse gives no score: ${runtimeError?.message}`);
    return {
      Lighthouse: score * 100,
      'its blocking ms': audits['total-blocking-time'].numericValue ?? Number.NaN,
    };
  } finally {
    await context.close();
  }
}
