import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ProductImageInput } from '@fitness-zone/contract/generated/inputs.ts';
import { mdiClose, mdiDragVertical } from '@mdi/js';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '../../../lib/prefersReducedMotion.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Photo } from '../photo.ts';
import type { PhotoUploads } from '../photoUploads.ts';
import { PhotoThumbnail } from './PhotoThumbnail.tsx';
import { UploadStatus } from './UploadStatus.tsx';

type Props = {
  photo: Photo;
  /** its position among the photos, from 1 */
  place: number;
  uploads: PhotoUploads;
  onDescribe: (description: string) => void;
  onRemove: () => void;
};

const areas = {
  xs: '"handle picture status remove" "text text text text"',
  sm: '"handle picture text remove" "handle picture status remove"',
};

/** A photo with its upload status, description, and buttons to move and remove it. */
export function PhotoRow({ photo, place, uploads, onDescribe, onRemove }: Props) {
  const { key, url, description } = photo;
  const state = useSyncExternalStore(uploads.subscribe, () => uploads.state(key));
  const sortable = useSortable({ id: key, ...(prefersReducedMotion() && { transition: null }) });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = sortable;
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
      sx={{
        position: 'relative',
        zIndex: isDragging ? 1 : 'auto',
        display: 'grid',
        gridTemplateAreas: areas,
        gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 0.75,
        p: 1,
        pl: 0.25,
        border: 1,
        borderColor: isDragging ? 'primary.main' : 'divider',
        borderRadius: '10px',
        bgcolor: 'background.paper',
        boxShadow: isDragging ? 4 : 0,
      }}
    >
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        aria-label={`Move photo ${place}`}
        sx={{ gridArea: 'handle', p: 0.75, touchAction: 'none', cursor: 'grab' }}
      >
        <Icon path={mdiDragVertical} />
      </IconButton>
      <PhotoThumbnail
        address={(state?.step !== undefined && state.preview) || url}
        alt={`Photo ${place}`}
        isCover={place === 1}
      />
      {/* Not part of the photos' field, whose error and focus it would share. */}
      <FormControl sx={{ gridArea: 'text' }}>
        <OutlinedInput
          size="small"
          value={description}
          placeholder="What the photo shows"
          onChange={(event) => onDescribe(event.target.value)}
          slotProps={{
            input: {
              'aria-label': `What photo ${place} shows`,
              maxLength: ProductImageInput.description.maxLength,
            },
          }}
        />
      </FormControl>
      <Box sx={{ gridArea: 'status', minWidth: 0 }}>
        <UploadStatus
          place={place}
          name={photo.file?.name}
          state={url === null ? state : undefined}
          onRetry={() => uploads.retry(key)}
        />
      </Box>
      <IconButton
        aria-label={`Remove photo ${place}`}
        onClick={onRemove}
        sx={{ gridArea: 'remove', p: 0.75 }}
      >
        <Icon path={mdiClose} />
      </IconButton>
    </Box>
  );
}
