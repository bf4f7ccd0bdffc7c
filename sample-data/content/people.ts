import type { Face } from '../../graph/seed/drawings/portrait.ts';

/** Someone of the first stock, with the face of their portrait. */
export interface Person {
  name: string;
  /** the part of the e-mail before the @ */
  mailbox: string;
  verified: boolean;
  face: Face;
}

/** A face in short: backdrop hue, hair style, skin, hair colour, and what else it wears. */
const face = (
  hue: number,
  style: Face['style'],
  skin: number,
  hair: number,
  ...wears: ('beard' | 'glasses')[]
): Face => ({
  hue,
  style,
  skin,
  hair,
  beard: wears.includes('beard'),
  glasses: wears.includes('glasses'),
});

const person = (name: string, mailbox: string, verified: boolean, drawn: Face): Person => ({
  name,
  mailbox,
  verified,
  face: drawn,
});

export const admin = person('Avery Stone', 'admin', true, face(160, 'bun', 2, 1, 'glasses'));

/** The first one has the demo seller's account. */
export const sellers = {
  nora: person('Nora Lindqvist', 'seller', true, face(28, 'long', 0, 3)),
  marcus: person('Marcus Boone', 'marcus.boone', true, face(205, 'shaved', 4, 5, 'beard')),
  priya: person('Priya Raman', 'priya.raman', true, face(330, 'long', 3, 5)),
  tomas: person('Tomás Herrera', 'tomas.herrera', false, face(48, 'short', 2, 0, 'beard')),
  eileen: person('Eileen Novak', 'eileen.novak', true, face(265, 'bob', 0, 4, 'glasses')),
  dre: person('Dre Coleman', 'dre.coleman', true, face(12, 'shaved', 5, 5)),
  hana: person('Hana Fujimoto', 'hana.fujimoto', false, face(180, 'bob', 1, 5)),
  walt: person('Walt Jensen', 'walt.jensen', true, face(215, 'swept', 0, 7, 'beard', 'glasses')),
  sofia: person('Sofia Marchetti', 'sofia.marchetti', true, face(350, 'curly', 1, 0)),
  ben: person('Ben Okafor', 'ben.okafor', false, face(95, 'short', 5, 5, 'glasses')),
  ruth: person('Ruth Abernathy', 'ruth.abernathy', true, face(140, 'bun', 0, 7)),
} as const;
export type SellerKey = keyof typeof sellers;

/** The first one has the demo buyer's account. */
export const buyers = {
  sam: person('Sam Carter', 'buyer', true, face(190, 'swept', 1, 2)),
  june: person('June Whitaker', 'june.whitaker', true, face(20, 'bun', 0, 6)),
  theo: person('Theo Brandt', 'theo.brandt', false, face(240, 'swept', 0, 3, 'beard')),
  maya: person('Maya Okonkwo', 'maya.okonkwo', true, face(60, 'curly', 5, 5)),
  leo: person('Leo Vasquez', 'leo.vasquez', false, face(300, 'short', 3, 0)),
  ingrid: person('Ingrid Sørensen', 'ingrid.sorensen', false, face(170, 'bob', 0, 3)),
  omar: person('Omar Haddad', 'omar.haddad', true, face(35, 'short', 2, 5, 'beard', 'glasses')),
} as const;
export type BuyerKey = keyof typeof buyers;
