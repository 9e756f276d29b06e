import { walkBlocks } from '@vitrine/blocks/core'
import type { Drawing } from '@vitrine/canvas/core'
import { addressOf, inWords, languageFor, record, type Visibility } from '@vitrine/content/core'
import type { StoredPage } from '@vitrine/content/queries'
import { featureStates, type ShownPage, videoPlaceTexts } from '@vitrine/kit/core'
import { type GateRefusal, OPEN_ADDRESS, parseGateTexts, UNAVAILABLE } from '@vitrine/pages/core'
import { AskPassword, AskSignIn, NotFound, ServerError, TooMany, Unavailable } from '@vitrine/pages/ui'
import { type SiteTexts, siteOf } from '@vitrine/seo/core'
import type { SharedImage } from '@vitrine/share-image/core'
import { parseSlider, sliderState } from '@vitrine/sliders/core'
import { type SliderFragment, sliderFragment } from '@vitrine/sliders/ui'
import { parseTheme } from '@vitrine/theme/core'
import type { ReactNode } from 'react'
import type { FinishedPage } from '../cache/finished-page.ts'
import type { StoredGlobals } from '../content/source.ts'
import { parsers } from '../features/rendering.ts'
import { prepareFeatures } from '../features/site-features.ts'
import { stylesOf, validityOf } from './block-needs.ts'
import { composePage } from './compose-page.tsx'
import { withHead } from './finish.ts'
import { parseContext } from './parse-context.ts'
import { drawPage, pageShareImage, parsePage, renderPage } from './render-page.tsx'
import type { PageOptions, RendererOptions, Rendering } from './rendering.ts'
import type { SiteFrame } from './site-frame.ts'

/** Makes finished pages of one language. */
export interface PageRenderer {
  frame(globals: StoredGlobals): SiteFrame
  page(page: StoredPage, frame: SiteFrame, options?: PageOptions): Promise<FinishedPage>
  /** The same as its editor's preview draws it: block by block. */
  drawing(page: StoredPage, frame: SiteFrame, options: PageOptions): Promise<Drawing>
  /** Fields of a query that the page asks for. Nothing is rendered to find out. */
  queryFields(page: StoredPage): Promise<readonly string[]>
  /** A slider for a page that does not have it; undefined when it has nothing to show now. */
  slider(stored: object, frame: SiteFrame): SliderFragment | undefined
  /**
   * Image for places where the page is shared: its own or that of the site, cropped, or a generated card. Undefined if
   * its own cannot be cropped, or the letters of its card cannot be drawn.
   */
  share(page: StoredPage, frame: SiteFrame): SharedImage | undefined
  notFound(frame: SiteFrame, path: string): Promise<FinishedPage>
  /** @param status 429: the visitor's network has asked for too many pages; 503: too many requests wait for a page. */
  tooMany(frame: SiteFrame, path: string, status: 429 | 503): Promise<FinishedPage>
  /** @param requestId Names the request in the log: who reports the error can say it. */
  serverError(frame: SiteFrame, path: string, requestId: string): Promise<FinishedPage>
  /** The page for an address whose page cannot be read at the moment. Made of the frame alone. */
  unavailable(frame: SiteFrame, path: string): Promise<FinishedPage>
  /** The page that asks who somebody is, in place of one that is not for everyone. Says nothing of what is on that. */
  asking(question: Question, frame: SiteFrame): Promise<FinishedPage>
}

/** Question to a visitor. */
export interface Question {
  /** Path of the page that they want to see. */
  readonly path: string
  readonly visibility: Exclude<Visibility, 'everyone'>
  /** Why their answer did not do. */
  readonly refusal?: GateRefusal
}

/** Renders pages of one language. */
export function pageRenderer(options: RendererOptions): PageRenderer {
  const { languages, locale, siteUrl, ajaxPath } = options
  const address = (path: string, written?: unknown) =>
    addressOf({ locale: written === undefined ? locale : languageFor(locale, written, languages), path }, languages)
  const home = address('/')
  const parse = parseContext({ locale, parsers, address })
  const rendering: Rendering = { ...options, address, home, parse }
  return {
    frame(globals) {
      const theme = parseTheme(globals.theme, locale)
      const inputs = { globals, parse, locale, home, siteUrl, ajaxPath }
      return {
        site: siteOf(inputs),
        theme,
        fonts: options.fontSheets(theme.fonts),
        features: prepareFeatures(inputs),
        storedTheme: globals.theme,
        gate: parseGateTexts(record(globals.gate).texts),
      }
    },
    page: (page, frame, pageOptions = {}) => renderPage(page, frame, pageOptions, rendering),
    drawing: (page, frame, pageOptions) => drawPage(page, frame, pageOptions, rendering),
    async queryFields(page) {
      const { blocks } = await parsePage(page, {}, rendering)
      return validityOf([...walkBlocks(blocks)]).queryFields ?? []
    },
    slider(stored, { features }) {
      const slider = parseSlider(stored, parse, new Date())
      const site = { features: featureStates(features.states) }
      return slider && sliderFragment(slider, sliderState.of(site).texts, videoPlaceTexts.of(site).texts)
    },
    share: (page, frame) => pageShareImage(page, frame, rendering),
    notFound: (frame, path) => renderMessage(frame, path, { status: 404 }, rendering),
    tooMany: (frame, path, status) => renderMessage(frame, path, { status }, rendering),
    serverError: (frame, path, requestId) => renderMessage(frame, path, { status: 500, requestId }, rendering),
    unavailable: (frame, path) => renderMessage(frame, path, { status: 503, isAway: true }, rendering),
    asking: (question, frame) => renderQuestion(question, frame, rendering),
  }
}

