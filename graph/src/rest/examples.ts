const picture = '/images/0123456789abcdef0123456789abcdef-1280x960-c0ffee-320-640-1280/1280.webp';
const privatePhoto =
  'https://fitness.zone/private-photos/66371f3a9b1d8c0012345678/1280.webp?signature=c0ffee';
const moment = Date.UTC(2026, 4, 4, 9, 30);
const id = '66371f3a9b1d8c0012345678';

/**
 * Examples of fields that mean the same in every type, by name. `placed` has those with sentences; the example of an
 * input's text can stand in the schema (`@constraint`).
 */
export const everywhere: Readonly<Record<string, unknown>> = {
  after: id,
  brand: 'Bowflex',
  clientSecret: 'pi_3Nf0c0ffee_secret_5d41402abc4b',
  currency: 'USD',
  idToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  limit: 20,
  location: 'Portland, Oregon',
  month: '2026-05-01',
  near: 'Portland, OR',
  within: 25,
  town: 'Portland, OR',
  originalPrice: 1299,
  resalePrice: 649.5,
  previousPrice: 699,
  productPrice: 649.5,
  price: 649.5,
  minPrice: 100,
  maxPrice: 700,
  amount: 600,
  instead: 550,
  phone: '5550100',
  productName: 'Treadmill T80',
  shopName: 'Fitness Zone',
  time: '2026-12-01T23:00:00.000Z',
  revision: 0,
  stars: 5,
  timeZone: 'America/New_York',
  title: 'Treadmills',
  transactionId: 'pi_3Nf0c0ffee',
  until: id,
  maxYears: 2,
  yearsOfUsedProduct: 1.5,
  field: 'phone',
  first: 20,
  private: 'yes',
  photoIds: id,
  status: 200,
};

