import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { Photo } from '../photo.ts';
import type { PhotoUploads } from '../photoUploads.ts';
import { PhotoRow } from './PhotoRow.tsx';

type Props = {
  photos: readonly Photo[];
  uploads: PhotoUploads;
  onChange: (photos: readonly Photo[]) => void;
  /** called when a photo and its pressed button are gone */
  onRemoved: () => void;
};

const alongTheRows: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A form's photos, sortable by dragging or keyboard. */
export function PhotoRows({ photos, uploads, onChange, onRemoved }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (key: unknown) => photos.findIndex((photo) => photo.key === key);

  const announcements = useAnnouncements(photos.length, (key) => placeOf(key) + 1);

  function move({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id) return;
    onChange(arrayMove([...photos], placeOf(active.id), placeOf(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[alongTheRows]}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            'To move a photo, press Space or Enter, use the arrow keys, and press Space or Enter again. Escape cancels.',
        },
      }}
      onDragEnd={move}
    >
      <SortableContext items={photos.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <Box
          component="ol"
          aria-label="Photos"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
        >
          {photos.map((photo, index) => (
            <PhotoRow
              key={photo.key}
              photo={photo}
              place={index + 1}
              uploads={uploads}
              onDescribe={(description) =>
                onChange(
                  photos.map((other) =>
                    other.key === photo.key ? { ...other, description } : other,
                  ),
                )
              }
              onRemove={() => {
                uploads.remove(photo.key);
                onChange(photos.filter(({ key }) => key !== photo.key));
                onRemoved();
              }}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

/**
 * Screen reader texts while a photo is moved.
 * @param placeOf a photo's position in the list, from 1
 */
function useAnnouncements(count: number, placeOf: (key: unknown) => number): Announcements {
  // On pick-up, dnd-kit reports the photo over its own place.
  const isLifted = useRef(false);
  return {
    onDragStart({ active }) {
      isLifted.current = true;
      return `Photo ${placeOf(active.id)} of ${count} is being moved.`;
    },
    onDragOver({ over }) {
      const wasLifted = isLifted.current;
      isLifted.current = false;
      return over && !wasLifted ? `It moves to place ${placeOf(over.id)} of ${count}.` : undefined;
    },
    onDragEnd: ({ over }) =>
      over ? `It is now photo ${placeOf(over.id)} of ${count}.` : 'It was not moved.',
    onDragCancel: () => 'It was not moved.',
  };
}
