import { FileUploadError, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { expect, it } from 'vitest'
import { sayUploadFault } from './upload-fault.ts'

const answerTo = (error: Error) =>
  sayUploadFault({
    error,
    req: { i18n: { language: 'en' } } as PayloadRequest,
    context: {},
    collection: {} as SanitizedCollectionConfig,
    result: { errors: [] },
  })

it('a file that could not be scaled is refused with what to do', () =>
  expect(answerTo(new FileUploadError())).toEqual({
    response: { errors: [{ message: expect.stringContaining('save it as JPEG or PNG') }] },
  }))

it('another error is answered as it is', () => expect(answerTo(new Error('select'))).toBeUndefined())
