import { random } from '../graph/seed/drawings/engine/random.ts';
import { type Shelf, shelves } from './content/categories.ts';
import type { Offer } from './content/offer.ts';

/** An offer on its shelf; generated ones show the picture of the offer they vary. */
export interface StockItem {
  shelf: Shelf;
  offer: Offer;
  /** the written offer whose picture it shows */
  pictured: Offer;
}

/** All written offers, one shelf after the other in turn, so that any first few are a fair selection. */
const written: StockItem[] = Array.from({ length: 11 }, (_, row) =>
  shelves.flatMap((shelf): StockItem[] => {
    const offer = shelf.offers[row];
    return offer ? [{ shelf, offer, pictured: offer }] : [];
  }),
).flat();

const editions = ['II', 'III', 'Classic', 'Plus', 'Sport', 'Home', 'Club', 'Compact', 'XL', 'Lite'];
const notes = [
  'Available for pick-up most evenings.',
  'I can help to carry it to the car.',
  'Price is firm until the weekend.',
  'Smoke-free home.',
  'Please bring a blanket for the drive.',
  'Shown in use before you pay.',
];

/** The offer at a place in the stock: the written ones first, then endless variations of them. */
export function stockItem(index: number): StockItem {
  const base = written[index % written.length];
  if (!base) throw new RangeError('nothing is written yet');
  return index < written.length ? base : { ...base, offer: vary(base.offer, index) };
}

/** How many offers are written by hand. */
export const writtenOffers = written.length;

function vary({ sold, advertised, ...offer }: Offer, index: number): Offer {
  const chance = random(`${offer.name}/${index}`);
  const other = chance.pick(written).offer;
  const condition = chance.pick(['Excellent', 'Good', 'Good', 'Fair'] as const);
  const kept = { Excellent: 0.66, Good: 0.46, Fair: 0.24 }[condition];
  return {
    ...offer,
    name: `${offer.name} ${chance.pick(editions)}`,
    condition,
    years: condition === 'Excellent' ? chance.integer(1, 2) : chance.integer(2, 10),
    original: Math.round(offer.original * chance.between(0.85, 1.2)),
    resale: Math.max(5, Math.round(offer.original * kept * chance.between(0.8, 1.15))),
    seller: other.seller,
    place: other.place,
    body: `${offer.body} ${chance.pick(notes)}`,
  };
}
