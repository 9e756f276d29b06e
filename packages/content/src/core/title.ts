/** Characters of the title of a page, a post or a project. */
export const MAX_TITLE_LENGTH = 300
