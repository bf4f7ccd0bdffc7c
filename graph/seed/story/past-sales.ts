import { type Beat, sale } from './beats.ts';

/** A year of sales: the demo seller's, and enough treadmills of several sellers for a price guide. */
export const pastSales: Beat[] = [
  ...sale('Ridgeline T5 Treadmill', 'nora', 'maya', {
    daysAgo: 338,
    handedOverAfter: 3,
    ofSeller: [5, 'Runs like new. Nora showed me how to fold it and helped me carry.'],
    ofBuyer: [5, 'On time and friendly.'],
  }),
  ...sale('Olive Yoga Mat and Strap', 'nora', 'ingrid', {
    daysAgo: 309,
    handedOverAfter: 1,
    ofSeller: [5, 'Clean and exactly as shown.'],
  }),
  ...sale('Lakeside Treadmill 200', 'eileen', 'omar', {
    daysAgo: 296,
    handedOverAfter: 4,
    ofSeller: [4, 'Good for walking, as she said.'],
  }),
  ...sale('Kitchen Corner Dumbbells, 10 kg', 'nora', 'omar', {
    daysAgo: 277,
    handedOverAfter: 2,
    ofSeller: [4, 'Solid pair. The handles are a bit slippery.'],
    ofBuyer: [5, 'Quick and easy.'],
  }),
  ...sale('Ironwood Workshop Treadmill', 'dre', 'leo', { daysAgo: 259, handedOverAfter: 5 }),
  ...sale('Comfort Upright Bike', 'nora', 'leo', {
    daysAgo: 248,
    handedOverAfter: 4,
    halves: 'paid',
  }),
  ...sale('Starter Row Hydraulic, second set', 'tomas', 'maya', {
    daysAgo: 231,
    handedOverAfter: 2,
    ofSeller: [5, 'Quiet, as promised. Tomás waited an hour for me.'],
  }),
  ...sale('White Cage, low ceiling', 'nora', 'theo', {
    daysAgo: 214,
    handedOverAfter: 6,
    ofSeller: [5, 'Every bolt was there, in labelled bags.'],
    ofBuyer: [4, 'A day late, but he called.'],
  }),
  ...sale('Northpeak Club 7000 Treadmill', 'walt', 'ingrid', {
    daysAgo: 199,
    handedOverAfter: 3,
    ofSeller: [5, 'Gym quality, with the service book.'],
  }),
  ...sale('Double Sixteen', 'nora', 'june', {
    daysAgo: 181,
    handedOverAfter: 2,
    ofSeller: [5, 'Heavy, round, honest.'],
  }),
  ...sale('Metro Fold 4.0 Treadmill', 'sofia', 'theo', {
    daysAgo: 163,
    handedOverAfter: 3,
    ofSeller: [4, 'Fits under my bed, too.'],
  }),
  ...sale('Freestanding Bag, water base', 'nora', 'maya', { daysAgo: 148, handedOverAfter: 2 }),
  ...sale('Ridgeline T6 Treadmill', 'nora', 'omar', {
    daysAgo: 121,
    handedOverAfter: 3,
    ofSeller: [4, 'Good belt. The cup holder does squeak.'],
    ofBuyer: [5, 'Brought his own ramp.'],
  }),
  ...sale('Summit Treadmill S', 'hana', 'omar', {
    daysAgo: 108,
    handedOverAfter: 4,
    ofSeller: [5, 'Steep and silent.'],
  }),
  ...sale('Incline Bench, folding', 'nora', 'sam', {
    daysAgo: 96,
    handedOverAfter: 2,
    ofSeller: [5, 'Exactly as described, and Nora had tools to adjust it. Would buy again.'],
    ofBuyer: [5, 'Sam came when he said he would and checked everything with care.'],
  }),
  ...sale('Bluebird Cage, tall', 'marcus', 'leo', {
    daysAgo: 74,
    handedOverAfter: 5,
    halves: 'paid',
  }),
  ...sale('Garage Lat Tower, small', 'nora', 'ingrid', {
    daysAgo: 66,
    handedOverAfter: 3,
    ofSeller: [5, 'New cables, smooth pull.'],
  }),
  ...sale('Studio Step-Up Bench, blue', 'walt', 'ingrid', { daysAgo: 51, handedOverAfter: 2 }),
  ...sale('Orbit E4 Elliptical', 'nora', 'leo', {
    daysAgo: 41,
    handedOverAfter: 3,
    ofSeller: [4, 'Runs well. A knob was loose, easily fixed.'],
    ofBuyer: [4, 'All fine.'],
  }),
  ...sale('Recovery Corner Bundle', 'ruth', 'theo', {
    daysAgo: 31,
    handedOverAfter: 2,
    ofSeller: [5, 'Everything smelled of fresh laundry.'],
  }),
];
