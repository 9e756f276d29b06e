import { CONTENT_ID } from '@vitrine/pages/ui'
import type { ReactNode } from 'react'

/** Content of the head of a page. */
export interface Head {
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly title: string
  readonly description?: string | undefined
  /** Absolute address; undefined on pages that have none of their own. */
  readonly canonical?: string | undefined
  readonly robots?: string | undefined
  /** The same page in every language; empty on a site of one. */
  readonly alternates: readonly { readonly locale: string; readonly path: string }[]
  /** Address of the feed that the page offers, without its ending. */
  readonly feed?: string | undefined
  /** Origin of the site. */
  readonly siteUrl: string
  readonly siteName: string
  readonly image?:
    | { readonly url: string; readonly width: number; readonly height: number; readonly alt: string }
    | undefined
  /** Objects of schema.org. */
  readonly structuredData: readonly object[]
}

/** Appearance of the whole document, from the theme. */
export interface Look {
  /** The finished design, whose own stylesheet speaks to it. */
  readonly preset: string
  /** Set if the theme has only one. */
  readonly scheme?: 'light' | 'dark' | undefined
  readonly hasEffects: boolean
  readonly colors: { readonly light: string; readonly dark: string }
  /** Addresses of the fonts of the first screen, fetched before a stylesheet names them. */
  readonly fonts: readonly string[]
}

/** Hashed files of the browser build. */
export interface Assets {
  readonly script: string
  /** Follows the form of the admin; only in previews. */
  readonly livePreview: string
  readonly styles: readonly string[]
  /** The site's own stylesheet: comes last, and wins. */
  readonly ownStyle?: string | undefined
  readonly icon: string
  /** Reloads the page after a change; only while somebody develops. */
  readonly reload?: string
}

/** The shell around every page. Inline parts come in as texts, so that their hashes can stand in the policy. */
export function Document(props: {
  readonly head: Head
  readonly look: Look
  readonly assets: Assets
  readonly inlineScript: string
  readonly inlineStyle: string
  readonly preview: boolean
  readonly children: ReactNode
}): ReactNode {
  const { head, look, assets, inlineScript, inlineStyle, preview, children } = props
  return (
    <html
      lang={head.locale}
      dir={head.direction}
      data-design={look.preset}
      {...(look.scheme && { 'data-scheme': look.scheme })}
      {...(!look.hasEffects && { 'data-effects': 'off' })}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {/* Half a header on the screen would move when its other half comes. */}
        <link rel="expect" href={`#${CONTENT_ID}`} blocking="render" />
        <InlineScript type={undefined} text={inlineScript} />
        {look.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <InlineStyle text={inlineStyle} />
        {assets.ownStyle && <link rel="stylesheet" href={assets.ownStyle} />}
        <script type="module" src={assets.script} />
        {preview && <script type="module" src={assets.livePreview} />}
        {assets.reload && <script type="module" src={assets.reload} />}
        {head.description && <meta name="description" content={head.description} />}
        {head.robots && <meta name="robots" content={head.robots} />}
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        {head.alternates.map(({ locale, path }) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={head.siteUrl + path} />
        ))}
        {head.alternates[0] && (
          <link rel="alternate" hrefLang="x-default" href={head.siteUrl + head.alternates[0].path} />
        )}
        {head.feed && (
          <>
            <link rel="alternate" type="application/rss+xml" title={head.siteName} href={`${head.feed}.xml`} />
            <link rel="alternate" type="application/feed+json" title={head.siteName} href={`${head.feed}.json`} />
          </>
        )}
        <link rel="icon" href={assets.icon} type="image/svg+xml" />
        <BarColors look={look} />
        <SharedLink head={head} />
        {head.structuredData.map((data) => (
          <InlineScript
            key={JSON.stringify(data)}
            type="application/ld+json"
            text={JSON.stringify(data).replaceAll('<', '\\u003c')}
          />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}

/** Colours of the browser's own bars. */
function BarColors({ look: { scheme, colors } }: { readonly look: Look }): ReactNode {
  if (scheme) return <meta name="theme-color" content={colors[scheme]} />
  return (
    <>
      <meta name="theme-color" content={colors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={colors.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}

function SharedLink({ head }: { readonly head: Head }): ReactNode {
  const { image } = head
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={head.siteName} />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      {head.canonical && <meta property="og:url" content={head.canonical} />}
      <meta property="og:locale" content={head.locale.replace('-', '_')} />
      {image && (
        <>
          <meta property="og:image" content={image.url} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/** @param props.text Must not hold a visitor's text, unless `<` is escaped in it. */
function InlineScript({ type, text }: { readonly type: string | undefined; readonly text: string }): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which a script does not understand
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />
}

/** @param props.text Rules made by the theme's parser, which lets only colours and numbers through. */
function InlineStyle({ text }: { readonly text: string }): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which a style does not understand
  return <style dangerouslySetInnerHTML={{ __html: text }} />
}
