import { mdiPackageVariantClosedRemove } from '@mdi/js';
import Box from '@mui/material/Box';
import type { ThreadPicture_ThreadFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';

graphql(`
  fragment ThreadPicture_thread on Thread {
    product {
      image {
        ...Picture_image
      }
    }
  }
`);

/** The product of a thread; an icon once it no longer exists. */
export function ThreadPicture(props: { thread: FragmentType<ThreadPicture_ThreadFragment> }) {
  const { product } = unmask<ThreadPicture_ThreadFragment>(props.thread);
  if (product) {
    return (
      <Picture image={product.image} alt="" ratio="1" sizes="48px" sx={{ borderRadius: '8px' }} />
    );
  }
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: '1',
        borderRadius: '8px',
        bgcolor: 'sunken',
        color: 'text.secondary',
      }}
    >
      <Icon path={mdiPackageVariantClosedRemove} size={24} />
    </Box>
  );
}
