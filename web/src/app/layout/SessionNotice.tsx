import { useSessionNotice } from '../../features/session/sessionNotice.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';

const SessionNoticeBar = lazyChunk(
  async () => (await import('./SessionNoticeBar.tsx')).SessionNoticeBar,
);

/** Explains why the user was signed out, or which steps follow the sign-up, until closed. */
export function SessionNotice() {
  const notice = useSessionNotice();
  return notice && <SessionNoticeBar notice={notice} />;
}
