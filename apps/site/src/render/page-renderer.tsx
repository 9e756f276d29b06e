import { CLOSED_NOTICES_SCRIPT, markedAddresses, opensLarge, walkBlocks } from '@vitrine/blocks/core'
import { Layout } from '@vitrine/blocks/ui'
import type { CommentRefusal } from '@vitrine/blog/core'
import type { BlogState } from '@vitrine/blog/ui'
import {
  addressOf,
  directionOf,
  EDITOR_MARK,
  type Languages,
  languageFor,
  pageLanguages,
  SEARCH_FIELD,
  searchPath,
} from '@vitrine/content/core'
import type { StoredPage } from '@vitrine/content/queries'
import { type FormsParseState, formSourcesOf, queryFieldsOf } from '@vitrine/forms/core'
import type { Forms } from '@vitrine/forms/server'
import type { BlockBase, PageSources, ParseContext, RenderContext } from '@vitrine/kit/core'
import { lightboxSources } from '@vitrine/lightbox/core'
import { Lightbox } from '@vitrine/lightbox/ui'
import { type NavigationState, parseFooter, parseHeader, SCHEME_SCRIPT } from '@vitrine/navigation/core'
import { Breadcrumb, SiteFooter, SiteHeader } from '@vitrine/navigation/ui'
import { NotFound, ServerError, SiteLayout } from '@vitrine/pages/ui'
import type { PortfolioState } from '@vitrine/portfolio/ui'
import { liveSearchProps, parseSearchSettings } from '@vitrine/search/core'
import type { SearchState } from '@vitrine/search/ui'
import {
  breadcrumbList,
  type Crumb,
  imageObject,
  organization,
  parseHead,
  parseSite,
  type SiteView,
  webSite,
} from '@vitrine/seo/core'
import type { FontFace, SharedPicture } from '@vitrine/share-picture/core'
import { copiesOf, parseSlider } from '@vitrine/sliders/core'
import { type SliderFragment, sliderFragment } from '@vitrine/sliders/ui'
import { parseTheme } from '@vitrine/theme/core'
import { placeTexts } from '@vitrine/video/core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FinishedPage } from '../cache/finished-page.ts'
import type { StoredGlobals } from '../content/source.ts'
import {
  parseFeatureTexts,
  parseLightboxOf,
  parsers,
  renderers,
  sourcesOf,
  structuredData,
} from '../features/rendering.ts'
import { pageHeaders } from '../server/headers.ts'
import type { BlockStyles } from './block-styles.ts'
import { type Assets, Document, type Head } from './document.tsx'
import { finishPage, withHead } from './finish.ts'
import type { FontSheets } from './font-sheets.ts'
import { parseBlocks, parseContext } from './parse-context.ts'
import { sharedCard, sharedImage, shownWhereShared } from './shared-card.ts'
import type { SiteFrame } from './site-frame.ts'

/** Makes room for the bar of an editor before the page is drawn; the admin leaves the mark. Not in previews. */
const EDITOR_SCRIPT = `try{if(top===self&&localStorage.getItem('${EDITOR_MARK}'))document.documentElement.dataset.editor=''}catch{}`

/** First line of every page: styles that hide until script shows may do so only when there is script. */
const INLINE_SCRIPT = `document.documentElement.dataset.script='';${EDITOR_SCRIPT};${CLOSED_NOTICES_SCRIPT}`

/** What one page needs besides its content. */
export interface PageOptions {
  readonly preview?: boolean
  /** Only its blocks: no header, no footer, no title that they do not have. */
  readonly bare?: boolean
  readonly status?: number
  /** Fields of the address. */
  readonly query?: Readonly<Record<string, string | readonly string[]>>
  /** Feature states, see {@link RenderContext}. `forms` gets its numbering here. */
  readonly forms?: object
  /** What became of a comment that the page answers. */
  readonly comment?: CommentRefusal
}

