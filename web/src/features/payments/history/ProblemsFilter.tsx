import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';

const parameter = 'handOver';

/** Whether only payments with which something is wrong are shown, as the address says: `?handOver=disputed`. */
export function useOnlyProblems() {
  const [search, setSearch] = useSearchParams();
  return {
    onlyProblems: search.get(parameter) === 'disputed',
    setOnlyProblems: (only: boolean) => setSearch(only ? { [parameter]: 'disputed' } : {}),
  };
}

type Props = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Chooses between all payments and those of which the buyer says that something is wrong. */
export function ProblemsFilter({ isOn, onChange }: Props) {
  const choices = [
    { name: 'All payments', value: false },
    { name: 'Something is wrong', value: true },
  ];
  return (
    <Box role="group" aria-label="Which payments" sx={{ display: 'flex', gap: 1, mb: 2 }}>
      {choices.map(({ name, value }) => (
        <Button
          key={name}
          size="small"
          color="inherit"
          variant="outlined"
          aria-pressed={isOn === value}
          onClick={() => onChange(value)}
          sx={{ minHeight: { xs: 40, md: 34 }, ...(isOn === value && { bgcolor: 'tint' }) }}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}
