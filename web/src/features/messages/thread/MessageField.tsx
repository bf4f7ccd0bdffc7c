import { SendMessageInput } from '@fitness-zone/contract/generated/inputs.ts';
import { mdiSend } from '@mdi/js';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { registerForm, takeFormDraft } from '../../../ui/form/drafts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useUnsent } from './useUnsent.ts';

const longest = SendMessageInput.text.maxLength;
/** Number of remaining characters from which the counter is shown. */
const nearLimit = 200;

type Props = {
  threadId: string;
  /** the recipient */
  name: string;
  /** the thread's newest message */
  newest: string;
};

/** The field in which the next message is written. Enter sends it, Shift+Enter makes a line. */
export function MessageField({ threadId, name, newest }: Props) {
  const { draft, setDraft, send } = useUnsent(threadId);
  useKeptOverSignIn(draft, setDraft);
  const id = useId();
  const left = longest - draft.trim().length;
  const canSend = draft.trim() !== '' && left >= 0;

  function onKeyDown(event: KeyboardEvent) {
    // Enter also chooses among the words that an input method proposes.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) send(newest);
  }

  return (
    <Box
      component="form"
      aria-label={`Write to ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) send(newest);
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <OutlinedInput
          multiline
          maxRows={6}
          size="small"
          fullWidth
          placeholder="Write a message"
          value={draft}
          error={left < 0}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
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
          // Not `disabled`: it would lose the focus as soon as the field is empty.
          aria-disabled={!canSend}
          sx={{ width: 42, height: 42, ...(!canSend && { color: 'text.disabled' }) }}
        >
          <Icon path={mdiSend} size={22} />
        </IconButton>
      </Box>
      {left < nearLimit && (
        <FormHelperText id={id} error={left < 0} sx={{ mx: 0 }}>
          {left < 0 ? `${-left} characters too many` : `${left} characters left`}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Keeps what is being written while a session that has ended is renewed, which drops all else. */
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
