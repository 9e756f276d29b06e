import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answerPage } from './answer.ts'
import { stylesheetPage } from './stylesheet-page.ts'

/** Address of the site's own stylesheet; files that it names as `url(site/…)` are below it. */
const PREFIX = '/assets/own/'

/** Characters of the hash in its address. */
const HASH_LENGTH = 10

/** Seconds that browsers keep files beside the stylesheet, whose names do not change with their content. */
const FILES_SECONDS = 3_600

/** A stylesheet of the people who run the site. */
export interface OwnStyle {
  /** Changes with the content. */
  readonly address: string
  readonly css: string
}

/** Reads `site.css` in the data folder; undefined when there is none. It is read once: changes show after a restart. */
export function readOwnStyle(dataDir: string): OwnStyle | undefined {
  const file = join(dataDir, 'site.css')
  if (!existsSync(file)) return undefined
  const css = readFileSync(file, 'utf8')
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, HASH_LENGTH)
  return { address: `${PREFIX}site.${hash}.css`, css }
}

/** Answers the site's own stylesheet, and the files in the folder `site` beside it, such as fonts. */
export async function ownStyle(
  app: FastifyInstance,
  options: { readonly style: OwnStyle; readonly dataDir: string; readonly immutableSeconds: number },
): Promise<void> {
  const { style, dataDir, immutableSeconds } = options
  const sheet = await stylesheetPage(style.css, `public, max-age=${immutableSeconds}, immutable`)
  app.get(style.address, (request, reply) => {
    reply.hijack()
    answerPage(request.raw, reply.raw, sheet)
  })
  const files = join(dataDir, 'site')
  if (!existsSync(files)) return
  await app.register(fastifyStatic, {
    root: files,
    prefix: `${PREFIX}site/`,
    decorateReply: false,
    maxAge: FILES_SECONDS * 1000,
  })
}
