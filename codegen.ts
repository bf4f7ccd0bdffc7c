import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema } from 'graphql';
import { contractPreset } from './tools/codegen/contract.ts';
import { enumValuesOf } from './tools/codegen/enums.ts';
import { hooksPreset } from './tools/codegen/hooks.ts';
import { withImpliedFields } from './tools/codegen/implied-fields.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const enumValues = enumValuesOf(schema);

/** The generated resolver types can't map an enum's values, so resolvers use the contract's enum types. */
const enumMappers = Object.fromEntries(
  Object.keys(enumValues).map((name) => [
    name,
    `@fitness-zone/contract/enums.ts#${name} as ${name}Value`,
  ]),
);

const scalars = {
  ID: 'string',
  DateTime: 'string',
  LocalDate: 'string',
  EmailAddress: 'string',
  ImageUrl: 'string',
  JSON: 'unknown',
};

/** The web application's own documents, and those derived from the schema alone. */
const documents = [
  'web/{src,mocks,testing}/**/*.{ts,tsx}',
  '!web/**/generated/**/*',
  ...['web/src/apollo/records.ts', 'web/src/mutations.ts', 'web/testing/fullQueries.ts'].map(
    (file) => ({
      [file]: { loader: './tools/codegen/records.ts' },
    }),
  ),
];

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'contract/generated/': { preset: contractPreset },
    'graph/src/generated/graphql.ts': {
      plugins: ['typescript', 'typescript-resolvers', './tools/codegen/input-types.ts'],
      config: {
        useTypeImports: true,
        disableDescriptions: true,
        enumsAsTypes: true,
        importExtension: '.ts',
        emitLegacyCommonJSImports: false,
        contextType: '../context/context.ts#Context',
        enumValues,
        scalars: {
          ID: 'string',
          DateTime: { input: 'Date', output: 'Date' },
          LocalDate: 'string',
          JSON: 'unknown',
          EmailAddress: 'string',
          ImageUrl: 'string',
        },
        mappers: {
          ...enumMappers,
          Category: '../domains/categories/category.model.ts#CategoryRecord',
          Product: '../domains/product/product.model.ts#ProductRecord',
          Hiding: '../domains/product/product.model.ts#HiddenRecord',
          ProductConnection:
            '../domains/finding/all-products/browse-products.queries.ts#ProductPage',
          ProductStatistics:
            '../domains/overview/statistics/product-statistics.queries.ts#ProductNumbers',
          PriceGuide: '../domains/price-guide/price-guide.queries.ts#ShownPriceGuide',
          SalesPeriod: '../domains/overview/statistics/sales-over-time.queries.ts#SalesOfMonth',
          ProductImage: '../domains/product/product-images.rules.ts#ProductImageRecord',
          User: '../domains/accounts/user.model.ts#UserRecord',
          Person: '../domains/accounts/user.model.ts#UserRecord',
          PersonConnection: '../domains/accounts/people/people.queries.ts#PersonPage',
          UserConnection: '../domains/accounts/users.service.ts#UserPage',
          CartItem: '../domains/lists/list-entry.model.ts#ListEntryRecord',
          WishItem: '../domains/lists/list-entry.model.ts#ListEntryRecord',
          SavedSearch: '../domains/saved-searches/saved-search.model.ts#SavedSearchRecord',
          Payment: '../domains/payments/payment.model.ts#PaymentRecord',
          Balance: '../domains/payments/balance/balance.rules.ts#ShownBalance',
          OpenBusiness: '../domains/accounts/deletion/open-business.queries.ts#OpenBusinessRecord',
          AdminRefund: '../domains/payments/payment.model.ts#RefundRecord',
          PaymentConnection: '../domains/payments/browse/browse-payments.queries.ts#PaymentPage',
          Order: '../domains/orders/order.model.ts#OrderRecord',
          CartItemConnection: '../domains/lists/lists.queries.ts#ListEntryPage',
          WishItemConnection: '../domains/lists/lists.queries.ts#ListEntryPage',
          NotificationConnection:
            '../domains/notifications/notifications.queries.ts#NotificationPage',
          OrderConnection: '../domains/orders/orders.queries.ts#OrderPage',
          PickUpPlan: '../domains/orders/pick-up/windows/pick-up-plan.model.ts#PickUpPlanRecord',
          OrderProblem: '../domains/orders/problems/problem.rules.ts#ShownProblem',
          Payout: '../domains/payouts/payout.model.ts#PayoutRecord',
          PayoutConnection: '../domains/payouts/payouts.queries.ts#PayoutPage',
          PayoutAccount: '../domains/payouts/accounts/payout-account.model.ts#PayoutAccountRecord',
          PayoutAccountConnection: '../domains/payouts/payouts.queries.ts#PayoutAccountPage',
          PayoutReconciliation:
            '../domains/payouts/reconciling/reconciliation.model.ts#ReconciliationRecord',
          ShopFee: '@fitness-zone/contract/payments/fees.ts#ShopFee as ShopFeeSource',
          Offer: '../domains/offers/offer.model.ts#OfferRecord',
          OfferConnection: '../domains/offers/offers.queries.ts#OfferPage',
          Hold: '../domains/product/product.model.ts#HoldRecord',
          AuditEntry: '../domains/audit/audit.model.ts#AuditRecord',
          AuditEntryConnection: '../domains/audit/audit.queries.ts#AuditPage',
          Task: '../domains/tasks/task.rules.ts#Task as TaskRecord',
          Notification: '../domains/notifications/notification.model.ts#NotificationRecord',
          PushDevice: '../domains/notifications/push/push-device.model.ts#PushDeviceRecord',
          Thread: '../domains/messages/thread.model.ts#BegunThread',
          ThreadConnection: '../domains/messages/messages.queries.ts#ThreadPage',
          Message: '../domains/messages/message.model.ts#MessageRecord',
          Receipt: '../domains/receipts/receipt.rules.ts#ReceiptRecord',
          PrivatePhoto: '../domains/private-photos/private-photo.model.ts#PrivatePhotoRecord',
          MessageConnection: '../domains/messages/messages.queries.ts#MessagePage',
          Report: '../domains/reports/report.model.ts#ReportRecord',
          ReportConnection: '../domains/reports/reports.queries.ts#ReportPage',
          SignIn: '../domains/accounts/sign-ins/sign-in.model.ts#SignInRecord',
          SignInConnection: '../domains/accounts/sign-ins/sign-ins.queries.ts#SignInPage',
          Review: '../domains/reviews/review.model.ts#ReviewRecord',
          ReviewConnection: '../domains/reviews/reviews.queries.ts#ReviewPage',
          ChangeBatch: '../domains/live/live-batch.rules.ts#LiveBatch',
          Health: '../context/health-report.ts#HealthReport',
          Overview: '../domains/overview/overview.service.ts#OverviewRecord',
          Image: '@fitness-zone/contract/pictures/picture-url.ts#PictureUrl',
          Money: '@fitness-zone/contract/payments/money.ts#MoneySource',
          Dispute: '../domains/payments/payment.model.ts#DisputeRecord',
        },
      },
    },
    'web/src/generated/graphql.ts': {
      documents,
      documentTransforms: [
        {
          transform: ({ documents: written }) => withImpliedFields(written, schema),
        },
      ],
      plugins: ['typescript-operations', 'fragment-matcher'],
      config: {
        useExplicitTyping: true,
        useTypeImports: true,
        enumsAsTypes: true,
        inlineFragmentTypes: 'mask',
        // Apollo Client gives no data where a field has an error.
        nullability: { errorHandlingClient: true },
        scalars,
        strictScalars: true,
      },
    },
    'web/src/generated/answers.ts': { plugins: ['./tools/codegen/answers.ts'] },
    'web/': {
      documents,
      preset: hooksPreset,
      presetConfig: {
        typesFile: 'web/src/generated/graphql.ts',
        mutationFile: 'web/src/apollo/mutations/useMutationOnce.ts',
        derivedFile: 'web/src/mutations.ts',
        pageFile: 'web/src/apollo/races/fetchPage.ts',
        nodesFile: 'web/src/lib/documentNodes.ts',
        testsFile: 'web/testing/generated/documents.ts',
        listFile: 'web/testing/generated/operations.ts',
      },
    },
  },
  ignoreNoDocuments: true,
};

export default config;
