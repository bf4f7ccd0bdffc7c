import { inputScalars } from '@fitness-zone/contract/inputs/scalars.ts';
import { DateTimeResolver } from 'graphql-scalars';

export const scalars = { ...inputScalars, DateTime: DateTimeResolver };
