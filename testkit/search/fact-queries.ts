import type { AttributeName } from '@fitness-zone/contract/catalog/attributes.ts';
import type { SampleProduct } from '../../sample-data/product.ts';

/** A product for sale, as its facts describe it. */
export type DescribedProduct = Pick<SampleProduct, 'condition' | 'years' | 'place'> & {
  category: string;
  price: number;
  facts: SampleProduct['attributes'];
};

type Accepts = (goods: DescribedProduct) => boolean;

const all =
  (...tests: Accepts[]): Accepts =>
  (goods) =>
    tests.every((test) => test(goods));
const any =
  (...tests: Accepts[]): Accepts =>
  (goods) =>
    tests.some((test) => test(goods));
const not =
  (test: Accepts): Accepts =>
  (goods) =>
    !test(goods);

const inCategory =
  (title: string): Accepts =>
  ({ category }) =>
    category === title;
const treadmill = inCategory('Treadmills');
const bike = inCategory('Exercise Bikes');
const rower = inCategory('Rowing Machines');
const elliptical = inCategory('Ellipticals & Climbers');
const dumbbell = inCategory('Dumbbells');
const kettlebell = inCategory('Kettlebells');
const barbell = inCategory('Barbells & Plates');
const bench = inCategory('Benches');
const rack = inCategory('Racks & Cages');
const cable = inCategory('Cable Machines');
const boxing = inCategory('Boxing');
const mat = inCategory('Mats & Recovery');

const numberOf = ({ facts }: DescribedProduct, name: AttributeName): number => {
  const value = facts[name];
  return typeof value === 'number' ? value : Number.NaN;
};
const least =
  (name: AttributeName, bound: number): Accepts =>
  (goods) =>
    numberOf(goods, name) >= bound;
const most =
  (name: AttributeName, bound: number): Accepts =>
  (goods) =>
    numberOf(goods, name) <= bound;
const is =
  (name: AttributeName, value: string | boolean | number): Accepts =>
  ({ facts }) =>
    facts[name] === value;
const has =
  (name: AttributeName, part: string): Accepts =>
  ({ facts }) =>
    String(facts[name]).includes(part);
const priced =
  (min: number, max: number): Accepts =>
  ({ price }) =>
    price >= min && price <= max;
const inState =
  (state: string): Accepts =>
  ({ place }) =>
    place.endsWith(`, ${state}`);
const inCondition =
  (...conditions: DescribedProduct['condition'][]): Accepts =>
  ({ condition }) =>
    conditions.includes(condition);

/** The lightest and the heaviest piece of a pair or set. */
const pieces = (goods: DescribedProduct): [lightest: number, heaviest: number] => {
  const one = numberOf(goods, 'pieceWeight');
  return Number.isNaN(one)
    ? [numberOf(goods, 'minWeight'), numberOf(goods, 'maxWeight')]
    : [one, one];
};
const hasPiece =
  (from: number, to: number): Accepts =>
  (goods) => {
    const [lightest, heaviest] = pieces(goods);
    return heaviest >= from && lightest <= to;
  };

/**
 * Shoppers' texts, judged by the products' facts and never by their names. Written by a different author than
 * `judged-queries.ts`, before the search could read most of them.
 */
