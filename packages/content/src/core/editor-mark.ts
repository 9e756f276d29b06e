/** Storage key by which the admin notes that somebody is signed in; pages then make room for the editor's bar. */
export const EDITOR_MARK = 'vitrine-editor'
