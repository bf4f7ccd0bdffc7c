import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Stock } from '../../../generated/graphql.ts';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard.tsx';
import {
  type EditedValues,
  type Field,
  labelOf,
  type ProductValues,
} from '../form/productFields.ts';
import { EditConflicts } from './EditConflicts.tsx';
import { EditNotice } from './EditNotice.tsx';
import { differences, mergeEdits, settle } from './mergeEdits.ts';
import { StockChanged } from './StockChanged.tsx';

type Props = {
  /** the product's present values */
  theirs: ProductValues;
  /** ISO 4217 */
  currency: string;
  categories: readonly { id: string; title: string }[];
  /** its stock if changed since the form was opened; otherwise null */
  changedStock: Stock | null;
  /** the form can be saved */
  isEditable: boolean;
  /** set to true once it was saved */
  isSaved: RefObject<boolean>;
};

/** Merges edits made elsewhere into the surrounding form, shows them, and asks before leaving it unsaved. */
export function EditsElsewhere(props: Props) {
  const { theirs, currency, categories, changedStock, isEditable, isSaved } = props;
  const { values, setValues } = useFormikContext<EditedValues>();
  const [taken, setTaken] = useState<readonly Field[]>([]);
  const merged = useMemo(() => mergeEdits(values, theirs, currency), [values, theirs, currency]);
  useEffect(() => {
    if (merged.values === values) return;
    void setValues(merged.values);
    // The user's own saved edit isn't news.
    if (!isSaved.current) setTaken((before) => [...new Set([...before, ...merged.taken])]);
  }, [merged, values, setValues, isSaved]);
  return (
    <>
      {changedStock && <StockChanged now={changedStock} />}
      {taken.length > 0 && (
        <EditNotice severity="info">
          Updated with changes made elsewhere: {taken.map(labelOf).join(', ')}. Your own changes
          aren’t saved yet.
        </EditNotice>
      )}
      {isEditable && merged.conflicts.length > 0 && (
        <EditConflicts
          conflicts={merged.conflicts}
          mine={values}
          theirs={theirs}
          currency={currency}
          categories={categories}
          onChoose={(fields, choice) => void setValues(settle(values, theirs, fields, choice))}
        />
      )}
      <LeaveGuard
        isActive={isEditable && differences(values, theirs, currency).length > 0}
        isDone={isSaved}
        textOf={() => 'Your changes aren’t saved. If you leave, you’ll lose them.'}
      />
    </>
  );
}
