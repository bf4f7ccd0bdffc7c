import { EnvError, makeExactValidator } from 'envalid';
import { itemsOf } from './validators.ts';

const loopback = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(\/|$)/;

/** Whether the address uses https, or is the browser's own machine. */
export const servesSecurely = (url: string) => url.startsWith('https://') || loopback.test(url);

/** Origins that pictures may come from: https, or this machine's own. */
export const pictureOrigins = makeExactValidator<string[]>((input) =>
  itemsOf(input).map((item) => {
    const origin = item.replace(/\/$/, '');
    if (servesSecurely(origin) && URL.parse(origin)?.origin === origin) return origin;
    throw new EnvError(`"${item}" is no https origin; write it like https://i.ibb.co`);
  }),
);
