import { isOfInput } from './errors-of-input.ts'

/** Errors that may stand behind one another. */
const MAX_CAUSES = 10

/** Codes of Node's own functions, which were given what they cannot work with. */
const CODE_OF_ARGUMENTS = /^ERR_/

/** Tells whether an error comes from outside of the program: of the database, the disk or the network. */
export function isFromOutside(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_CAUSES || isOfInput(error)) return false
  const { code } = error as { readonly code?: unknown }
  if (typeof code === 'string' && !CODE_OF_ARGUMENTS.test(code)) return true
  return isFromOutside(error.cause, depth + 1)
}

/** Marks an error from outside in the answer to a question of the admin's pages, where it is reported without its words. */
export const OUTSIDE_DIGEST = 'vitrine-outside'

/**
 * Answers a question of the admin's pages to their own server.
 *
 * @throws What `answer` throws, marked where it comes from outside. Anything else comes of what was asked.
 */
export async function markOutside<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer()
  } catch (error) {
    throw isFromOutside(error) ? Object.assign(error as Error, { digest: OUTSIDE_DIGEST }) : error
  }
}
