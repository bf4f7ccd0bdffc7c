import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { addReview } from './add-review.service.ts';
import { ratingOf } from './rating.service.ts';
import { browseReviews, mayReviewPayment, reviewsOfPayment } from './reviews.queries.ts';

export const reviewResolvers: Resolvers = {
  Mutation: { addReview: mutation((context, { input }) => addReview(context, input)) },
  User: {
    rating: (user, _args, { viewer }) => ratingOf(viewer, user),
    reviews: (user, page, context) => browseReviews(context, user, page),
  },
  Payment: {
    viewerCanReview: (payment, _args, context) => mayReviewPayment(context, payment),
    reviews: (payment, _args, context) => reviewsOfPayment(context, payment),
  },
  Review: {
    author: ({ authorId }, _args, { loaders }) => loaders.user.load(authorId),
    subject: ({ subjectId }, _args, { loaders }) => loaders.user.load(subjectId),
  },
};
