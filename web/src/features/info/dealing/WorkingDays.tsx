import { zoneName } from '@fitness-zone/contract/time/zone-name.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useConfig } from '../../../lib/config.ts';
import { AnchoredSection } from './AnchoredSection.tsx';
import { lastDays, workingDays } from './workingDays.content.ts';

/** Explains working days, with the end of three of them. */
export function WorkingDays() {
  const { timeZone } = useConfig();
  return (
    <AnchoredSection {...workingDays}>
      <Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
        Monday to Friday are working days, except for the shop’s holidays. Days begin and end in the
        shop’s time zone, {zoneName(timeZone)}. Counting starts the next day and includes the whole
        third working day:
      </Typography>
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          width: '100%',
          maxWidth: 560,
          mt: 2.5,
          '& :is(th, td)': {
            textAlign: 'start',
            fontWeight: 400,
            borderBottom: 1,
            borderColor: 'divider',
            py: 1,
            pr: 2,
          },
          '& thead th': { typography: 'subtitle2', color: 'text.secondary' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">Accepted or handed over on a</th>
            <th scope="col">Until the end of</th>
          </tr>
        </thead>
        <tbody>
          {lastDays.map(({ day, lastDay }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{lastDay}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </AnchoredSection>
  );
}
