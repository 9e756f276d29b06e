import type { AfterErrorHook, APIError } from 'payload'

/**
 * Answers an error that people may read with its own sentence. Payload leaves the sentence out where the class of the error
 * has no name, and the builds of the programs shorten names.
 */
export const sayPublicErrors: AfterErrorHook = ({ error }) => {
  const { data, isPublic, message } = error as Partial<APIError> & Error
  // With data Payload says it by itself.
  if (isPublic !== true || data || typeof message !== 'string' || message === '') return undefined
  return { response: { errors: [{ message }] } }
}
