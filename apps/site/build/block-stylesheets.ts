import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { featuresOff } from './features-off.ts'

const PACKAGES = fileURLToPath(new URL('../../../packages', import.meta.url))

const FONTS = fileURLToPath(new URL('../src/browser/fonts', import.meta.url))

/** A sheet that belongs to blocks: of one, in its folder, or a part that several use. */
const BLOCK_SHEET = /(?:\/src\/blocks\/[^/]+\/([^/.]+)|([^/]+)\.block)\.css$/

/**
 * The stylesheets of blocks, but for those of features that are off, each an entry of the browser build: the server puts
 * them together for each page.
 *
 * @throws When two have the same name: pages ask for them by name.
 */
export function blockStylesheets(): Record<string, string> {
  const inputs: Record<string, string> = {}
  for (const file of readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' }).sort()) {
    const [found, own, shared] = BLOCK_SHEET.exec(file) ?? []
    if (!found || file.includes('node_modules') || featuresOff.some((name) => file.startsWith(`${name}/`))) continue
    const name = `${own ?? shared}.block.css`
    if (inputs[name]) throw new Error(`Two stylesheets are called ${name}. Rename one: ${file}`)
    inputs[name] = join(PACKAGES, file)
  }
  return inputs
}

/** The sheets of typefaces, each an entry of the browser build: a page gets those that its theme names. */
export function fontStylesheets(): Record<string, string> {
  const sheets = readdirSync(FONTS).filter((name) => name.endsWith('.css'))
  return Object.fromEntries(sheets.map((name) => [name, join(FONTS, name)]))
}
