import { mdiArrowLeft, mdiArrowRight, mdiFormatQuoteOpen } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { type Testimonial, testimonials } from './company.content.ts';

export function Testimonials() {
  const [id, setId] = useState('1');
  const shown = testimonials.find(({ _id }) => _id === id);
  if (!shown) return null;
  return (
    <Section
      title="What people say"
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <IconButton aria-label="Previous review" onClick={() => setId(shown.previousId)}>
            <Icon path={mdiArrowLeft} size={24} />
          </IconButton>
          <IconButton aria-label="Next review" onClick={() => setId(shown.next)}>
            <Icon path={mdiArrowRight} size={24} />
          </IconButton>
        </Box>
      }
    >
      <Box
        aria-live="polite"
        sx={{
          display: 'grid',
          p: { xs: 3, md: 6 },
          borderRadius: '16px',
          bgcolor: 'tint',
        }}
      >
        {testimonials.map((testimonial) => (
          <Quote
            key={testimonial._id}
            testimonial={testimonial}
            visible={testimonial._id === shown._id}
          />
        ))}
      </Box>
    </Section>
  );
}

/** All quotes share one grid cell, so that the box is as high as the longest one and never jumps. */
function Quote({ testimonial, visible }: { testimonial: Testimonial; visible: boolean }) {
  const { image, name, review } = testimonial;
  return (
    <Box
      component="figure"
      aria-hidden={!visible}
      sx={{
        gridArea: '1 / 1',
        m: 0,
        display: 'grid',
        alignContent: 'space-between',
        gap: 3,
        visibility: visible ? 'visible' : 'hidden',
        opacity: visible ? 1 : 0,
        transition: 'opacity 220ms',
      }}
    >
      <Box component="blockquote" sx={{ m: 0, display: 'flex', gap: { xs: 1.5, md: 3 } }}>
        <Box sx={{ color: 'primary.main' }}>
          <Icon path={mdiFormatQuoteOpen} size={40} />
        </Box>
        <Typography
          sx={{ typography: { xs: 'h4', md: 'h2' }, fontWeight: 600, maxWidth: '40ch', pt: 0.5 }}
        >
          {review}
        </Typography>
      </Box>
      <Box
        component="figcaption"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pl: { xs: 6.5, md: 8 } }}
      >
        <Box
          component="img"
          src={image}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          sx={{ borderRadius: '50%' }}
        />
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      </Box>
    </Box>
  );
}