export const factQueries: readonly (readonly [query: string, accepts: Accepts])[] = [
  // Weights and loads
  ['kettlebell over 20 kg', all(kettlebell, hasPiece(20.1, 999))],
  ['kettlebells under 12 kg', all(kettlebell, hasPiece(0, 11.9))],
  ['bench under 30 kg', all(bench, most('weight', 30))],
  ['treadmill lighter than 60 kg', all(treadmill, most('weight', 60))],
  ['treadmill for 300 lb person', all(treadmill, least('maxLoad', 136))],
  ['bench that holds 600 lb', all(bench, least('maxLoad', 272))],
  ['rower for 400 lb user', all(rower, least('maxLoad', 181.4))],
  ['exercise bike weight capacity 300 lbs', all(bike, least('maxLoad', 136))],
  ['exercise bike flywheel over 15 kg', all(bike, least('flywheelWeight', 15))],
  ['functional trainer 200 lb stacks', all(cable, least('stackWeight', 90))],
  ['adjustable dumbbells over 20 kg', all(dumbbell, is('adjustable', true), hasPiece(20.1, 99))],
  ['dumbbells between 10 and 15 kg', all(dumbbell, hasPiece(10, 15))],
  ['16kg kettlebell', all(kettlebell, hasPiece(15.5, 16.5))],
  ['53 lb kettlebell', all(kettlebell, hasPiece(23.3, 24.7))],
  ['dumbbells up to 5 kg for women', all(dumbbell, hasPiece(0, 5))],
  ['treadmill for a heavy person 150 kg', all(treadmill, least('maxLoad', 150))],
  // Lengths and heights
  ['treadmill 60 inch belt', all(treadmill, least('beltLength', 150))],
  ['treadmill with at least 50 cm wide belt', all(treadmill, least('beltWidth', 50))],
  ['rower for 6\'6"', all(rower, least('maxUserHeight', 198))],
  ['exercise bike for someone 6 ft 4', all(bike, least('maxUserHeight', 193))],
  ['squat rack under 7 feet tall', all(rack, most('height', 213.4))],
  ['elliptical with 20 inch stride', all(elliptical, least('strideLength', 49))],
  ['yoga mat at least 10 mm thick', all(mat, least('thickness', 10))],
  ['75 cm gym ball', all(mat, least('diameter', 74), most('diameter', 76))],
  ['mat for a 6 foot person', all(mat, least('length', 182))],
  // Speed, incline, ounces
  ['treadmill at least 20 km/h', all(treadmill, least('maxSpeed', 20))],
  ['treadmill 12 mph', all(treadmill, least('maxSpeed', 19))],
  ['treadmill 3hp', all(treadmill, least('motorPower', 2150))],
  ['treadmill 15% incline', all(treadmill, least('maxIncline', 15))],
  ['12 oz boxing gloves', all(boxing, least('gloveSize', 12), most('gloveSize', 12))],
  // Prices and age
  ['treadmill around 300', all(treadmill, priced(225, 375))],
  ['bike about $400', all(bike, priced(300, 500))],
  ['bench between 100 and 150 dollars', all(bench, priced(100, 150))],
  ['rowing machine over 700', all(rower, priced(700, 1e6))],
  ['treadmill less than 3 years old', all(treadmill, ({ years }) => years < 3)],
  ['bench newer than 2 years', all(bench, ({ years }) => years <= 2)],
  // Exclusions
  ['bench not adjustable', all(bench, is('adjustable', false))],
  ['treadmill that does not fold', all(treadmill, is('foldable', false))],
  ['kettlebell not vinyl', all(kettlebell, not(is('material', 'Vinyl')))],
  ['dumbbells without rack', all(dumbbell, most('pieces', 8))],
  ['rower not air', all(rower, not(is('resistance', 'Air')))],
  ['squat rack without pull up bar', all(rack, is('pullUpBar', false))],
  ['punching bag no leather', all(boxing, least('diameter', 1), not(is('material', 'Leather')))],
  // Conditions
  ['bench excellent', all(bench, inCondition('Excellent'))],
  ['rower in good condition', all(rower, inCondition('Good', 'Excellent'))],
  ['treadmill like new', all(treadmill, inCondition('Excellent'))],
  ['fair condition kettlebell', all(kettlebell, inCondition('Fair'))],
  // Traits
  ['foldable rower', all(rower, is('foldable', true))],
  ['olympic plates', all(barbell, is('sleeve', '50 mm'))],
  ['wall mounted cable machine', all(cable, is('mounting', 'Wall'))],
  ['squat rack that comes apart', all(rack, is('disassembles', true))],
  ['magnetic exercise bike', all(bike, is('resistance', 'Magnetic'))],
  ['battery powered elliptical', all(elliptical, is('power', 'Battery'))],
  ['bumper plates', all(barbell, is('plateType', 'Bumper'))],
  ['power rack with safeties', all(rack, is('safeties', true))],
  ['decline bench', all(bench, is('declines', true))],
  ['treadmill one person can move', all(treadmill, is('needsTwoPeople', false))],
  // Drive, power and features
  ['belt drive bike', all(bike, is('drive', 'Belt'))],
  ['chain driven rower', all(rower, is('drive', 'Chain'))],
  ['exercise bike not chain drive', all(bike, not(is('drive', 'Chain')))],
  ['240 V stair climber', all(elliptical, is('voltage', '220–240 V'))],
  ['treadmill 110 volts', all(treadmill, is('voltage', '100–127 V'))],
  ['exercise bike 220v', all(bike, is('voltage', 'Both'))],
  ['treadmill no subscription', all(treadmill, is('subscription', 'None'))],
  ['exercise bike without monthly fees', all(bike, is('subscription', 'None'))],
  ['rack with westside hole spacing', all(rack, is('holeSpacing', 'Westside'))],
  ['rack 2 inch hole spacing', all(rack, is('holeSpacing', '50 mm'))],
  ['standard bar 28 mm sleeve', all(barbell, is('sleeve', '28 mm'))],
  ['curl bar 10 kg bar weight', all(barbell, is('barType', 'Curl'), least('barWeight', 9.7))],
  ['20 kg olympic bar', all(barbell, is('barType', 'Olympic'), is('barWeight', 20))],
  ['rower with tablet holder', all(rower, has('includes', 'Tablet'))],
  // Places
  ['bench 97201', all(bench, any(inState('OR'), inState('WA')))],
  ['bench seattle under 200', all(bench, inState('WA'), priced(0, 200))],
  ['treadmill cleveland oh', all(treadmill, inState('OH'))],
  // Filler words and wishes
  ['hi i am looking for a rowing machine for tall people near me', rower],
  ['quiet exercise bike', all(bike, is('resistance', 'Magnetic'))],
  [
    'bench that fits in a small car',
    all(bench, any(is('foldable', true), is('disassembles', true), most('length', 125))),
  ],
];
