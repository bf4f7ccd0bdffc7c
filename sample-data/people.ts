export type SamplePerson = {
  name: string;
  /** the part of the e-mail before the @ */
  mailbox: string;
  verified: boolean;
};

const person = (name: string, mailbox: string, verified: boolean): SamplePerson => ({
  name,
  mailbox,
  verified,
});

export const admin = person('Avery Stone', 'admin', true);

/** The first one has the demo seller's account. */
export const sellers = {
  nora: person('Nora Lindqvist', 'seller', true),
  marcus: person('Marcus Boone', 'marcus.boone', true),
  priya: person('Priya Raman', 'priya.raman', true),
  tomas: person('Tomás Herrera', 'tomas.herrera', false),
  eileen: person('Eileen Novak', 'eileen.novak', true),
  dre: person('Dre Coleman', 'dre.coleman', true),
  hana: person('Hana Fujimoto', 'hana.fujimoto', false),
  walt: person('Walt Jensen', 'walt.jensen', true),
  sofia: person('Sofia Marchetti', 'sofia.marchetti', true),
  ben: person('Ben Okafor', 'ben.okafor', false),
  ruth: person('Ruth Abernathy', 'ruth.abernathy', true),
} as const;
export type SellerKey = keyof typeof sellers;

/** The first one has the demo buyer's account. */
export const buyers = {
  sam: person('Sam Carter', 'buyer', true),
  june: person('June Whitaker', 'june.whitaker', true),
  theo: person('Theo Brandt', 'theo.brandt', false),
  maya: person('Maya Okonkwo', 'maya.okonkwo', true),
  leo: person('Leo Vasquez', 'leo.vasquez', false),
  ingrid: person('Ingrid Sørensen', 'ingrid.sorensen', false),
  omar: person('Omar Haddad', 'omar.haddad', true),
} as const;
export type BuyerKey = keyof typeof buyers;

/** Numbers that are set aside for fiction. */
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
