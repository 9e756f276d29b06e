import { writeBlockMarks } from '@vitrine/blocks/ui'
import { directionOf, EDITOR_MARK } from '@vitrine/content/core'
import type { ShownPage } from '@vitrine/kit/core'
import { SiteLayout } from '@vitrine/pages/ui'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FinishedPage } from '../cache/finished-page.ts'
import { pageHeaders } from '../server/headers.ts'
import type { BlockStyles } from './block-styles.ts'
import { type Assets, Document, type Head } from './document.tsx'
import { finishPage } from './finish.ts'
import type { SiteFrame } from './site-frame.ts'

/** Makes room for the bar of an editor before the page is drawn; the admin leaves the mark. Not in previews. */
const EDITOR_SCRIPT = `try{if(top===self&&localStorage.getItem('${EDITOR_MARK}'))document.documentElement.dataset.editor=''}catch{}`

/** First line of every page: styles that hide until script shows may do so only when there is script. */
const FIRST_SCRIPT = `document.documentElement.dataset.script='';${EDITOR_SCRIPT}`

/** Inputs for all pages of one language. */
export interface ComposeOptions {
  readonly siteUrl: string
  readonly assets: Assets
  readonly blockStyles: BlockStyles
}

/** A page whose content is rendered. */
export interface ComposedPage {
  readonly shown: ShownPage
  readonly head: Omit<Head, 'locale' | 'direction' | 'siteUrl' | 'siteName'>
  readonly status: number
  readonly body: ReactNode
  /** Names of the styles that the body needs beside those of every page. */
  readonly styles?: readonly string[]
  /** Styles of single blocks. */
  readonly css?: string
  /** Without header and footer. */
  readonly bare?: boolean
  readonly still?: boolean
}

/** Puts the document around a page, with what its features add, and compresses it. */
export function composePage(page: ComposedPage, frame: SiteFrame, options: ComposeOptions): Promise<FinishedPage> {
  const { shown, status, still = false } = page
  const { site, features } = frame
  const html = composeMarkup(page, frame, options)
  const parts = {
    scripts: [inlineScriptOf(frame)],
    styles: [inlineStyleOf(page, frame)],
    sources: features.sources(shown),
  }
  const headers = {
    ...pageHeaders(parts, options.siteUrl.startsWith('https:')),
    ...(site.searchEngines.keepOut && { 'x-robots-tag': 'noindex' }),
  }
  const marked = shown.context.preview ? writeBlockMarks(html) : html
  return finishPage(`<!DOCTYPE html>${still ? withoutScripts(marked) : marked}`, { status, headers })
}

/** Markup of a page; in previews with the marks that React has written around its blocks. */
export function composeMarkup(page: ComposedPage, frame: SiteFrame, options: ComposeOptions): string {
  const { shown, head, body, styles = [], bare = false } = page
  const { siteUrl, assets, blockStyles } = options
  const { site, theme, fonts, features } = frame
  const { locale, preview } = shown.context
  const sheet = blockStyles.address([...styles, designSheet(theme.preset)])
  return renderToStaticMarkup(
    <Document
      head={{ ...head, locale, direction: directionOf(locale), siteUrl, siteName: site.name }}
      look={{ ...theme, fonts: fonts.preloads }}
      assets={sheet ? { ...assets, styles: [...assets.styles, sheet] } : assets}
      inlineScript={inlineScriptOf(frame)}
      inlineStyle={inlineStyleOf(page, frame)}
      preview={preview}
    >
      {bare ? (
        <main className="site-layout__main">{body}</main>
      ) : (
        <SiteLayout skipLabel={site.texts.skipLink} header={features.header(shown)} footer={features.footer(shown)}>
          {body}
        </SiteLayout>
      )}
    </Document>,
  )
}

/** Name of the styles by which a design differs in structure; those that have none differ in their properties alone. */
function designSheet(preset: string): string {
  return `design-${preset}`
}

function inlineScriptOf({ features }: SiteFrame): string {
  return [FIRST_SCRIPT, ...features.inlineScripts].join(';')
}

function inlineStyleOf({ css = '' }: ComposedPage, { fonts, theme }: SiteFrame): string {
  return fonts.css + theme.css + css
}

/** Leaves out scripts. React has written the page, so no text in it begins or ends one. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>.*?<\/script>/gs, '')
}
