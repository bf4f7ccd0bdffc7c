import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import type { ReportProductInput } from '../../generated/graphql.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { flagReported } from '../product/flag-reported.service.ts';
import { stockShownTo } from '../product/shown-to-viewer.rules.ts';
import { fileReport, reportedSentence } from './file-report.service.ts';

/**
 * Reports somebody else's product to the shop's admins, and flags it as reported.
 * @throws Refusal `too-many-requests`, `not-found` for unknown and removed ones, `forbidden` for the caller's own
 *   product, `conflict` with the product if the account has already reported it
 */
export async function reportProduct(context: Context, given: Unchecked<ReportProductInput>) {
  const viewer = requireUser(context);
  await limit(context, 'messages');
  const { productId, reason, note } = validInput('ReportProductInput', given);
  const targetId = toObjectId(productId, 'Product');
  const product = await context.models.Product.findById(targetId).lean();
  if (!product || stockShownTo(context, product) === 'removed') throw notFound('Product');
  if (product.sellerId.equals(viewer._id)) {
    throw new Refusal('forbidden', 'This is your own product.');
  }
  const reporterId = viewer._id;
  const isNew = await fileReport(context, {
    kind: 'product',
    targetId,
    subjectId: product.sellerId,
    reporterId,
    reason,
    note,
  });
  if (!isNew) {
    throw new Refusal('conflict', 'You have already reported this product.', {
      alreadyDone: true,
      payload: { product },
    });
  }
  await flagReported(context, targetId, true);
  return { message: reportedSentence, product: { ...product, reported: true } };
}
