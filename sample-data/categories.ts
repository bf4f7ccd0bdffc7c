import type { SampleProduct } from './product.ts';
import barbells from './products/barbells.json' with { type: 'json' };
import benches from './products/benches.json' with { type: 'json' };
import bikes from './products/bikes.json' with { type: 'json' };
import boxing from './products/boxing.json' with { type: 'json' };
import cables from './products/cables.json' with { type: 'json' };
import dumbbells from './products/dumbbells.json' with { type: 'json' };
import ellipticals from './products/ellipticals.json' with { type: 'json' };
import kettlebells from './products/kettlebells.json' with { type: 'json' };
import mats from './products/mats.json' with { type: 'json' };
import racks from './products/racks.json' with { type: 'json' };
import rowers from './products/rowers.json' with { type: 'json' };
import treadmills from './products/treadmills.json' with { type: 'json' };

export type SampleCategory = {
  title: string;
  body: string;
  products: SampleProduct[];
};

/** The files are plain data; the tests check them by the bounds of sellers' inputs. */
const productsOf = (data: readonly object[]) => data as SampleProduct[];

export const categories: SampleCategory[] = [
  {
    title: 'Treadmills',
    body: 'From slim walking pads that slide under a couch to club machines with a real incline. Sellers write how the belt and motor were cared for, so you know what you run on.',
    products: productsOf(treadmills),
  },
  {
    title: 'Exercise Bikes',
    body: 'Studio bikes, upright bikes and gentle recumbents, with honest words about the wear of saddle, pads and pedals. Try before you buy: most sellers will let you take a seat.',
    products: productsOf(bikes),
  },
  {
    title: 'Rowing Machines',
    body: 'Air, water and magnetic rowers that train the whole body in half an hour. Check the number of meters rowed; a well-oiled chain outlives its owner.',
    products: productsOf(rowers),
  },
  {
    title: 'Ellipticals & Climbers',
    body: 'Kind to knees, hard on excuses: cross trainers, stair climbers and steppers for every ceiling height. Dimensions matter here, so ask the seller how high the pedals go.',
    products: productsOf(ellipticals),
  },
  {
    title: 'Dumbbells',
    body: 'Single pairs, whole racks and clever adjustable sets. Iron does not age, so used pairs save the most. Weights are given in kilograms unless the seller says otherwise.',
    products: productsOf(dumbbells),
  },
  {
    title: 'Kettlebells',
    body: 'Cast iron, powder coated or competition style, one bell or a whole ladder. Check each handle: smooth is good, chipped is not.',
    products: productsOf(kettlebells),
  },
  {
    title: 'Barbells & Plates',
    body: 'Bars that still spin, bumpers that still bounce, and the trees that hold them. Sold in sets; nobody likes to collect tens for a year.',
    products: productsOf(barbells),
  },
  {
    title: 'Benches',
    body: 'Flat, adjustable and press benches, with padding and welds described honestly. A good bench is cheap and improves any home gym.',
    products: productsOf(benches),
  },
  {
    title: 'Racks & Cages',
    body: 'Power racks, half racks and squat stands for garages, basements and clubs. Measure your ceiling well, then bring a friend and a socket set.',
    products: productsOf(racks),
  },
  {
    title: 'Cable Machines',
    body: 'Functional trainers, lat towers and pulley columns from studios and homes. Cables and bushings wear out, so sellers say when they replaced them.',
    products: productsOf(cables),
  },
  {
    title: 'Boxing',
    body: 'Heavy bags with stands, standing bags, reflex balls, pads and gloves. Good for fitness, even better for bad days.',
    products: productsOf(boxing),
  },
  {
    title: 'Mats & Recovery',
    body: 'Yoga mats, rollers, balls, bands and floor mats: the small things that keep a body moving. All clean, as our sellers promise.',
    products: productsOf(mats),
  },
];
