/** Where the admin notes in a browser that somebody is signed in there: pages then make room for the editor's bar. */
export const EDITOR_MARK = 'vitrine-editor'
