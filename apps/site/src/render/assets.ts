import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FontFace, parseFontFaces } from '@vitrine/share-image/core'
import { type BlockStyles, blockStyles } from './block-styles.ts'
import type { Assets } from './document.tsx'
import { type FontSheets, fontSheets } from './font-sheets.ts'

interface ManifestEntry {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly css?: readonly string[]
}

/** Pattern of the source path of a block's stylesheet. */
const BLOCK_SHEET = /(?:\/src\/blocks\/[^/]+\/|(?=[^/]+\.block\.css$))([^/.]+)(?:\.block)?\.css$/

/** Pattern of the source path of a typeface's stylesheet. */
const FONT_SHEET = /([^/]+)\.font\.css$/

/** Files of the browser build, by what pages need them for. */
export interface BrowserBuild {
  readonly assets: Assets
  readonly blockStyles: BlockStyles
  readonly fontSheets: FontSheets
  /** Files of typefaces, by the names of their sheets. */
  readonly typefaces: ReadonlyMap<string, readonly FontFace[]>
}

/** Reads what the browser build is called. @throws When it has not been built. */
export function readAssets(clientDir: string): BrowserBuild {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >
  const entries = Object.values(manifest)
  const script = (name: string) => entries.find(({ isEntry, src }) => isEntry && src === `src/browser/${name}.ts`)
  const [entry, livePreview] = [script('entry'), script('live-preview')]
  if (!entry || !livePreview) throw new Error(`The browser build in ${clientDir} has no entry. Run npm run build.`)
  const { css = [] } = entry
  const sheetsCalled = (pattern: RegExp) => {
    const sheets = entries.flatMap(({ src = '', file }) => {
      const name = pattern.exec(src)?.[1]
      return name ? [[name, readFileSync(join(clientDir, file), 'utf8')] as const] : []
    })
    return new Map(sheets.sort(([a], [b]) => (a < b ? -1 : 1)))
  }
  const fonts = sheetsCalled(FONT_SHEET)
  return {
    assets: {
      script: `/${entry.file}`,
      livePreview: `/${livePreview.file}`,
      styles: css.map((file) => `/${file}`),
      icon: '/favicon.svg',
    },
    blockStyles: blockStyles(sheetsCalled(BLOCK_SHEET)),
    fontSheets: fontSheets(fonts),
    typefaces: new Map([...fonts].map(([name, css]) => [name, parseFontFaces(css)])),
  }
}
