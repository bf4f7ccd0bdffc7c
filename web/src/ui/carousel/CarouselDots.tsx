import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

type Props = { pages: number; page: number; onGoTo: (page: number) => void };

/** One dot for each page of a carousel; the current one is long. */
export function CarouselDots({ pages, page, onGoTo }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', minWidth: 0, mx: { xs: 'auto', sm: 0 } }}>
      {Array.from({ length: pages }, (_, number) => number).map((number) => (
        <ButtonBase
          key={number}
          aria-label={`Go to slide ${number + 1}`}
          aria-current={number === page}
          onClick={() => onGoTo(number)}
          // Twelve fit on the narrowest phone, none smaller than WCAG's 24 px.
          sx={{ width: 26, minWidth: 24, height: 28, borderRadius: '8px' }}
        >
          <Box
            component="span"
            sx={{
              width: number === page ? 20 : 8,
              height: 8,
              borderRadius: 4,
              bgcolor: number === page ? 'primary.main' : 'line.strong',
              transition: 'width 200ms',
            }}
          />
        </ButtonBase>
      ))}
    </Box>
  );
}
