import bike from '../../ui/art/bike.webp';
import weights from '../../ui/art/weights.webp';

export const heroSlides = [
  {
    headline: 'Strong gear deserves a second round.',
    lead: 'Used fitness equipment from people who looked after it. See its condition, its age and its price at a glance.',
    picture: weights,
    tone: { background: '#0B3D2E', text: '#F1F2EE', quiet: '#BFD6CB' },
  },
  {
    headline: 'A home gym for half the price.',
    lead: 'Bikes, rowers, racks and weights, ready to be picked up near you and paid for by card.',
    picture: bike,
    tone: { background: '#FFD23F', text: '#14181F', quiet: '#4A3E0C' },
  },
] as const;
