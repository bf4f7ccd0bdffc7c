/** The id of the content after a screen's own navigation, such as the sidebar. */
export const contentId = 'content';
