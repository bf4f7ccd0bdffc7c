/** Shown to both sides in place of a message that an admin deleted. */
export const deletedMessageText = 'This message was deleted by an admin.';
