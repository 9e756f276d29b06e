import { walkBlocks, withFootnotes, withOwnHeadings } from '@vitrine/blocks/core'
import { Layout, splitAtBlocks } from '@vitrine/blocks/ui'
import type { Drawing } from '@vitrine/canvas/core'
import type { StoredPage } from '@vitrine/content/queries'
import {
  type BlockBase,
  featureStates,
  type PageKind,
  type RenderContext,
  type ShownPage,
  type StateEntry,
} from '@vitrine/kit/core'
import type { SharedImage } from '@vitrine/share-image/core'
import type { FinishedPage } from '../cache/finished-page.ts'
import { parsers, renderers } from '../features/rendering.ts'
import { cssOf, stylesOf, validityOf, withTitle } from './block-needs.ts'
import { type ComposedPage, composeMarkup, composePage } from './compose-page.tsx'
import { drawableBlocks } from './drawable-blocks.tsx'
import { withHead } from './finish.ts'
import { type PageFacts, pageFacts, structuredDataOfPage } from './page-facts.ts'
import { parseBlocks, parseContext } from './parse-context.ts'
import type { PageOptions, Rendering } from './rendering.ts'
import { sharedCard, sharedImage, shownWhereShared } from './shared-card.ts'
import type { SiteFrame } from './site-frame.ts'

/** Renders a page with the blocks that are stored in it. */
export async function renderPage(
  page: StoredPage,
  frame: SiteFrame,
  options: PageOptions,
  rendering: Rendering,
): Promise<FinishedPage> {
  return evenWithFailures(options, async (chosen) => {
    const { composed, isPersonal } = await readPage(page, frame, chosen, rendering)
    const finished = await composePage(composed, frame, rendering)
    const cached = { ...finished, ...validityOf(composed.shown.blocks) }
    // What was drawn for one visitor is nobody else's.
    return isPersonal() ? withHead(cached, { headers: { 'cache-control': 'no-store' } }) : cached
  })
}

/** Renders a page for its editor, block by block. */
export async function drawPage(
  page: StoredPage,
  frame: SiteFrame,
  options: PageOptions,
  rendering: Rendering,
): Promise<Drawing> {
  return evenWithFailures(options, async (chosen) => {
    const { composed } = await readPage(page, frame, chosen, rendering)
    return splitAtBlocks(composeMarkup(composed, frame, rendering))
  })
}

/** Renders a page; for its editor also one with blocks that cannot be rendered. */
async function evenWithFailures<Rendered>(
  options: PageOptions,
  render: (options: PageOptions) => Promise<Rendered>,
): Promise<Rendered> {
  try {
    return await render(options)
  } catch (error) {
    if (!options.preview) throw error
    return render({ ...options, careful: true })
  }
}

/** Reads a page and all that it is rendered with. */
async function readPage(
  page: StoredPage,
  frame: SiteFrame,
  options: PageOptions,
  rendering: Rendering,
): Promise<{ readonly composed: ComposedPage; readonly isPersonal: () => boolean }> {
  const {
    preview = false,
    bare = false,
    still = false,
    careful = false,
    status = page.status ?? 200,
    query = {},
    states = [],
  } = options
  const { request, blocks: parsed } = await parsePage(page, query, rendering)
  const blocks = bare ? parsed : withTitle(parsed, page.title)
  const all = [...walkBlocks(blocks)]
  const facts = pageFacts(page, frame, rendering)
  const shown = showPage(
    page,
    { frame, facts, preview, blocks: all, states: [...request.states, ...states] },
    rendering,
  )
  const { context } = shown
  const drawn = careful ? drawableBlocks(blocks, { renderers, context }) : blocks
  const layout = <Layout blocks={drawn} renderers={renderers} context={context} />
  const composed: ComposedPage = {
    shown,
    status,
    bare,
    still,
    head: { ...headOf(page, { frame, facts, blocks: all }, rendering), ...(preview && { robots: 'noindex' }) },
    styles: stylesOf(all, frame.features.likeBlocks(shown)),
    css: cssOf(all),
    body: frame.features.content(shown, layout),
  }
  return { composed, isPersonal: request.isPersonal }
}

/** Reads the blocks of a page, as features want them for a request. @param query Fields of its address. */
export async function parsePage(page: StoredPage, query: NonNullable<PageOptions['query']>, rendering: Rendering) {
  const { locale, address, requestStates } = rendering
  const request = await requestStates({ query, locale })
  const context = parseContext({ locale, parsers, address, features: featureStates(request.states) })
  return { request, blocks: withFootnotes(withOwnHeadings(parseBlocks(page.layout, parsers, context))) }
}

/** Description of a page for its features. */
function showPage(
  page: StoredPage,
  input: {
    readonly frame: SiteFrame
    readonly facts: PageFacts
    readonly preview: boolean
    readonly blocks: readonly BlockBase[]
    /** Of this page alone. */
    readonly states: readonly StateEntry[]
  },
  { locale, address, home }: Rendering,
): ShownPage {
  const { blocks } = input
  const { head, trail, alternates } = input.facts
  const { features } = input.frame
  const pageStates = features.pageStates({
    title: head.title,
    url: head.canonical,
    image: head.image?.url,
    trail: trail.map(({ title, path }) => ({ label: title, href: path })),
    blocks,
  })
  const context: RenderContext = {
    locale,
    timeZone: input.frame.site.timeZone,
    path: address(page.path),
    home,
    // Forms know pages alone by their number.
    pageId: page.document?.collection === 'pages' ? page.document.id : 0,
    preview: input.preview,
    features: featureStates([...features.states, ...pageStates, ...input.states]),
  }
  return {
    context,
    kind: kindOf(page),
    footer: page.footer,
    blocks,
    languages: alternates.map(({ locale: code, path }) => ({ locale: code, href: path })),
  }
}

function kindOf({ status, document }: StoredPage): PageKind {
  if (status === 404) return 'message'
  if (!document) return 'list'
  return document.collection === 'pages' ? 'page' : 'entry'
}

function headOf(
  page: StoredPage,
  input: { readonly frame: SiteFrame; readonly facts: PageFacts; readonly blocks: readonly BlockBase[] },
  rendering: Rendering,
) {
  const { frame, facts, blocks } = input
  const { siteUrl, address } = rendering
  const { head, alternates } = facts
  // It stands at any address, and none of them is to be remembered.
  if (page.status === 404) return { title: head.title, robots: 'noindex', structuredData: [], alternates: [] } as const
  const path = address(page.path)
  const shared = pageShareImage(page, frame, rendering)
  const image = shared ? shownWhereShared(shared, head.image?.alt ?? '', siteUrl, path) : head.image
  return {
    ...head,
    ...(page.feed !== undefined && { feed: `${address(page.feed)}feed` }),
    ...(image && { image }),
    alternates,
    structuredData: structuredDataOfPage({ path, blocks }, facts, frame, rendering),
  }
}

/** Image for places where the page is shared, see {@link PageRenderer}. */
export function pageShareImage(page: StoredPage, frame: SiteFrame, rendering: Rendering): SharedImage | undefined {
  const image = rendering.parse.image(page.meta.image) ?? frame.site.shareImage
  return image ? sharedImage(image) : sharedCard(page, frame, rendering.locale, rendering.typefaces)
}
