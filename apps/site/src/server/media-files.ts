import type { ServerResponse } from 'node:http'
import { basename } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isDownload, mediaTypeOf } from '@vitrine/content/media'
import type { FastifyPluginAsync } from 'fastify'
import { namesVersion } from '../render/media-address.ts'
import type { IsTrashedFile } from './trashed-files.ts'

/** Seconds that a file of the library may be cacheControl whose address names no version. */
const MEDIA_SECONDS = 3600

interface MediaFiles {
  readonly dir: string
  readonly isTrashed: IsTrashedFile
  readonly immutableSeconds: number
}

/** Serves the files of the library, except those in the trash. */
export const mediaFiles: FastifyPluginAsync<MediaFiles> = async (scope, { dir, isTrashed, immutableSeconds }) => {
  scope.addHook<{ Params: { '*'?: string } }>('onRequest', async (request, reply) => {
    if (await isTrashed(basename(request.params['*'] ?? ''))) return reply.callNotFound()
  })
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
      // Pages name the version of what they show, and another one when it is saved anew.
      const cacheControl = namesVersion(req.url) ? `${immutableSeconds}, immutable` : MEDIA_SECONDS
      response.setHeader('cache-control', `public, max-age=${cacheControl}`)
      // Whatever was uploaded may be shown, never run.
      response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      response.setHeader('x-content-type-options', 'nosniff')
      if (isDownload(path)) response.setHeader('content-disposition', 'attachment')
    },
  })
}
