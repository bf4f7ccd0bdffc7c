/** Names the button, its dialog, and what was typed into it. */
export const saveSearchLabel = 'Save this search';
