import type { Condition } from '@fitness-zone/contract/enums.ts';
import type { SellerKey } from './people.ts';

/** The paints that offers are drawn in. */
export const paints = {
  graphite: '#2b2e33',
  black: '#1f2124',
  slate: '#4a515b',
  white: '#e9e7e1',
  silver: '#c4c8cc',
  red: '#b3261e',
  navy: '#1f3a5f',
  forest: '#21503f',
  sand: '#bfae90',
  orange: '#e3642b',
  yellow: '#efb32f',
  green: '#1b9c6a',
  blue: '#2f78c8',
  violet: '#7157c9',
  pink: '#d76b93',
  lime: '#9dbf35',
  teal: '#1f8585',
} as const;
export type Paint = keyof typeof paints;

/** One product as a seller describes it; prices in whole units of the currency. */
export interface Offer {
  name: string;
  condition: Condition;
  years: number;
  original: number;
  resale: number;
  seller: SellerKey;
  place: string;
  /** frame paint, accent paint, build of the drawing, and size (1 is usual) */
  look: readonly [frame: Paint, accent: Paint, build: number, size?: number];
  /** the weights of free weights, in kilograms, as the text has them */
  weights?: readonly number[];
  body: string;
  advertised?: boolean;
  /** sold to this buyer, so many days ago */
  sold?: { to: 'june' | 'theo' | 'maya'; days: number };
}

/** Where the sellers answer: numbers that are set aside for fiction. */
export const phones: Readonly<Record<SellerKey, string>> = {
  nora: '15035550142',
  marcus: '15125550118',
  priya: '14085550167',
  tomas: '15055550123',
  eileen: '12165550189',
  dre: '14045550134',
  hana: '12065550171',
  walt: '16125550106',
  sofia: '17185550155',
  ben: '13125550193',
  ruth: '18285550129',
};
