/** Name of the field that carries what a visitor looks for, in the address of the search page. */
export const SEARCH_FIELD = 's'

/** Path of the search page. @param home Path of the home page in this language, with a slash at its end. */
export function searchPath(home: string): string {
  return `${home}search/`
}
