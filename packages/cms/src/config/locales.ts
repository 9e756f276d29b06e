/** Languages of the site; the first is the default and has no prefix in its addresses. */
export const LOCALES = [{ code: 'en', label: 'English' }] as const
