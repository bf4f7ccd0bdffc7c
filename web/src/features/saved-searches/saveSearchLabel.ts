/** Names the button, its dialog and the kept draft. */
export const saveSearchLabel = 'Save this search';
