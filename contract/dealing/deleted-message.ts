/** What both sides of a thread read in the place of a message that an admin has deleted. */
export const deletedMessageText = 'This message was deleted by an admin.';
