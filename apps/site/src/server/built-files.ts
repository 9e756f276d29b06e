import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Answers the files of the browser's build, each compressed beside it.
 *
 * @param options.dir Absolute path of the folder `assets` of the build.
 * @param options.immutableSeconds How long browsers keep a file whose name changes with its content.
 */
export async function builtFiles(
  app: FastifyInstance,
  { dir, immutableSeconds }: { readonly dir: string; readonly immutableSeconds: number },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: dir,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: immutableSeconds * 1000,
    // Without it a cache in front of the site gives what is compressed to those that cannot read it.
    setHeaders: (response) => response.setHeader('vary', 'accept-encoding'),
  })
}
