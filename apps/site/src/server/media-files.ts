import type { ServerResponse } from 'node:http'
import { basename } from 'node:path'
import fastifyStatic from '@fastify/static'
import { namesVersion } from '@vitrine/content/core'
import { isDownload, mediaTypeOf } from '@vitrine/content/media'
import type { FileStore } from '@vitrine/storage/files'
import type { FastifyPluginAsync } from 'fastify'
import { storedMedia } from './stored-media.ts'
import type { IsTrashedFile } from './trashed-files.ts'

/** Seconds for which a file of the library may be cached whose address names no version. */
const MEDIA_SECONDS = 3600

interface MediaFiles {
  readonly dir: string
  /** Where the files are, if not in the folder. */
  readonly store?: FileStore | undefined
  readonly isTrashed: IsTrashedFile
  readonly immutableSeconds: number
}

/** Serves the files of the library, except those in the trash. */
export const mediaFiles: FastifyPluginAsync<MediaFiles> = async (scope, options) => {
  const { dir, store, isTrashed, immutableSeconds } = options
  scope.addHook<{ Params: { '*'?: string } }>('onRequest', async (request, reply) => {
    if (await isTrashed(basename(request.params['*'] ?? ''))) return reply.callNotFound()
  })
  const headersOf = (name: string, address: string): Record<string, string> => {
    // Pages name the version of what they show, and another one when it is saved anew.
    const cacheControl = namesVersion(address) ? `${immutableSeconds}, immutable` : MEDIA_SECONDS
    return {
      'cache-control': `public, max-age=${cacheControl}`,
      // Whatever was uploaded may be shown, never run.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      ...(isDownload(name) && { 'content-disposition': 'attachment' }),
    }
  }
  if (store) return storedMedia(scope, { store, headersOf })
  await scope.register(fastifyStatic, {
    root: dir,
    prefix: '/media/',
    decorateReply: false,
    // What else may have come into the folder is no business of visitors.
    allowedPath: (path) => mediaTypeOf(path) !== undefined,
    cacheControl: false,
    setHeaders(response, path) {
      // It is Node's own response, of which the types of the plugin know a part.
      const { req } = response as typeof response & Pick<ServerResponse, 'req'>
      const headers = headersOf(path, req.url ?? '')
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    },
  })
}
