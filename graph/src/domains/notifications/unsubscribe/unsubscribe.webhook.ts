import { unsubscribePath } from '@fitness-zone/contract/pages/unsubscribe-path.ts';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../../context/shop.ts';
import { countRequest } from '../../../http/count-request.ts';
import { stopAlertMails } from './stop-alert-mails.service.ts';

/**
 * `POST /unsubscribe?token=…`: the button of a mail program (RFC 8058). It sends a form that adds nothing to the
 * address. Opening the address in a browser shows a page instead.
 */
export function registerUnsubscribe(app: FastifyInstance, shop: Shop): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) =>
      done(null, null),
    );
    scope.post<{ Querystring: { token?: string } }>(
      unsubscribePath,
      { schema: { hide: true } },
      async (request, reply) => {
        await countRequest(shop, request, reply);
        const { message } = await stopAlertMails(shop, request.query.token);
        return { success: true, message };
      },
    );
  });
}
