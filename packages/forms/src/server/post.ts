import type { FastifyRequest } from 'fastify'
import type { Entries } from '../core/entries.ts'
import type { ContactForm } from '../core/form.ts'
import { fileLimits } from './files.ts'
import { type FileIntake, type ReadBody, readBody } from './read-body.ts'
import type { Stage } from './uploads.ts'

/** Bytes of files in a post whose form is known only from its fields. */
const MAX_UNKNOWN_FILES_BYTES = 64 * 1024 * 1024

/** Reads the body of a post to a form that is known. */
export function readPost(request: FastifyRequest, form: ContactForm, stage: Stage): Promise<ReadBody> {
  const limits = fileLimits(form)
  const maxBytes = [...limits.values()].reduce((total, limit) => total + limit, 0)
  return read(request, limits.size > 0 ? { stage, maxBytes, limitOf: (name) => limits.get(name) } : undefined)
}

/** Reads the body of a post whose hidden fields name the form, before its files. */
export function readUnknownPost(
  request: FastifyRequest,
  stage: Stage,
  findForm: (fields: Entries) => Promise<ContactForm | undefined>,
): Promise<ReadBody> {
  return read(request, {
    stage,
    maxBytes: MAX_UNKNOWN_FILES_BYTES,
    async limitOf(name, fields) {
      const form = await findForm(fields)
      return form && fileLimits(form).get(name)
    },
  })
}

function read(request: FastifyRequest, files: FileIntake | undefined): Promise<ReadBody> {
  const declared = Number(request.headers['content-length'] ?? 0)
  return readBody(request.raw, request.headers['content-type'] ?? '', {
    declaredLength: declared,
    ...(files && { files }),
  })
}
