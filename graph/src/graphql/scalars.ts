import { DateTimeResolver } from 'graphql-scalars';

export const scalars = { DateTime: DateTimeResolver };
