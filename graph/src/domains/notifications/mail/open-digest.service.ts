import { isDuplicateKey } from '../../../shared/duplicate-key.ts';
import type { DigestRecord } from './digest.model.ts';
import type { MailServices } from './send-mail.service.ts';

/** Creates the record of a mail that gathers notifications, unless the account has one for this date. */
export async function openDigest(
  { models, now }: Pick<MailServices, 'models' | 'now'>,
  digest: Pick<DigestRecord, 'userId' | 'date' | 'isSummary'>,
): Promise<void> {
  const createdAt = new Date(now());
  try {
    await models.Digest.create({ ...digest, createdAt, mailAt: createdAt });
  } catch (error) {
    // Another process created it first.
    if (!isDuplicateKey(error)) throw error;
  }
}
