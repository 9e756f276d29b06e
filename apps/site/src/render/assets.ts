import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BlockStyles, blockStyles } from './block-styles.ts'
import type { Assets } from './document.tsx'

interface ManifestEntry {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

/** Fonts that the first screen needs, by the beginning of their file names. */
const PRELOADED_FONTS = ['fraunces-latin-opsz', 'instrument-sans-latin-wght']

/** What a block's stylesheet is called in the sources. */
const BLOCK_SHEET = /([^/]+)\.block\.css$/

/** Reads what the browser build is called. @throws When it has not been built. */
export function readAssets(clientDir: string): { readonly assets: Assets; readonly blockStyles: BlockStyles } {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >
  const entries = Object.values(manifest)
  const script = (name: string) => entries.find(({ isEntry, src }) => isEntry && src === `src/browser/${name}.ts`)
  const [entry, livePreview] = [script('entry'), script('live-preview')]
  if (!entry || !livePreview) throw new Error(`The browser build in ${clientDir} has no entry. Run npm run build.`)
  const { css = [] } = entry
  const files = entries.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  const isPreloaded = (file: string) => PRELOADED_FONTS.some((name) => file.includes(name))
  const sheets = entries.flatMap(({ src = '', file }) => {
    const name = BLOCK_SHEET.exec(src)?.[1]
    return name ? [[name, readFileSync(join(clientDir, file), 'utf8')] as const] : []
  })
  return {
    assets: {
      script: `/${entry.file}`,
      livePreview: `/${livePreview.file}`,
      styles: css.map((file) => `/${file}`),
      fonts: [...new Set(files.filter((file) => file.endsWith('.woff2') && isPreloaded(file)))].map(
        (file) => `/${file}`,
      ),
      icon: '/favicon.svg',
    },
    blockStyles: blockStyles(new Map(sheets.sort(([a], [b]) => (a < b ? -1 : 1)))),
  }
}
