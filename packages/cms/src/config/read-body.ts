import { MAX_UPLOAD_BYTES } from '@vitrine/content/config'
import { readBounded } from '@vitrine/http/core'
import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'

/** Bytes of a form with a file: the largest one, and fields beside it. */
const MAX_FORM_BYTES = MAX_UPLOAD_BYTES + 4 * 1024 * 1024

/** Addresses at which fields are stored: they have to be there. */
const OF_FIELDS: ReadonlySet<string> = new Set(['post /', 'patch /', 'patch /:id'])

/** Addresses at which Payload reads what is sent; at others, endpoints read it themselves, within limits of their own. */
const READ_BY_PAYLOAD: ReadonlySet<string> = new Set([
  ...OF_FIELDS,
  ...['post /:id/duplicate', 'post /access/:id?', 'post /access', 'post /versions/:id', 'post /reorder', 'post /:key'],
  ...['post /login', 'post /logout', 'post /first-register', 'post /forgot-password', 'post /reset-password'],
  ...['post /refresh-token', 'post /unlock', 'post /verify/:id', 'post /paste-url/:id?', 'post /:id/api-key/reveal'],
])

/** Types of bodies that Payload reads. */
const IS_READ = /^(?:application\/json(?:;|$)|.*multipart\/)/

/** Why a request cannot be read, for a person. */
interface Unreadable {
  readonly status: 400 | 413
  readonly message: string
}

const UNREADABLE: Unreadable = {
  status: 400,
  message: 'The body cannot be read. Send JSON, or a form with JSON in _payload.',
}
const TOO_LARGE: Unreadable = { status: 413, message: `A form has at most ${MAX_FORM_BYTES} bytes.` }

/**
 * Reads what a request carries before Payload does, which takes what it cannot read, and what is left out, for its own
 * fault.
 *
 * @returns Undefined when it could be read.
 */
export async function readBody(req: PayloadRequest, { method, path }: Endpoint): Promise<Unreadable | undefined> {
  if (!READ_BY_PAYLOAD.has(`${method} ${path}`)) return undefined
  try {
    const wrong = await readInto(req)
    if (wrong) return wrong
  } catch (error) {
    // A file of a kind or a size that is not taken: Payload says so itself.
    if (error instanceof APIError && error.status < 500) throw error
    return UNREADABLE
  }
  if (IS_READ.test(req.headers.get('content-type') ?? '')) alreadyRead(req)
  else leaveToEndpoint(req)
  if (OF_FIELDS.has(`${method} ${path}`) && req.data === undefined) {
    // A file alone is a document too.
    if (!req.file) return UNREADABLE
    req.data = {}
  }
  return undefined
}

/** Hides the stream that has been consumed, since endpoints would try to read it again. */
export function alreadyRead(req: PayloadRequest): void {
  Object.defineProperty(req, 'body', { value: null })
  req.json = async () => req.data ?? {}
}

/** Endpoints may read what says not what it is. */
function leaveToEndpoint(req: PayloadRequest): void {
  const read = req.json?.bind(req)
  req.json = () => read?.().catch(() => ({})) ?? Promise.resolve({})
}

async function readInto(req: PayloadRequest): Promise<Unreadable | undefined> {
  const type = req.headers.get('content-type') ?? ''
  if (!type.includes('multipart/') || !req.body) {
    await addDataAndFileToRequest(req)
    return undefined
  }
  const bytes = await readBounded(req.body, MAX_FORM_BYTES)
  if (!bytes) return TOO_LARGE
  // Written anew, since one that breaks off within a file would end the process: the parser that Payload uses throws where
  // nobody can catch it.
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  const { body, headers } = new Response(form)
  const whole: PayloadRequest = Object.create(req, {
    body: { value: body },
    headers: { value: headers },
    method: { value: req.method },
  })
  await addDataAndFileToRequest(whole)
  Object.assign(req, { data: whole.data, file: whole.file, files: whole.files })
  return undefined
}
