/** A row of the settings: a name, and a box for each way. */
export const settingRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 72px 72px',
  alignItems: 'center',
  justifyItems: 'center',
  px: 2,
  py: 0.5,
} as const;
