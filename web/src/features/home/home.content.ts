import bikeAvif from '../../ui/art/bike.avif';
import bike from '../../ui/art/bike.webp';
import weightsAvif from '../../ui/art/weights.avif';
import weights from '../../ui/art/weights.webp';

export const heroSlides = [
  {
    headline: 'Strong gear deserves a second round.',
    lead: 'Used fitness equipment from people who looked after it. See its condition, its age and its price at a glance.',
    picture: { avif: weightsAvif, webp: weights },
    tone: {
      background: '#0B3D2E',
      text: '#F1F2EE',
      quiet: '#BFD6CB',
    },
  },
  {
    headline: 'A home gym for half the price.',
    lead: 'Bikes, rowers, racks and weights, ready to be picked up near you and paid for by card.',
    picture: { avif: bikeAvif, webp: bike },
    tone: {
      background: '#FFD23F',
      text: '#14181F',
      quiet: '#4A3E0C',
    },
  },
] as const;