export interface PageRenderer {
  frame(globals: StoredGlobals): SiteFrame
  page(page: StoredPage, frame: SiteFrame, options?: PageOptions): Promise<FinishedPage>
  /** Fields of a query that the page asks for. Nothing is rendered to find out. */
  queryFields(page: StoredPage): Promise<readonly string[]>
  /** A slider for a page that does not have it; undefined when it has nothing to show now. */
  slider(stored: object, frame: SiteFrame): SliderFragment | undefined
  /**
   * What is made for where the page is shared: its own picture or that of the site, cut, or a card. Undefined when its own
   * cannot be cut, or the letters of its card cannot be drawn.
   */
  share(page: StoredPage, frame: SiteFrame): SharedPicture | undefined
  notFound(frame: SiteFrame, path: string): Promise<FinishedPage>
  serverError(frame: SiteFrame, path: string): Promise<FinishedPage>
}

/** Renders pages of one language. */
export function pageRenderer(options: {
  readonly siteUrl: string
  readonly languages: Languages
  /** Language of the pages. */
  readonly locale: string
  readonly assets: Assets
  readonly blockStyles: BlockStyles
  readonly fontSheets: FontSheets
  readonly typefaces: ReadonlyMap<string, readonly FontFace[]>
  readonly forms: { readonly apiRoot: string; readonly namespace: string }
  /** Where calls are answered. */
  readonly ajaxPath: string
  /** What the forms of one page are shown in. */
  readonly formSurroundings: Forms['surroundings']
}): PageRenderer {
  const { siteUrl, languages, locale, assets } = options
  const addressIn = (language: string, path: string) => addressOf({ locale: language, path }, languages)
  const address = (path: string, written?: unknown) =>
    addressIn(written === undefined ? locale : languageFor(locale, written, languages), path)
  const home = address('/')
  const searchAddress = `${siteUrl}${searchPath(home)}?${SEARCH_FIELD}=`
  const parse: ParseContext = parseContext({ locale, parsers, address })

  const compose = (input: {
    readonly frame: SiteFrame
    readonly context: RenderContext
    readonly head: Omit<Head, 'locale' | 'direction' | 'siteUrl' | 'siteName'>
    readonly status: number
    /** Names of the styles that the body needs beside those of every page. */
    readonly styles?: Iterable<string>
    /** Styles of single blocks. */
    readonly css?: string
    readonly body: ReactNode
    readonly bare?: boolean
    readonly sources?: readonly PageSources[]
  }) => {
    const { frame, context, head, status, styles = [], css = '', body, bare = false, sources = [] } = input
    const { site, theme, fonts, header, footer } = frame
    // On a site of one scheme, what a visitor once chose says nothing.
    const inlineScript = theme.scheme ? INLINE_SCRIPT : `${INLINE_SCRIPT};${SCHEME_SCRIPT}`
    const inlineStyle = fonts.css + theme.css + css
    const languageLinks = head.alternates.map(({ locale: code, path }) => ({ locale: code, href: path }))
    const sheet = options.blockStyles.address(styles)
    const html = renderToStaticMarkup(
      <Document
        head={{ ...head, locale, direction: directionOf(locale), siteUrl, siteName: site.name }}
        look={{ ...theme, fonts: fonts.preloads }}
        assets={sheet ? { ...assets, styles: [...assets.styles, sheet] } : assets}
        inlineScript={inlineScript}
        inlineStyle={inlineStyle}
        preview={context.preview}
      >
        {bare ? (
          <main>{body}</main>
        ) : (
          <SiteLayout
            skipLabel={site.texts.skipLink}
            header={
              <SiteHeader
                header={header}
                siteName={site.name}
                logo={site.logo}
                contact={site.contact}
                home={home}
                languages={languageLinks}
                type={theme.type}
                context={context}
              />
            }
            footer={
              <SiteFooter
                footer={footer}
                site={site}
                languages={languageLinks}
                hasSchemes={theme.scheme === undefined}
                context={context}
              />
            }
          >
            {body}
          </SiteLayout>
        )}
      </Document>,
    )
    const parts = { scripts: [inlineScript], styles: [inlineStyle], sources }
    const headers = {
      ...pageHeaders(parts, siteUrl.startsWith('https:')),
      ...(site.searchEngines.keepOut && { 'x-robots-tag': 'noindex' }),
    }
    return finishPage(`<!DOCTYPE html>${html}`, { status, headers })
  }

  const share = (page: StoredPage, frame: SiteFrame) => {
    const image = parse.image(page.meta.image) ?? frame.site.shareImage
    return image ? sharedImage(image) : sharedCard(page, frame, locale, options.typefaces)
  }

  const message = (frame: SiteFrame, path: string, status: 404 | 500) => {
    const { texts } = frame.site
    const title = status === 404 ? texts.notFoundTitle : texts.errorTitle
    return compose({
      frame,
      status,
      context: { locale, path, home, pageId: 0, preview: false, features: {} },
      head: { title: `${title} · ${frame.site.name}`, robots: 'noindex', structuredData: [], alternates: [] },
      body: status === 404 ? <NotFound texts={texts} home={home} /> : <ServerError texts={texts} home={home} />,
    })
  }

  const parseLayout = async (page: StoredPage, query: NonNullable<PageOptions['query']>) => {
    const { surroundings, isPersonal } = await options.formSurroundings({ query, locale })
    const features = { forms: { services: surroundings.services } satisfies FormsParseState }
    const blocks = parseBlocks(page.layout, parsers, parseContext({ locale, parsers, address, features }))
    return { surroundings, isPersonal, blocks }
  }

  return {
    frame(globals) {
      const theme = parseTheme(globals.theme, locale)
      return {
        site: parseSite(globals.site, parse, new URL(siteUrl).hostname),
        theme,
        fonts: options.fontSheets(theme.fonts),
        header: parseHeader(globals.header, parse),
        footer: parseFooter(globals.footer, parse),
        texts: parseFeatureTexts(globals),
        lightbox: parseLightboxOf(globals.site),
        search: parseSearchSettings(globals.search),
        storedTheme: globals.theme,
      }
    },
    async page(page, frame, { preview = false, bare = false, status = 200, query = {}, forms = {}, comment } = {}) {
      const parsed = await parseLayout(page, query)
      const { surroundings, isPersonal } = parsed
      const blocks = bare ? parsed.blocks : withTitle(parsed.blocks, page.title)
      const all = [...walkBlocks(blocks)]
      const trail = trailOf(page, frame.site).map(({ title, path }) => ({ title, path: address(path) }))
      const crumbs = trail.map(({ title, path }) => ({ label: title, href: path }))
      const breadcrumb = { trail: crumbs, label: frame.site.texts.breadcrumb }
      const { part } = page
      const partName =
        part && part.number > 1 ? frame.texts.parts.part.replace('{number}', String(part.number)) : undefined
      const head = parseHead({
        raw: page,
        ...(partName && { part: partName }),
        site: frame.site,
        siteUrl,
        path: address(page.path),
        home,
        parse,
      })
      const shared = share(page, frame)
      const shareImage = shared
        ? shownWhereShared(shared, head.image?.alt ?? '', siteUrl, address(page.path))
        : head.image
      const search = { texts: frame.texts.search, ajaxPath: options.ajaxPath }
      const context: RenderContext = {
        locale,
        path: address(page.path),
        home,
        // Forms know pages alone by their number.
        pageId: page.document?.collection === 'pages' ? page.document.id : 0,
        preview,
        features: {
          navigation: { ...breadcrumb, texts: frame.header.texts } satisfies NavigationState,
          pages: {
            texts: frame.texts.pages,
            title: head.title,
            url: head.canonical,
            image: head.image?.url,
            social: frame.site.social,
          },
          effects: { texts: frame.texts.effects },
          blog: {
            texts: frame.texts.blog,
            commentTexts: frame.texts.comments,
            ...(comment && { refusal: comment }),
          } satisfies BlogState,
          portfolio: { texts: frame.texts.portfolio } satisfies PortfolioState,
          ui: {
            stepper: frame.texts.stepper,
            parts: frame.texts.parts,
            live: liveSearchProps(frame.search, search),
          },
          search: { ...search, settings: frame.search } satisfies SearchState,
          video: { texts: frame.texts.video },
          sliders: {
            texts: frame.texts.sliders,
            ajaxPath: options.ajaxPath,
            copies: copiesOf(all),
            films: placeTexts(frame.texts.video),
          },
          forms: {
            ordinals: ordinalsOf(all),
            surroundings,
            ...options.forms,
            ...forms,
          },
        },
      }
      const written = pageLanguages(page.languages, languages)
      const alternates =
        written.length < 2 ? [] : written.map((code) => ({ locale: code, path: addressIn(code, page.path) }))
      const hasLightbox = all.some(opensLarge)
      const marked = markedAddresses(all)
      const lightboxLoads = lightboxSources(frame.lightbox, marked)
      const layout = <Layout blocks={blocks} renderers={renderers} context={context} />
      const finished = await compose({
        frame,
        status,
        context,
        bare,
        sources: [...formSourcesOf(all, surroundings), ...sourcesOf(all), ...lightboxLoads],
        head: {
          ...head,
          ...(page.feed !== undefined && { feed: `${address(page.feed)}feed` }),
          ...(shareImage && { image: shareImage }),
          alternates,
          ...(preview && { robots: 'noindex' }),
          structuredData: [
            organization(frame.site, siteUrl, locale),
            ...(address(page.path) === home
              ? [webSite(frame.site, { home: siteUrl + home, locale, searchAddress })]
              : []),
            breadcrumbList(trail, siteUrl),
            head.image && imageObject(head.image),
            ...structuredData.flatMap((describe) => describe(all, { siteUrl })),
          ].filter((data) => data !== undefined),
        },
        // A film that the lightbox opens looks as one that stands on the page.
        styles: [...stylesOf(all), ...(marked.length > 0 ? (renderers.video?.styles ?? []) : [])],
        css: cssOf(all),
        body: (
          <>
            {trail.length > 2 && !all.some(({ blockType }) => blockType === 'breadcrumb') && (
              <Breadcrumb {...breadcrumb} />
            )}
            {hasLightbox ? (
              <Lightbox
                settings={frame.lightbox}
                {...(lightboxLoads.length > 0 && { filmTexts: placeTexts(frame.texts.video) })}
              >
                {layout}
              </Lightbox>
            ) : (
              layout
            )}
          </>
        ),
      })
      const queryFields = fieldsAskedBy(all)
      const changes = all.flatMap(({ changesAt }) => changesAt ?? [])
      const kept = {
        ...finished,
        ...(queryFields.length > 0 && { queryFields }),
        ...(changes.length > 0 && { until: Math.min(...changes) }),
      }
      // What was drawn for one visitor is nobody else's.
      return isPersonal() ? withHead(kept, { headers: { 'cache-control': 'no-store' } }) : kept
    },
    async queryFields(page) {
      return fieldsAskedBy([...walkBlocks((await parseLayout(page, {})).blocks)])
    },
    slider(stored, frame) {
      const slider = parseSlider(stored, parse, new Date())
      return slider && sliderFragment(slider, frame.texts.sliders, placeTexts(frame.texts.video))
    },
    share,
    notFound: (frame, path) => message(frame, path, 404),
    serverError: (frame, path) => message(frame, path, 500),
  }
}

