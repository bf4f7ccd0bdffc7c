import type { ChangeLog } from './live/changeLog.ts';
import type { Records, UserRecord } from './records/records.ts';

/** Who asks: `viewer` is null for visitors, `bearer` the token as it came. */
export type Caller = { viewer: UserRecord | null; bearer: string | null };

/** What a resolver knows of a request. */
export type MockContext = Caller & { records: Records; changes: ChangeLog };
