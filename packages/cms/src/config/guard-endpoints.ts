import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isCollection } from '@vitrine/content/documents'
import { askDatabase } from '@vitrine/content/store'
import type {
  Endpoint,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { numbersFit, refuseWrongData, whereFits } from './api-input.ts'
import { isOfInput } from './errors-of-input.ts'
import { alreadyRead, readBody } from './read-body.ts'
import { refuseExcess } from './refuse-excess.ts'
import { reserveOf, withReserve } from './with-reserve.ts'

/** An address of a document: the databases count in 32 bits. */
const ID = /^\d{1,9}$/

/** Addresses that content without versions has all the same. */
const VERSIONS = /^\/versions(?:\/|$)/

/** The address of a confirmation by mail, which accounts without one have all the same. */
const VERIFY = '/verify/:id'

const FILE = '/file/:filename'

/**
 * Has the API look at what it is asked before Payload does, which takes wrong input for its own fault and
 * answers 500. What goes wrong besides stays a fault of ours, and is logged.
 */
export function guardEndpoints(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    collection.hooks.beforeOperation = [
      ({ args, operation, req }) => {
        if (operation !== 'create' && operation !== 'update') return
        refuseWrongData(args)
        refuseExcess(args, req)
      },
      ...(collection.hooks.beforeOperation ?? []),
    ]
    // Payload answers 501 where there are none at all.
    collection.endpoints = (collection.endpoints || []).map((one) => guarded(one, collection))
  }
  for (const global of config.globals) {
    global.hooks.beforeOperation = [
      ({ args, operation, req }) => {
        if (operation !== 'update') return
        refuseWrongData(args)
        refuseExcess(args, req)
      },
      ...(global.hooks.beforeOperation ?? []),
    ]
    global.endpoints = (global.endpoints || []).map((one) => guarded(one, global))
  }
  for (const endpoint of config.endpoints) endpoint.handler = guarded({ ...endpoint }).handler
  return config
}

/** Collection or global of an endpoint. */
type Content = SanitizedCollectionConfig | SanitizedGlobalConfig

function guarded(endpoint: Endpoint, content?: Content): Endpoint {
  return {
    ...endpoint,
    async handler(req) {
      if (!req.user) await askDatabase(req.payload)
      if (!(await isThere(req, endpoint, content))) return refusal(404, 'There is nothing here.')
      if (!numbersFit(req.query)) return refusal(400, 'Give whole numbers as limit, page and depth.')
      if (!whereFits(req.query?.where)) return refusal(400, 'Give fields, comparisons and values that can be compared.')
      const wrong = await readBody(req, endpoint)
      if (wrong) return refusal(wrong.status, wrong.message)
      try {
        return await (isOfSigningIn(endpoint, content) ? signingIn(req, endpoint) : endpoint.handler(req))
      } catch (error) {
        if (isOfInput(error)) return refusal(400, 'The database cannot take one of these values.')
        throw error
      }
    },
  }
}

/** Addresses at which sessions begin and end: they are to work also when the disk is full, so that somebody can make room. */
function isOfSigningIn({ method }: Endpoint, content: Content | undefined): boolean {
  return content?.slug === 'users' && method === 'post'
}

function signingIn(req: PayloadRequest, { handler }: Endpoint): Promise<Response> {
  let isAgain = false
  return withReserve(reserveOf(req.payload), async () => {
    if (isAgain && req.data !== undefined) alreadyRead(req)
    isAgain = true
    return handler(req)
  })
}

async function isThere(req: PayloadRequest, { path }: Endpoint, content: Content | undefined): Promise<boolean> {
  const { id, filename } = (req.routeParams ?? {}) as { readonly id?: unknown; readonly filename?: unknown }
  const { payload } = req
  const hasTextIds =
    content && isCollection(payload, content.slug) && payload.collections[content.slug].customIDType === 'text'
  if (typeof id === 'string' && !hasTextIds && path.includes(':id') && !ID.test(id)) return false
  if (content && !content.versions && VERSIONS.test(path)) return false
  if (path === VERIFY && !(content && 'auth' in content && content.auth.verify)) return false
  if (path !== FILE || !content || !('upload' in content) || !content.upload.staticDir) return true
  // What is stored elsewhere is looked for there.
  if (content.upload.handlers?.length) return true
  return typeof filename === 'string' && isFile(content.upload.staticDir, filename)
}

async function isFile(folder: string, name: string): Promise<boolean> {
  if (/[\0/\\]/.test(name)) return false
  const found = await stat(join(folder, name)).catch(() => undefined)
  return found?.isFile() ?? false
}

function refusal(status: 400 | 404 | 413, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}
