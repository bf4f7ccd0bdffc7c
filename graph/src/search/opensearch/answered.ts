import { errors } from '@opensearch-project/opensearch';
import { Refusal } from '../../shared/refusals/refusal.ts';

const retryAfterSeconds = 5;

const message =
  'Search is temporarily unavailable. You can still browse by category and price. Try again in a moment.';

export const unavailable = () =>
  new Refusal('unavailable', message, { retryAfter: retryAfterSeconds });

/** Whether OpenSearch is down, too busy, or has no index yet. */
const isOutage = (error: unknown): boolean => {
  if (!(error instanceof errors.OpenSearchClientError)) return false;
  if (!(error instanceof errors.ResponseError)) return true;
  const { statusCode } = error;
  return statusCode === 404 || statusCode === 429 || statusCode >= 500;
};

/**
 * Answers a call to OpenSearch.
 * @throws Refusal `unavailable` while it doesn't answer; otherwise an error without the client's details, which include
 * the address and its password
 */
export async function answered<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (isOutage(error)) throw unavailable();
    throw error instanceof errors.OpenSearchClientError
      ? new Error(`OpenSearch refused a request: ${error.message}`)
      : error;
  }
}
