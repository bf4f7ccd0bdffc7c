import { mdiImagePlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { FieldLayout } from '../../../ui/form/FieldLayout.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PhotoDrop } from '../PhotoDrop.tsx';
import { acceptedKinds } from '../photoKinds.ts';
import { PickedPhotoList } from './PickedPhotoList.tsx';
import { mostPicked, type PickedPhotos } from './usePickedPhotos.ts';

/** Up to four photos in a form, with their uploads below. */
export function PickedPhotosField({ photos }: { photos: PickedPhotos }) {
  const id = useId();
  return (
    <FieldLayout
      id={id}
      label="Photos (optional)"
      hint={`Up to ${mostPicked}: ${acceptedKinds}. Only buyer, seller and admins see them.`}
    >
      {photos.photos.length < mostPicked && (
        <PhotoDrop
          id={id}
          name="photos"
          multiple
          isFaulty={photos.hasFailed}
          text={photos.photos.length > 0 ? 'Choose further photos' : 'Choose photos'}
          onFiles={photos.add}
          onBlur={() => {}}
        >
          <Box sx={{ display: 'grid', p: 0.5, color: 'primary.main' }}>
            <Icon path={mdiImagePlusOutline} size={24} />
          </Box>
        </PhotoDrop>
      )}
      <Box sx={{ mt: photos.photos.length > 0 ? 1.5 : 0 }}>
        <PickedPhotoList
          photos={photos}
          onRemoved={() => requestAnimationFrame(() => document.getElementById(id)?.focus())}
        />
      </Box>
    </FieldLayout>
  );
}
