import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint } from 'payload'
import { HELP_IMAGES_PATH } from '../../core/help-text.ts'

const NAME = /^[a-z0-9-]+\.webp$/

/** Answers with the images of the documentation. @param folder Of the documentation. */
export function helpImages(folder: string): Endpoint {
  return {
    path: `${HELP_IMAGES_PATH}/:name`,
    method: 'get',
    handler: async ({ user, routeParams }) => {
      const name = String(routeParams?.name)
      const image =
        user && NAME.test(name) ? await readFile(join(folder, 'images', name)).catch(() => undefined) : undefined
      if (!image) return Response.json({ errors: [{ message: 'There is no such image.' }] }, { status: 404 })
      return new Response(new Uint8Array(image), {
        headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=300' },
      })
    },
  }
}
