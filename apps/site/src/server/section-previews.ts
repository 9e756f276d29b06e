import { withIds } from '@vitrine/canvas/core'
import { inLanguage, SECTION_GROUPS, type Section, type SectionBlock } from '@vitrine/kit/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withHead } from '../render/finish.ts'
import { send } from './answer.ts'
import type { Pages } from './pages.ts'
import { refuseAsker, type WhoAsks } from './who-asks.ts'

/** Seconds for which a browser caches a drawn section: a day, after which a newer program may draw it in another way. */
const CACHED_SECONDS = 86_400

interface SectionRequest {
  Params: { collection: string; id: string; name: string }
  Querystring: { locale?: unknown; revision?: unknown }
}

/**
 * Sections that editors can put on a page, and how they look there: `GET /preview/sections` lists them, and
 * `GET /preview/{collection}/{id}/sections/{name}` draws one as the page of that document would; `/blocks/{kind}` draws the
 * first block of a kind among them, `/shared/{id}` a reusable block, and `/empty` nothing: a page without script into which
 * something else is drawn. Strangers get a not-found page.
 *
 * The list names the revision of the content, by which drawings are asked for: a drawing is cached until the theme, a
 * reusable block or anything else that it may show is another.
 */
export async function sectionPreviews(
  app: FastifyInstance,
  options: {
    readonly pages: Pick<Pages, 'previewBlocks'>
    readonly whoAsks: WhoAsks
    readonly sections: () => Promise<readonly Section[]>
    readonly revision: () => Promise<string>
    readonly sendMissing: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  },
): Promise<void> {
  const { pages, whoAsks, sections, revision, sendMissing } = options
  type Find = (name: string) => Promise<readonly SectionBlock[] | undefined>
  const bySection: Find = async (name) => (await sections()).find((section) => section.name === name)?.blocks
  const byKind: Find = async (kind) => {
    const first = firstOfKind(
      (await sections()).flatMap(({ blocks }) => blocks),
      kind,
    )
    return first && [first]
  }

  const shared: Find = async (id) => [{ blockType: 'reusable', block: Number(id) }]

  app.get<SectionRequest>('/preview/sections', async (request, reply) => {
    const asker = await whoAsks(request)
    if (asker.kind === 'too many') return refuseAsker(reply)
    if (asker.kind !== 'account') return sendMissing(request, reply)
    const locale = String(request.query.locale)
    const listed = (await sections()).map((section) => ({
      ...section,
      group: SECTION_GROUPS[section.group],
      blocks: inLanguage(section.blocks, locale).map(numbered),
    }))
    return reply.header('cache-control', 'no-store').send({ revision: await revision(), sections: listed })
  })
  const draw = (find: Find) => async (request: FastifyRequest<SectionRequest>, reply: FastifyReply) => {
    const { params, query } = request
    const asker = await whoAsks(request)
    if (asker.kind === 'too many') return refuseAsker(reply)
    const isSeen = asker.kind === 'account' && (await asker.reads(params.collection))
    const blocks = isSeen ? await find(params.name) : undefined
    const document = { collection: params.collection, id: Number(params.id) }
    const layout = blocks && inLanguage(blocks, String(query.locale)).map(numbered)
    // Read before the drawing: what changes meanwhile is drawn under the older revision, and asked for by the newer one.
    const isCurrent = query.revision === (await revision())
    const page = layout && (await pages.previewBlocks(document, query.locale, layout))
    if (!page) return sendMissing(request, reply)
    const cached = isCurrent ? `private, max-age=${CACHED_SECONDS}` : 'no-store'
    const headers = { 'cache-control': cached, 'x-robots-tag': 'noindex' }
    return send(reply, withHead(page, { headers }))
  }
  const place = '/preview/:collection(^[a-z-]{1,40}$)/:id(^\\d{1,9}$)'
  app.get<SectionRequest>(`${place}/sections/:name(^[a-z0-9-]{1,60}$)`, draw(bySection))
  app.get<SectionRequest>(`${place}/shared/:name(^\\d{1,9}$)`, draw(shared))
  app.get<SectionRequest>(
    `${place}/empty`,
    draw(async () => []),
  )
  app.get<SectionRequest>(`${place}/blocks/:name(^[a-zA-Z0-9]{1,60}$)`, draw(byKind))
}

/** Ids that are the same each time, so that equal sections are equal pages. */
function numbered(block: SectionBlock, index: number): SectionBlock {
  let made = 0
  const makeId = () => {
    made += 1
    return `section-${index}-${made}`
  }
  return { ...withIds(block, makeId), blockType: block.blockType }
}

/** The first block of a kind, in others or not. */
function firstOfKind(blocks: readonly SectionBlock[], kind: string): SectionBlock | undefined {
  for (const block of blocks) {
    if (block.blockType === kind) return block
    const inside = Object.values(block).flatMap(blocksIn)
    const found = firstOfKind(inside, kind)
    if (found) return found
  }
  return undefined
}

/** Blocks that stand in a value, or in its rows. */
function blocksIn(value: unknown): readonly SectionBlock[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return []
    return isBlock(row) ? [row] : Object.values(row).flatMap(blocksIn)
  })
}

function isBlock(row: object): row is SectionBlock {
  return 'blockType' in row && typeof row.blockType === 'string'
}
