import { mdiArrowLeft, mdiArrowRight } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { HiddenText } from '../../ui/text/HiddenText.tsx';
import { PlacesCredit } from '../places/PlacesCredit.tsx';
import { HeroSearch } from './HeroSearch.tsx';
import { heroSlides } from './home.content.ts';
import { TypedHeadline } from './TypedHeadline.tsx';

const headlineSize = { fontSize: 'clamp(2rem, 1.2rem + 2.9vw, 3.5rem)', lineHeight: 1.02 };

/** The shop's window: two slides, each with a headline that types itself. */
export function Hero() {
  const [current, setCurrent] = useState(0);
  const slide = heroSlides[current % heroSlides.length] ?? heroSlides[0];
  const move = (by: number) => setCurrent((current + by + heroSlides.length) % heroSlides.length);
  const control = {
    border: '1.5px solid currentColor',
    borderRadius: '50%',
    color: slide.tone.text,
    '&:hover': { bgcolor: slide.tone.text, color: slide.tone.background },
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
        <Typography variant="h1" aria-label={slide.headline} sx={headlineSize}>
          <TypedHeadline text={slide.headline} />
        </Typography>
        <Typography
          variant="subtitle1"
          aria-live="polite"
          sx={{ mt: 1.5, mb: 2.5, maxWidth: '62ch', color: slide.tone.quiet }}
        >
          {slide.lead}
        </Typography>
        <HeroSearch tone={slide.tone} />
        <Typography variant="caption" component="p" sx={{ mt: 0.75, color: slide.tone.quiet }}>
          <PlacesCredit />
        </Typography>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 1, sm: 1.5 },
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
          <Typography
            variant="body2"
            aria-hidden
            sx={{
              ml: 1,
              whiteSpace: 'nowrap',
              fontVariantNumeric: 'tabular-nums',
              color: slide.tone.quiet,
            }}
          >
            {current + 1} / {heroSlides.length}
          </Typography>
        </Box>
      </Box>
      <link
        rel="preload"
        as="image"
        type="image/avif"
        href={slide.picture.avif}
        // Phones show none.
        media="(min-width: 900px)"
        fetchPriority="high"
      />
      <Box
        component="picture"
        sx={{
          display: { xs: 'none', md: 'block' },
          width: 1,
          maxWidth: 400,
          justifySelf: 'center',
        }}
      >
        {/* A third of the bytes where the browser knows the format. */}
        <source type="image/avif" srcSet={slide.picture.avif} />
        <Box
          component="img"
          src={slide.picture.webp}
          alt=""
          width={640}
          height={520}
          loading="lazy"
          fetchPriority="high"
          sx={{ display: 'block', width: 1, height: 'auto', aspectRatio: '640 / 520' }}
        />
      </Box>
    </Box>
  );
}
