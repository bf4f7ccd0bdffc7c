import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

type Props = {
  /** parameters of the address */
  chosen: Readonly<Record<string, string>>;
  choose: (changes: { handOver: string; balance: string }) => void;
};

const choices = [
  { name: 'All payments', handOver: '', balance: '' },
  { name: 'Problem reported', handOver: 'disputed', balance: '' },
  { name: 'Balance overdue', handOver: '', balance: 'overdue' },
];

/** Switches between all payments, those with problems, and those with an overdue balance. */
export function PaymentsFilter({ chosen, choose }: Props) {
  const isChosen = ({ handOver, balance }: Parameters<Props['choose']>[0]) =>
    handOver === chosen.handOver && balance === chosen.balance;
  return (
    <Box
      role="group"
      aria-label="Which payments"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
    >
      {choices.map(({ name, ...choice }) => (
        <Button
          key={name}
          size="small"
          color="inherit"
          variant="outlined"
          aria-pressed={isChosen(choice)}
          onClick={() => choose(choice)}
          sx={{ minHeight: { xs: 40, md: 34 }, ...(isChosen(choice) && { bgcolor: 'tint' }) }}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}
