/** Path of the search page in the site's first language. */
export const SEARCH_PATH = '/search/'

/** Name of the field that carries what a visitor looks for, in the address of the search page. */
export const SEARCH_FIELD = 'q'

/** Path of the search page. @param home Path of the home page in this language, with a slash at its end. */
export function searchPath(home: string): string {
  return home + SEARCH_PATH.slice(1)
}