/** Message of a page in place of one that cannot be shown. */
type Message =
  | { readonly status: 404 | 429 }
  /** `isAway`: what pages are read from does not answer. Else too many wait. */
  | { readonly status: 503; readonly isAway?: true }
  | { readonly status: 500; readonly requestId: string }

function messageParts(
  message: Message,
  { texts, home, locale }: { readonly texts: SiteTexts; readonly home: string; readonly locale: string },
): { readonly title: string; readonly body: ReactNode } {
  switch (message.status) {
    case 404:
      return { title: texts.notFoundTitle, body: <NotFound texts={texts} home={home} /> }
    case 500:
      return {
        title: texts.errorTitle,
        body: <ServerError texts={texts} home={home} requestId={message.requestId} />,
      }
    case 429:
      return { title: texts.errorTitle, body: <TooMany status={429} texts={texts} home={home} /> }
    case 503: {
      if (!message.isAway) return { title: texts.errorTitle, body: <TooMany status={503} texts={texts} home={home} /> }
      const words = inWords(UNAVAILABLE, locale)
      return { title: words.title, body: <Unavailable texts={words} /> }
    }
  }
}

/** A page that says that there is nothing, that too much is asked for, or that something went wrong. */
function renderMessage(frame: SiteFrame, path: string, message: Message, rendering: Rendering): Promise<FinishedPage> {
  const { status } = message
  const { locale, home } = rendering
  const { name, texts, timeZone } = frame.site
  const context = { locale, timeZone, path, home, pageId: 0, preview: false, features: featureStates([]) }
  const shown: ShownPage = { context, kind: 'message', blocks: [], languages: [] }
  const { title, body } = messageParts(message, { texts, home, locale })
  return composePage(
    {
      shown,
      styles: stylesOf([], frame.features.likeBlocks(shown)),
      status,
      head: { title: `${title} · ${name}`, robots: 'noindex', structuredData: [], alternates: [] },
      body,
    },
    frame,
    rendering,
  )
}

/** Nobody but who asks may store it. RFC 9110, section 15.5.2, wants the name of a way to sign in. */
const ASKING_HEADERS = { 'cache-control': 'private, no-store', 'www-authenticate': 'Form' } as const

/** Where accounts sign in. */
const SIGN_IN_ADDRESS = '/admin/login'

async function renderQuestion(question: Question, frame: SiteFrame, rendering: Rendering): Promise<FinishedPage> {
  const { visibility, refusal } = question
  const { locale, home, address } = rendering
  const { site, gate: texts } = frame
  const path = address(question.path)
  const context = {
    locale,
    timeZone: site.timeZone,
    path,
    home,
    pageId: 0,
    preview: false,
    features: featureStates([]),
  }
  const shown: ShownPage = { context, kind: 'message', blocks: [], languages: [] }
  const title = visibility === 'password' ? texts.passwordTitle : texts.membersTitle
  const signIn = `${SIGN_IN_ADDRESS}?redirect=${encodeURIComponent(path)}`
  const page = await composePage(
    {
      shown,
      styles: stylesOf([], frame.features.likeBlocks(shown)),
      status: refusal === 'tooManyTries' ? 429 : 401,
      head: {
        title: [...(refusal ? [texts[refusal]] : []), title, site.name].join(' · '),
        robots: 'noindex',
        structuredData: [],
        alternates: [],
      },
      body:
        visibility === 'password' ? (
          <AskPassword texts={texts} action={OPEN_ADDRESS} path={path} refusal={refusal} />
        ) : (
          <AskSignIn texts={texts} signIn={signIn} />
        ),
    },
    frame,
    rendering,
  )
  return withHead(page, { headers: ASKING_HEADERS })
}