/** Examples of fields whose name has other meanings elsewhere, each with the places where it fits. */
export const placed: readonly (readonly [unknown, readonly string[]])[] = [
  // body
  [
    'Folds up, hardly used, with a new belt.',
    ['Product.body', 'AddProductBody.body', 'UpdateProductBody.body'],
  ],
  [
    'Motorized and manual treadmills, and walking pads.',
    ['Category.body', 'AddCategoryBody.body', 'UpdateCategoryBody.body'],
  ],
  // description
  [
    'The treadmill from the left.',
    [
      'Product.images.description',
      'AddProductBody.images.description',
      'UpdateProductBody.images.description',
    ],
  ],
  // from
  [
    '2026-05-01',
    ['Overview.periods.from', 'getAuditLog.from', 'getOverview.from', 'getAdminSearches.from'],
  ],
  ['18:00', ['SavePickUpPlanBody.windows.from', 'getMyPickUpPlansAnswer.windows.from']],
  // ids
  [id, ['getProductStatistics.ids']],
  // image
  [
    picture,
    [
      ...['User.image', 'Product.image', 'Category.image', 'ListEntry.image'],
      ...['FollowedSeller.image', 'AddUserBody.image', 'AddCategoryBody.image'],
      ...['AddProductBody.image', 'UpdateCategoryBody.image'],
    ],
  ],
  ['treadmill.jpg', ['UploadBody.image']],
  // message
  ['Treadmill T80 added successfully', ['Outcome.message']],
  ['user sign in successfully', ['getTokenAnswer.message']],
  ['Ada Lovelace is deleted', ['deleteUserAnswer.message']],
  ['Your search is saved', ['saveSearchAnswer.message', 'updateSavedSearchAnswer.message']],
  ['Payout set-up started', ['startPayoutSetupAnswer.message']],
  [
    'Message sent',
    ['askSellerAnswer.message', 'sendMessageAnswer.message', 'ordersByIdMessagesAnswer.message'],
  ],
  ['Phone must have at least 5 digits.', ['Refusal.message', 'Refusal.errors.message']],
  ['Treadmill T80 is sold.', ['Notification.message']],
  ['The mail server does not answer.', ['Health.dependencies.message']],
  ['The frame broke when I took it apart.', ['CancelOrderBody.message']],
  [
    'I have already packed it for you.',
    ['AnswerCancellationBody.message', 'AdminDecideCancellationBody.message'],
  ],
  // name
  [
    'Ada Lovelace',
    ['AddUserBody.name', 'User.name', 'FollowedSeller.name', 'Seller.name', 'Person.name'],
  ],
  [
    'weight',
    [
      ...['ProductAttribute.name', 'Attribute.name', 'AddProductBody.attributes.name'],
      ...['UpdateProductBody.attributes.name', 'SaveSearchBody.filter.attributes.name'],
      'UpdateSavedSearchBody.filter.attributes.name',
    ],
  ],
  ['Portland', ['Place.name', 'AddProductBody.place.name', 'UpdateProductBody.place.name']],
  [
    'Treadmills near Portland',
    ['SavedSearch.name', 'SaveSearchBody.name', 'UpdateSavedSearchBody.name'],
  ],
  ['Treadmill T80', ['getOrdersByIdReceiptAnswer.items.name']],
  // note
  ['I can pick it up on Saturday.', ['MakeOfferBody.note', 'Offer.note']],
  ['The photos are of another product.', ['ReportProductBody.note', 'Report.note']],
  // place
  ['Portland, OR', ['SaveSearchBody.filter.near.place', 'UpdateSavedSearchBody.filter.near.place']],
  [
    '5 Mill Lane, York',
    [
      'ProposePickUpBody.place',
      'SavePickUpPlanBody.place',
      'getMyPickUpPlansAnswer.place',
      'getOrdersByIdAnswer.pickUpTimes.place',
      'getOrdersByIdAnswer.pickUp.proposal.place',
      'getOrdersByIdAnswer.pickUp.agreed.place',
    ],
  ],
  // problem
  ['The belt slips.', ['Payment.problem']],
  // q
  [
    'treadmill',
    [
      ...['getProducts.q', 'getAdminProducts.q', 'getAdminProductsCsv.q', 'getOrders.q'],
      ...['getAdminOrders.q', 'getAdminPayouts.q', 'getAdminPayoutsCsv.q'],
      ...['getPayments.q', 'getPaymentsCsv.q'],
    ],
  ],
  ['portland, me', ['getPlaces.q']],
  ['ada', ['getPeople.q', 'getPeopleCsv.q', 'getAuditLog.q']],
  // reason
  ['product_not_received', ['Payment.dispute.reason']],
  ['wrong-details', ['Report.reason']],
  ['The product never came.', ['RefundPaymentBody.reason', 'AuditEntry.reason']],
  ['I have bought another one.', ['RequestCancellationBody.reason']],
  ['The buyer named another account.', ['FailedRefundBody.reason']],
  ['The bank asked us to wait.', ['AdminHoldPayoutBody.reason']],
  ['The bank has cleared it.', ['AdminReleasePayoutBody.reason']],
  ['The brand is not the one in the photos.', ['HideProductBody.reason']],
  ['They sold products that they did not have.', ['SuspendUserBody.reason']],
  // text
  [
    'treadmill',
    [
      ...['SaveSearchBody.filter.text', 'UpdateSavedSearchBody.filter.text'],
      'Searches.frequent.text',
    ],
  ],
  ['trampoline', ['Searches.withoutResults.text']],
  ['Nobody came to the meeting.', ['ObjectToHandOverBody.text']],
  ['The belt slips.', ['ReportProblemBody.text', 'Problem.steps.text']],
  ['I can pay half of the repair.', ['AnswerProblemBody.text']],
  ['You can see it in the second photo.', ['CommentOnProblemBody.text']],
  ['The photos show the damage.', ['AdminDecideProblemBody.text']],
  ['As described, and a friendly hand-over.', ['Review.text', 'AddReviewBody.text']],
  ['Is it still available?', ['Message.text', 'AskSellerBody.text']],
  ['I can come on Saturday at ten.', ['SendMessageBody.text', 'OrdersByIdMessagesBody.text']],
  // to
  [
    '2026-05-31',
    ['Overview.periods.to', 'getAuditLog.to', 'getOverview.to', 'getAdminSearches.to'],
  ],
  ['20:00', ['SavePickUpPlanBody.windows.to', 'getMyPickUpPlansAnswer.windows.to']],
  // token
  ['search.66371f3a9b1d8c0012345678.c2lnbmF0dXJl', ['StopAlertMailsBody.token']],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', ['getTokenAnswer.token']],
  // url
  [
    picture,
    [
      ...['Product.images.url', 'AddProductBody.images.url', 'UpdateProductBody.images.url'],
      ...['UploadedPhoto.data.url', 'UploadedPhoto.data.image.url'],
      ...['UploadedPhoto.data.thumb.url', 'UploadedPhoto.data.medium.url'],
    ],
  ],
  [privatePhoto, ['Problem.steps.photos.url', 'Message.photos.url']],
  ['https://connect.stripe.com/setup/e/acct_1c0ffee/5d41402abc4b', ['startPayoutSetupAnswer.url']],
];

const byPlace = new Map(
  placed.flatMap(([example, places]) => places.map((place) => [place, example] as const)),
);

/** Examples for other names, by their kind. */
const byKind: readonly (readonly [RegExp, unknown])[] = [
  [/(^_?id|Id|before|moveProductsTo|startingAt)$/, id],
  [/email$/i, 'ada@example.com'],
  [/^(buyer|seller|user)Name$/, 'Ada Lovelace'],
  [/(At|Time|Until|By|since|time)$/, moment],
  [/(Count|count)$/, 3],
];

/**
 * An example of a field's value; undefined if there is none.
 * @param place the field's path from its record, its body or its operation
 */
export function exampleOf(place: string): unknown {
  const name = place.slice(place.lastIndexOf('.') + 1);
  return byPlace.get(place) ?? everywhere[name] ?? byKind.find(([kind]) => kind.test(name))?.[1];
}
