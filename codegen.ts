import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { hooksPreset } from './tools/codegen/hooks.ts';

const scalars = { ID: 'string', DateTime: 'string', EmailAddress: 'string', ImageUrl: 'string' };

/** What the web application declares in its files, and what follows from the schema alone. */
const documents = [
  'web/{src,mocks,testing}/**/*.{ts,tsx}',
  '!web/**/generated/**/*',
  '!web/**/*.generated.ts',
  ...['web/src/apollo/records.ts', 'web/testing/fullQueries.ts'].map((file) => ({
    [file]: { loader: './tools/codegen/records.ts' },
  })),
];

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'contract/generated/inputs.ts': { plugins: ['./tools/codegen/constraints.ts'] },
    'graph/src/generated/graphql.ts': {
      plugins: ['typescript', 'typescript-resolvers', './tools/codegen/input-types.ts'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        importExtension: '.ts',
        emitLegacyCommonJSImports: false,
        contextType: '../context/context.ts#Context',
        enumValues,
        scalars: {
          ID: 'string',
          DateTime: { input: 'Date', output: 'Date' },
          EmailAddress: 'string',
          ImageUrl: 'string',
        },
        mappers: {
          Category: '../domains/catalog/category.model.ts#CategoryRecord',
          Product: '../domains/catalog/product.model.ts#ProductRecord',
          ProductConnection: '../domains/catalog/product.queries.ts#ProductPage',
          User: '../domains/accounts/user.model.ts#UserRecord',
          UserConnection: '../domains/accounts/users.service.ts#UserPage',
          CartItem: '../domains/lists/list-entry.model.ts#ListEntryRecord',
          WishItem: '../domains/lists/list-entry.model.ts#ListEntryRecord',
          Payment: '../domains/payments/payment.model.ts#PaymentRecord',
          PaymentConnection: '../domains/payments/payments.queries.ts#PaymentPage',
          AuditEntry: '../domains/audit/audit.model.ts#AuditRecord',
          AuditEntryConnection: '../domains/audit/audit.queries.ts#AuditPage',
          Notification: '../domains/notifications/notification.model.ts#NotificationRecord',
          // Of an enum with values of its own, codegen knows no type where a resolver gives a list of them.
          NotificationKind:
            '@fitness-zone/contract/enums.ts#NotificationKind as NotificationKindValue',
          Change: '@fitness-zone/contract/changes.ts#Change as ChangeRecord',
          ChangeBatch: '../domains/live/live.service.ts#LiveBatch',
          Image: '@fitness-zone/contract/picture-url.ts#PictureUrl',
          Money: '@fitness-zone/contract/money.ts#MoneySource',
          Dispute: '../domains/payments/payment.model.ts#DisputeRecord',
        },
      },
    },
    'web/mocks/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers', './tools/codegen/input-types.ts'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        importExtension: '.ts',
        emitLegacyCommonJSImports: false,
        scalars,
        contextType: '../context.ts#MockContext',
        enumValues: { ChangeKind: enumValues.ChangeKind },
        mappers: {
          Category: '../records/records.ts#CategoryRecord',
          Product: '../records/records.ts#ProductRecord',
          User: '../records/records.ts#UserRecord',
          CartItem: '../records/records.ts#EntryRecord',
          WishItem: '../records/records.ts#EntryRecord',
          Payment: '../records/records.ts#PaymentRecord',
          Dispute: '../records/records.ts#DisputeRecord',
          AuditEntry: '../records/records.ts#AuditRecord',
          Notification: '../records/records.ts#NotificationRecord',
          Change: '@fitness-zone/contract/changes.ts#Change as ChangeRecord',
          Image: '../records/records.ts#PictureUrl',
          Money: '@fitness-zone/contract/money.ts#MoneySource',
        },
      },
    },
    'web/src/generated/graphql.ts': {
      documents,
      plugins: ['typescript-operations'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        inlineFragmentTypes: 'mask',
        scalars,
        strictScalars: true,
      },
    },
    'web/': {
      documents,
      preset: hooksPreset,
      presetConfig: {
        typesFile: 'web/src/generated/graphql.ts',
        mutationFile: 'web/src/apollo/useMutationOnce.ts',
        listFile: 'web/testing/operations.generated.ts',
      },
    },
    'web/src/generated/possibleTypes.ts': {
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: true },
    },
  },
  ignoreNoDocuments: true,
};

export default config;
