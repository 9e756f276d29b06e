/** Addresses below that of redirects in the API. */
export const REDIRECTS_FILE_PATH = '/file'
export const BROKEN_LINKS_PATH = '/broken'

/** Bytes of a file of redirects. */
export const MAX_REDIRECTS_FILE_BYTES = 1024 * 1024

/** Redirects of one file. */
export const MAX_REDIRECTS_OF_FILE = 2_000

/** Lines that are found fault with at once; who mends them sends the file again. */
export const MAX_FILE_PROBLEMS = 50

/** Fault of a line of a file. */
export interface FileProblem {
  /** From 1; 0: the file as a whole. */
  readonly line: number
  readonly message: string
}
