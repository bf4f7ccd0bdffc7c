import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard.tsx';
import type { LeaveWay } from '../../../ui/leaving/mayLeave.ts';
import { dropProductDraft } from '../../browsing/storageKeys.ts';
import type { PhotoUploads } from '../../uploads/photoUploads.ts';
import { emptyProduct, type ProductValues } from '../form/productFields.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { keepDraft, type StoredDraft } from './storedDraft.ts';

type Props = {
  accountId: string;
  /** initial values of the form */
  draft: StoredDraft | null;
  uploads: PhotoUploads;
  /** set to true once the product was posted */
  isPosted: RefObject<boolean>;
};

const isHalfFilled = (values: ProductValues) =>
  JSON.stringify(values) !== JSON.stringify(emptyProduct);

/** Stores the surrounding form's draft on this device, and asks before leaving. */
export function ProductDraft({ accountId, draft, uploads, isPosted }: Props) {
  const { values, dirty, resetForm } = useFormikContext<ProductValues>();
  const [restored, setRestored] = useState(draft);
  const hasChanged = useRef(false);
  const isKept = useRef(true);
  useEffect(() => {
    if (dirty) hasChanged.current = true;
    if (!hasChanged.current || isPosted.current) return;
    if (isHalfFilled(values)) isKept.current = keepDraft(accountId, values);
    else dropProductDraft(accountId);
  }, [accountId, values, dirty, isPosted]);

  function startAgain() {
    uploads.close();
    dropProductDraft(accountId);
    hasChanged.current = false;
    setRestored(null);
    resetForm({ values: emptyProduct });
  }

  return (
    <>
      {restored && <DraftNotice draft={restored} onStartAgain={startAgain} />}
      <LeaveGuard
        // An untouched copy isn't stored, since it can be made again.
        isActive={(dirty || restored !== null) && isHalfFilled(values)}
        isDone={isPosted}
        textOf={(way) => leaveText(way, isKept.current)}
      />
    </>
  );
}

function leaveText(way: LeaveWay, isKept: boolean): string {
  if (way === 'sign-out') return 'Your product isn’t posted yet. Signing out deletes this draft.';
  return isKept
    ? 'Your product isn’t posted yet. We keep a draft on this device, without photos that are still uploading.'
    : 'Your product isn’t posted yet, and this browser can’t keep drafts. If you leave, you’ll lose it.';
}
