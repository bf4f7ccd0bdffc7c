import { mdiArrowLeft, mdiArrowRight } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { HiddenText } from '../../ui/text/HiddenText.tsx';
import { heroSlides } from './home.content.ts';
import { TypedHeadline } from './TypedHeadline.tsx';

const headlineSize = { fontSize: 'clamp(1.75rem, 1.2rem + 2.3vw, 3rem)', lineHeight: 1.04 };

/** Two slides, each with a headline that types itself. */
export function Hero() {
  const [current, setCurrent] = useState(0);
  const slide = heroSlides[current % heroSlides.length] ?? heroSlides[0];
  const move = (by: number) => setCurrent((current + by + heroSlides.length) % heroSlides.length);
  const control = {
    color: slide.tone.quiet,
    '&:hover': { color: slide.tone.text },
    '&:focus-visible': { outlineColor: slide.tone.text },
  };
  return (
    <Box
      component="section"
      aria-roledescription="carousel"
      aria-label="Welcome"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 1.9fr) minmax(0, 1fr)' },
        alignItems: 'center',
        gap: { xs: 2, md: 4 },
        p: { xs: 2.5, sm: 4 },
        px: { lg: 6 },
        borderRadius: { xs: '16px', md: '24px' },
        bgcolor: slide.tone.background,
        color: slide.tone.text,
        overflow: 'hidden',
        transition: 'background-color 250ms, color 250ms',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h2" aria-label={slide.headline} sx={headlineSize}>
          <TypedHeadline text={slide.headline} />
        </Typography>
        <Typography
          variant="subtitle1"
          aria-live="polite"
          sx={{ mt: 1.5, maxWidth: '62ch', color: slide.tone.quiet }}
        >
          {slide.lead}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            mt: 2.5,
          }}
        >
          <ButtonLink
            to={paths.pages}
            size="large"
            variant="contained"
            sx={{
              mr: { xs: 0.5, sm: 0 },
              whiteSpace: 'nowrap',
              bgcolor: slide.tone.text,
              color: slide.tone.background,
              '&:hover': { bgcolor: slide.tone.text, textDecoration: 'underline' },
              '&:focus-visible': { outlineColor: slide.tone.text },
            }}
          >
            Read More<HiddenText> about products for sale</HiddenText>
          </ButtonLink>
          <IconButton aria-label="Previous slide" onClick={() => move(-1)} sx={control}>
            <Icon path={mdiArrowLeft} />
          </IconButton>
          <IconButton aria-label="Next slide" onClick={() => move(1)} sx={control}>
            <Icon path={mdiArrowRight} />
          </IconButton>
        </Box>
      </Box>
      <Box
        component="picture"
        sx={{
          display: { xs: 'none', md: 'block' },
          width: 1,
          maxWidth: 400,
          justifySelf: 'center',
        }}
      >
        {/* Takes a third of the bytes if the browser supports the format. */}
        <source type="image/avif" srcSet={slide.picture.avif} />
        <Box
          component="img"
          src={slide.picture.webp}
          alt=""
          width={640}
          height={520}
          loading="lazy"
          sx={{ display: 'block', width: 1, height: 'auto', aspectRatio: '640 / 520' }}
        />
      </Box>
    </Box>
  );
}
