import { paths } from '../../../lib/paths.ts';
import amelia from './people/amelia.svg';
import jonas from './people/jonas.svg';
import marcus from './people/marcus.svg';
import priya from './people/priya.svg';

type InfoCard = {
  _id: string;
  title: string;
  paragraph: { firstLine: string; secondLine: string; thirdLine: string };
  link: string;
};

export const infoCards: InfoCard[] = [
  {
    _id: 'about',
    title: 'About us',
    paragraph: {
      firstLine: 'Trading since 2015',
      secondLine: 'Fixed prices, or blind offers',
      thirdLine: 'Paid at once, or in two instalments',
    },
    link: paths.about,
  },
  {
    _id: 'delivery',
    title: 'Delivery days',
    paragraph: {
      firstLine: 'Agree on a day with the seller',
      secondLine: 'Our store: Monday–Friday',
      thirdLine: '8:00AM–5:00PM, weekends closed',
    },
    link: paths.contact,
  },
  {
    _id: 'contact',
    title: 'Contact us',
    paragraph: {
      firstLine: 'Questions before you buy?',
      secondLine: 'Help with posting a product?',
      thirdLine: 'We answer within one working day',
    },
    link: paths.contact,
  },
];

export type Testimonial = {
  _id: string;
  image: string;
  name: string;
  review: string;
  previousId: string;
  next: string;
};

export const testimonials: Testimonial[] = [
  {
    _id: '1',
    image: amelia,
    name: 'Amelia Hart',
    review:
      'The rower was exactly as described, down to the scratch on the rail. Picked up on a Tuesday, on the water by Wednesday.',
    previousId: '4',
    next: '2',
  },
  {
    _id: '2',
    image: jonas,
    name: 'Jonas Keller',
    review:
      'I furnished a whole garage gym for the price of one new rack. Every seller answered within a day.',
    previousId: '1',
    next: '3',
  },
  {
    _id: '3',
    image: priya,
    name: 'Priya Nair',
    review:
      'Our studio sold twelve spin bikes here in a month. Posting one takes two minutes and a good photo.',
    previousId: '2',
    next: '4',
  },
  {
    _id: '4',
    image: marcus,
    name: 'Marcus Bell',
    review:
      'Clear prices, clear condition, no haggling in my inbox. This is how used gear should be traded.',
    previousId: '3',
    next: '1',
  },
];

export const counters = [
  { title: 'Buyers', count: 500 },
  { title: 'Products', count: 5000 },
  { title: 'Sellers', count: 500 },
];
