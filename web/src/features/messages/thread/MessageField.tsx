import { SendMessageInput } from '@fitness-zone/contract/generated/inputs.ts';
import { mdiSend } from '@mdi/js';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { isEnter } from '../../../lib/controls/isComposing.ts';
import { registerForm, takeFormDraft } from '../../../ui/form/drafts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PickedPhotoList } from '../../uploads/picked/PickedPhotoList.tsx';
import { PickPhotosButton } from '../../uploads/picked/PickPhotosButton.tsx';
import { usePickedPhotos } from '../../uploads/picked/usePickedPhotos.ts';
import { UploadError } from '../../uploads/uploadErrors.ts';
import type { Target } from './unsent.ts';
import { useUnsent } from './useUnsent.ts';

const longest = SendMessageInput.text.maxLength;
/** Number of remaining characters from which the counter is shown. */
const nearLimit = 200;

type Props = {
  target: Target;
  /** the recipient */
  name: string;
  newest: string;
};

/** The field for the next message and its photos. Enter sends, Shift+Enter breaks the line. */
export function MessageField({ target, name, newest }: Props) {
  const { draft, setDraft, send } = useUnsent(target);
  useKeptOverSignIn(draft, setDraft);
  const photos = usePickedPhotos();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  const left = longest - draft.trim().length;
  const isEmpty = draft.trim() === '' && photos.photos.length === 0;
  const canSend = !isEmpty && left >= 0 && !photos.hasFailed;
  async function submit() {
    if (!canSend || isWaiting) return;
    if (photos.photos.length === 0) {
      send(newest, []);
      return;
    }
    setWaiting(true);
    try {
      send(newest, await photos.finish());
      photos.clear();
    } catch (error) {
      // Each photo shows why its upload failed.
      if (!(error instanceof UploadError)) throw error;
    } finally {
      setWaiting(false);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isEnter(event.nativeEvent) || event.shiftKey) return;
    event.preventDefault();
    void submit();
  }

  return (
    <Box
      component="form"
      aria-label={`Write to ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        photos.add([...event.dataTransfer.files]);
      }}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <PickedPhotoList photos={photos} onRemoved={() => field.current?.focus()} />
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5 }}>
        <PickPhotosButton photos={photos} />
        <OutlinedInput
          multiline
          maxRows={6}
          size="small"
          fullWidth
          placeholder="Write a message"
          value={draft}
          error={left < 0}
          readOnly={isWaiting}
          inputRef={field}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (files.length === 0) return;
            event.preventDefault();
            photos.add(files);
          }}
          slotProps={{
            input: {
              'aria-label': `Message to ${name}`,
              'aria-describedby': left < nearLimit ? id : undefined,
              enterKeyHint: 'send',
            },
          }}
        />
        <IconButton
          type="submit"
          color="primary"
          aria-label="Send"
          // Not `disabled`: the button would lose the focus when the field is emptied.
          aria-disabled={!canSend || isWaiting}
          sx={{ width: 42, height: 42, ...(!canSend && { color: 'text.disabled' }) }}
        >
          <Icon path={mdiSend} size={22} />
        </IconButton>
      </Box>
      {isWaiting && (
        <FormHelperText role="status" sx={{ m: 0 }}>
          Sending once the photos are uploaded…
        </FormHelperText>
      )}
      {left < nearLimit && (
        <FormHelperText id={id} error={left < 0} sx={{ m: 0 }}>
          {left < 0 ? `${-left} characters too many` : `${left} characters left`}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Keeps the draft while an expired session is renewed, which clears everything else. */
function useKeptOverSignIn(draft: string, setDraft: (text: string) => void): void {
  const present = useRef({ draft, setDraft });
  present.current = { draft, setDraft };
  useEffect(() => {
    const key = `${location.pathname} message`;
    const kept = takeFormDraft(key)?.text;
    if (typeof kept === 'string') present.current.setDraft(kept);
    return registerForm(() => {
      const text = present.current.draft;
      return { key, values: text === '' ? {} : { text } };
    });
  }, []);
}