/** Fields of a query that blocks ask for. */
function fieldsAskedBy(all: readonly BlockBase[]): readonly string[] {
  return [...queryFieldsOf(all), ...all.flatMap((block) => block.queryFields ?? [])]
}

/** Styles of single blocks. The same thing may stand on a page twice. */
function cssOf(all: readonly BlockBase[]): string {
  return [...new Set(all.map((block) => renderers[block.blockType]?.cssOf?.(block) ?? ''))].join('')
}

/** Names of the styles that blocks and those inside them are shown with. */
function stylesOf(all: readonly BlockBase[]): readonly string[] {
  return all.flatMap((block) => {
    const view = renderers[block.blockType]
    return view?.stylesOf?.(block) ?? view?.styles ?? []
  })
}

/** Every page has one heading of the first level: that of its first block, or its title. */
function withTitle(blocks: readonly BlockBase[], title: string): readonly BlockBase[] {
  const [first] = blocks
  if (first && renderers[first.blockType]?.holdsTitle) return blocks
  const hero = { blockType: 'hero', id: 'title', variant: 'plain', heading: title, links: [] }
  return [hero, ...blocks]
}

/** Numbers the forms of a page from 1, in reading order. */
function ordinalsOf(all: readonly BlockBase[]): Record<string, number> {
  const forms = all.filter(({ blockType }) => blockType === 'contactForm')
  return Object.fromEntries(forms.map(({ id }, index) => [id, index + 1]))
}

/** The way from the home page to a page, both included. */
function trailOf(page: StoredPage, site: SiteView): readonly Crumb[] {
  const home = { title: site.name, path: '/' }
  return page.path === '/' ? [home] : [home, ...page.breadcrumb, { title: page.title, path: page.path }]
}
