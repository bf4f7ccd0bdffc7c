/** Events on the left, money and people on the right; stacked on a phone. */
export const columns = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 336px' },
  alignItems: 'start',
} as const;

export const column = { display: 'grid', gap: { xs: 2, md: 3 }, minWidth: 0 } as const;
