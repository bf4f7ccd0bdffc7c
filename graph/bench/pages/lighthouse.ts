import { freePort } from '../../embedded/free-port.ts';
import { type Login, openBrowser } from './browser.ts';

/** By column. */
export type Figures = Record<string, number>;

/** The part of https://github.com/GoogleChrome/lighthouse/blob/main/docs/readme.md that we use. */
type Lighthouse = (
  url: string,
  flags: {
    port: number;
    onlyCategories: string[];
    disableStorageReset: boolean;
    logLevel: 'error';
  },
) => Promise<{
  lhr: {
    categories: { performance: { score: number } };
    audits: Record<'total-blocking-time' | 'largest-contentful-paint', { numericValue: number }>;
  };
}>;

/** Lighthouse, if it is installed: it is no dependency, since it brings 150 packages and 186 MB. */
export async function loadLighthouse(): Promise<Lighthouse | null> {
  const name: string = 'lighthouse';
  try {
    const { default: lighthouse } = (await import(name)) as { default: Lighthouse };
    return lighthouse;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
      return null;
    }
    throw error;
  }
}

/** Lighthouse's figures for a phone, in a browser that was never at the shop. */
export async function lighthouseFigures(
  lighthouse: Lighthouse,
  url: string,
  path: string,
  login: Login,
): Promise<Figures> {
  const port = await freePort();
  const context = await openBrowser(url, login, port);
  try {
    const { lhr } = await lighthouse(url + path, {
      port,
      onlyCategories: ['performance'],
      // It would sign out.
      disableStorageReset: true,
      logLevel: 'error',
    });
    return {
      Lighthouse: lhr.categories.performance.score * 100,
      'its blocking ms': lhr.audits['total-blocking-time'].numericValue,
      'its LCP ms': lhr.audits['largest-contentful-paint'].numericValue,
    };
  } finally {
    await context.close();
  }
}
