import type { OrderCards_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { SaleReview } from '../../reviews/SaleReview.tsx';
import type { OrderSide } from '../orderSide.ts';
import { stepTexts } from '../problems/problemLabels.ts';
import { actorNames, eventText } from '../timeline/eventTexts.ts';
import { StepCard } from './StepCard.tsx';

graphql(`
  fragment OrderCards_order on Order {
    buyer {
      name
    }
    seller {
      name
    }
    handOverProof
    cancelRequest {
      reason
      createdAt
      answer
      answeredAt
    }
    cancellation {
      reason
      message
      at
    }
    timeline {
      kind
      at
      isComing
      by
      amount {
        amount
        currency
        formatted
      }
    }
    problems {
      steps {
        kind
        by
        at
        text
        photos {
          ...PrivatePhotos_photo
        }
        amount {
          amount
          currency
          formatted
        }
      }
    }
    payments {
      reviews {
        createdAt
        author {
          id
        }
        ...SaleReview_review
      }
    }
  }
`);

type Order = OrderCards_OrderFragment;
type Event = Order['timeline'][number];

/** These events appear with words and photos, from the problem's own steps. */
const ofProblems: ReadonlySet<Event['kind']> = new Set(['PROBLEM_REPORTED', 'PROBLEM_ANSWERED']);

/** The cards of an order: each step taken, each problem's steps, and the reviews. */
export function orderCards(
  given: FragmentType<OrderCards_OrderFragment>,
  side: OrderSide,
  viewerId: string | undefined,
) {
  const order = unmask<Order>(given);
  const steps = order.problems.flatMap((problem) => problem.steps);
  const isStep = ({ kind, at }: Event) =>
    ofProblems.has(kind) || (kind.startsWith('PROBLEM_') && steps.some((one) => one.at === at));
  const happened = order.timeline.filter((event) => !event.isComing && !isStep(event));
  const nameOf = actorNames(order, side);
  return [
    ...happened.map((event, index) => {
      const { kind, at, amount } = event;
      const createdAt = at ?? '';
      return {
        key: `${order.id} ${kind} ${at} ${index}`,
        createdAt,
        content: (
          <StepCard
            at={createdAt}
            title={eventText(event, order, side)}
            amount={amount?.formatted}
            text={wordsOf(order, event)}
          />
        ),
      };
    }),
    ...steps.map(({ kind, by, at, text, photos, amount }) => ({
      key: `${order.id} problem ${kind} ${at}`,
      createdAt: at,
      content: (
        <StepCard
          at={at}
          title={`${nameOf(by)} ${stepTexts[kind]}`}
          amount={kind === 'OPENED' ? undefined : amount?.formatted}
          text={text}
          photos={photos}
          from={by === side ? 'you' : by === 'ADMIN' ? 'an admin' : nameOf(by)}
        />
      ),
    })),
    ...order.payments.flatMap(({ reviews }) =>
      reviews.map((review) => ({
        key: `${order.id} review ${review.id}`,
        createdAt: review.createdAt,
        content: (
          <StepCard at={review.createdAt}>
            <SaleReview
              review={review}
              isOwn={review.author?.id === viewerId}
              isAlone={reviews.length === 1}
            />
          </StepCard>
        ),
      })),
    ),
  ];
}

/** The text of a cancellation or of the request for one. */
function wordsOf({ cancelRequest, cancellation }: Order, { kind, at }: Event): string | null {
  if (kind === 'CANCEL_REQUESTED' && cancelRequest?.createdAt === at) return cancelRequest.reason;
  if (kind === 'CANCEL_DECLINED' && cancelRequest?.answeredAt === at) return cancelRequest.answer;
  // A problem shows its own outcome.
  const isOfProblem = cancellation?.reason === 'PROBLEM';
  return kind === 'CANCELLED' && cancellation && !isOfProblem ? cancellation.message : null;
}
