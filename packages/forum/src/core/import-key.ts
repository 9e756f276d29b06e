/** Beginning of the keys of posts that an import wrote, in place of those that forms draw. */
export const IMPORT_KEY = 'import '
