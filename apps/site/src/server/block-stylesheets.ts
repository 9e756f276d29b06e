import type { FastifyInstance } from 'fastify'
import type { FinishedPage } from '../cache/finished-page.ts'
import { BLOCK_STYLES_PREFIX, type BlockStyles } from '../render/block-styles.ts'
import { answerPage } from './answer.ts'
import { stylesheetPage } from './stylesheet-page.ts'

/** Compressed stylesheets in the cache; a site has one for each set of blocks on its pages. */
const MAX_CACHED = 200

/** Letters of an address that is looked at; all blocks of the house together have fewer. */
const MAX_FILE_LENGTH = 2000

/**
 * Answers the stylesheets that are put together from those of a page's blocks.
 *
 * @param immutableSeconds How long browsers keep a file whose address changes with its content.
 */
export async function blockStylesheets(
  app: FastifyInstance,
  { styles, immutableSeconds }: { readonly styles: BlockStyles; readonly immutableSeconds: number },
): Promise<void> {
  const cache = new Map<string, Promise<FinishedPage>>()

  const sheetAt = async (file: string): Promise<FinishedPage | undefined> => {
    const sheet = file.length > MAX_FILE_LENGTH ? undefined : styles.read(file)
    if (!sheet) return undefined
    // What is answered at the address of an earlier state is asked for again, and not cached: anybody can make one up.
    if (!sheet.isCurrent) return stylesheetPage(sheet.css, 'no-cache')
    const known = cache.get(file)
    if (known) return known
    const [oldest] = cache.keys()
    if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest)
    const finished = stylesheetPage(sheet.css, `public, max-age=${immutableSeconds}, immutable`)
    cache.set(file, finished)
    return finished
  }

  app.get<{ Params: { file: string } }>(`${BLOCK_STYLES_PREFIX}:file`, async (request, reply) => {
    const sheet = await sheetAt(request.params.file)
    if (!sheet) return reply.callNotFound()
    reply.hijack()
    answerPage(request.raw, reply.raw, sheet)
    return reply
  })
}
