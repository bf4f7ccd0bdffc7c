/**
 * Functions that this browser has but the oldest supported one, Safari 16.4, lacks, by their owner
 * (https://developer.mozilla.org/docs/MDN/Writing_guidelines/Page_structures/Compatibility_tables).
 */
const newerFunctions: Record<string, readonly string[]> = {
  globalThis: [
    ...['AsyncDisposableStack', 'DisposableStack', 'Float16Array', 'SuppressedError', 'Temporal'],
    ...['CloseWatcher', 'URLPattern', 'cancelIdleCallback', 'cookieStore', 'fetchLater'],
    ...['navigation', 'requestIdleCallback', 'scheduler', 'TaskController', 'viewport'],
  ],
  ArrayBuffer_prototype: ['transfer', 'transferToFixedLength'],
  Error: ['captureStackTrace', 'isError'],
  Iterator_prototype: [
    ...['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'take'],
    ...['toArray', 'join'],
  ],
  JSON: ['isRawJSON', 'rawJSON'],
  Map: ['groupBy'],
  Map_prototype: ['getOrInsert', 'getOrInsertComputed'],
  WeakMap_prototype: ['getOrInsert', 'getOrInsertComputed'],
  Math: ['f16round', 'sumPrecise'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  Set_prototype: [
    ...['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf'],
    ...['symmetricDifference', 'union'],
  ],
  Uint8Array: ['fromBase64', 'fromHex'],
  Uint8Array_prototype: ['setFromBase64', 'setFromHex', 'toBase64', 'toHex'],
  Intl: ['DurationFormat'],
  AbortSignal: ['any'],
  Blob_prototype: ['bytes', 'textStream'],
  Document: ['parseHTML', 'parseHTMLUnsafe'],
  Document_prototype: [
    ...['activeViewTransition', 'caretPositionFromPoint', 'moveBefore', 'startViewTransition'],
  ],
  Element_prototype: [
    ...['activeViewTransition', 'ariaNotify', 'checkVisibility', 'getHTML', 'moveBefore'],
    ...['setHTML', 'setHTMLUnsafe', 'startViewTransition'],
  ],
  EventTarget_prototype: ['when'],
  HTMLDialogElement_prototype: ['requestClose'],
  HTMLElement_prototype: ['hidePopover', 'showPopover', 'togglePopover'],
  HTMLSelectElement_prototype: ['showPicker'],
  Navigator_prototype: ['connection', 'scheduling', 'userAgentData'],
  PointerEvent_prototype: ['getCoalescedEvents', 'getPredictedEvents'],
  ReadableStream_prototype: ['values'],
  Request_prototype: ['bytes'],
  Response: ['json'],
  Response_prototype: ['bytes'],
  Selection_prototype: ['direction', 'getComposedRanges'],
  URL: ['canParse', 'parse'],
  URLSearchParams_prototype: ['size'],
};

/** A script that deletes them before other scripts run. */
export const deleteNewerFunctions = `for (const [owner, names] of Object.entries(${JSON.stringify(newerFunctions)})) {
  const object = owner.split('_').reduce((from, name) => from?.[name], globalThis);
  for (const name of names) if (object) delete object[name];
}`;
