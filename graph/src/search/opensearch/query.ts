import type { Types } from '@opensearch-project/opensearch';

export type Query = Types.Common_QueryDsl.QueryContainer;
