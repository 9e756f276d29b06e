import { APIError, formatErrors, type PayloadRequest, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'
import { sayPublicErrors } from './public-errors.ts'

const UNKNOWN = 'An unknown error occurred.'

const answer = (error: Error) =>
  sayPublicErrors({ error, context: {}, req: {} as PayloadRequest, result: formatErrors(error as APIError) })

/** As a class that the build has shortened to nothing. */
function nameless<Kind extends Error>(error: Kind): Kind {
  return Object.assign(error, { name: '' })
}

describe('an error of a class without a name', () => {
  it('is hidden from people by Payload', () => {
    const error = nameless(new APIError('Ask an editor.', 403, null, true))
    expect(formatErrors(error).errors).toEqual([{ message: UNKNOWN }])
  })

  it('says its sentence when people may read it', () => {
    const error = nameless(new APIError('Ask an editor.', 403, null, true))
    expect(answer(error)).toEqual({ response: { errors: [{ message: 'Ask an editor.' }] } })
  })

  it.each([
    ['that is not meant for people', nameless(new APIError('select * from users', 500))],
    ['of another kind', nameless(new TypeError('x is undefined'))],
    ['with fields to mend, which Payload names', new ValidationError({ errors: [{ path: 'a', message: 'Mend it.' }] })],
  ])('%s stays as Payload says it', (_, error) => expect(answer(error)).toBeUndefined())
})
