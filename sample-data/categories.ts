import type { SampleProduct } from './product.ts';
import { barbells } from './products/barbells.ts';
import { benches } from './products/benches.ts';
import { bikes } from './products/bikes.ts';
import { boxing } from './products/boxing.ts';
import { cables } from './products/cables.ts';
import { dumbbells } from './products/dumbbells.ts';
import { ellipticals } from './products/ellipticals.ts';
import { kettlebells } from './products/kettlebells.ts';
import { mats } from './products/mats.ts';
import { racks } from './products/racks.ts';
import { rowers } from './products/rowers.ts';
import { treadmills } from './products/treadmills.ts';

/** A kind of equipment, and the products of it. */
export type SampleCategory = {
  title: string;
  body: string;
  products: SampleProduct[];
};

export const categories: SampleCategory[] = [
  {
    title: 'Treadmills',
    body: 'From slim walking pads that slide under a couch to club machines with a real incline. Sellers write how the belt and motor were cared for, so you know what you run on.',
    products: treadmills,
  },
  {
    title: 'Exercise Bikes',
    body: 'Studio bikes, upright bikes and gentle recumbents, with honest words about the wear of saddle, pads and pedals. Try before you buy: most sellers will let you take a seat.',
    products: bikes,
  },
  {
    title: 'Rowing Machines',
    body: 'Air, water and magnetic rowers that train the whole body in half an hour. Check the number of meters rowed; a well-oiled chain outlives its owner.',
    products: rowers,
  },
  {
    title: 'Ellipticals & Climbers',
    body: 'Kind to knees, hard on excuses: cross trainers, stair climbers and steppers for every ceiling height. Dimensions matter here, so ask the seller how high the pedals go.',
    products: ellipticals,
  },
  {
    title: 'Dumbbells',
    body: 'Single pairs, whole racks and clever adjustable sets. Iron does not age, so used pairs save the most. Weights are given in kilograms unless the seller says otherwise.',
    products: dumbbells,
  },
  {
    title: 'Kettlebells',
    body: 'Cast iron, powder coated or competition style, one bell or a whole ladder. Check each handle: smooth is good, chipped is not.',
    products: kettlebells,
  },
  {
    title: 'Barbells & Plates',
    body: 'Bars that still spin, bumpers that still bounce, and the trees that hold them. Sold in sets; nobody likes to collect tens for a year.',
    products: barbells,
  },
  {
    title: 'Benches',
    body: 'Flat, adjustable and press benches, with padding and welds described honestly. A good bench is cheap and improves any home gym.',
    products: benches,
  },
  {
    title: 'Racks & Cages',
    body: 'Power racks, half racks and squat stands for garages, basements and clubs. Measure your ceiling well, then bring a friend and a socket set.',
    products: racks,
  },
  {
    title: 'Cable Machines',
    body: 'Functional trainers, lat towers and pulley columns from studios and homes. Cables and bushings wear out, so sellers say when they replaced them.',
    products: cables,
  },
  {
    title: 'Boxing',
    body: 'Heavy bags with stands, standing bags, reflex balls, pads and gloves. Good for fitness, even better for bad days.',
    products: boxing,
  },
  {
    title: 'Mats & Recovery',
    body: 'Yoga mats, rollers, balls, bands and floor mats: the small things that keep a body moving. All clean, as our sellers promise.',
    products: mats,
  },
];
