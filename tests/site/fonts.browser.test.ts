import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../support/browser.ts'

const FONTS = fileURLToPath(new URL('../../apps/site/src/browser/fonts/', import.meta.url))
const { resolve } = createRequire(join(FONTS, 'any.css'))

/** Made to take the same room as Arial, which not every machine has. */
const ARIMO = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2')),
).toString('base64')

/** Prose of a page, in which letters are about as frequent as they usually are. */
const PROSE =
  'The room faces north. We draw it twice, once in the morning and once at dusk, before anybody says what it should hold; then we build what stands in it.'

/** Mean widths of letters in shares of the size, as the makers of the fonts give them. */
const LETTER_WIDTHS: Readonly<Record<string, number>> = {
  Arial: 0.4414,
  Georgia: 0.4458,
  'Noto Serif': 0.481,
  'Times New Roman': 0.4063,
}

/** Where typefaces are shown that are not the text: pixels, weight, and the optical size if the theme pins it. */
const AS_DISPLAY: Readonly<Record<string, { size: number; weight: number; axes?: string }>> = {
  fraunces: { size: 64, weight: 400 },
  'fraunces-beside-hebrew': { size: 64, weight: 400 },
  'bricolage-grotesque': { size: 64, weight: 600 },
  'bodoni-moda': { size: 64, weight: 500, axes: '"opsz" 18' },
  archivo: { size: 64, weight: 650 },
  'archivo-condensed': { size: 64, weight: 800 },
}

const widthOf = (font: string) => LETTER_WIDTHS[font] ?? Number.NaN

const sheets = readdirSync(FONTS)
  .filter((file) => file.endsWith('.font.css'))
  .map((file) => ({
    name: file.replace('.font.css', ''),
    css: readFileSync(join(FONTS, file), 'utf8'),
  }))

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

/** Measures a font beside a stand-in: heights in shares of the size, and how much wider its text runs. */
async function measure(name: string, file: string) {
  const { size, weight, axes = 'normal' } = AS_DISPLAY[name] ?? { size: 18, weight: 400 }
  const { page, close } = await openPage(browser)
  const measured = await page.evaluate(
    async ({ data, arimo, size, weight, axes, text }) => {
      const own = new FontFace('Own', `url(data:font/woff2;base64,${data})`, { weight: '100 900' })
      const arial = new FontFace('Stand-in', `url(data:font/woff2;base64,${arimo})`, { weight: '100 900' })
      for (const face of await Promise.all([own.load(), arial.load()])) document.fonts.add(face)
      const width = (family: string, axes: string) => {
        const line = document.createElement('span')
        line.textContent = text
        line.style.cssText = `position:absolute;white-space:nowrap;font:${weight} ${size}px ${family};font-variation-settings:${axes}`
        document.body.append(line)
        const { width } = line.getBoundingClientRect()
        line.remove()
        return width
      }
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('There is no canvas.')
      pen.font = '1000px Own'
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText(text)
      return {
        ascent: fontBoundingBoxAscent / 1000,
        descent: fontBoundingBoxDescent / 1000,
        widthOfArial: width('Own', axes) / width('Stand-in', 'normal'),
      }
    },
    { data: readFileSync(file).toString('base64'), arimo: ARIMO, size, weight, axes, text: PROSE },
  )
  await close()
  return measured
}

describe.each(sheets)('the typeface $name', ({ name, css }) => {
  const standIns = css.match(/@font-face \{[^}]*Fallback[^}]*\}/g) ?? []

  it('names files that are there, each for the letters it has', () => {
    const faces = css.match(/@font-face \{[^}]*url[^}]*\}/g) ?? []
    expect(faces.length).toBeGreaterThan(0)
    for (const face of faces) {
      expect(() => resolve(/url\("([^"]+)"\)/.exec(face)?.[1] ?? '')).not.toThrow()
      expect(face).toContain('unicode-range')
      // What comes late would move the page.
      expect(face).toContain('font-display: optional')
    }
  })

  for (const face of standIns) {
    const local = /local\("([^"]+)"/.exec(face)?.[1] ?? ''

    it(`has a stand-in that takes the same room, made of ${local}`, async () => {
      const measured = await measure(name, resolve(/url\("([^"]+)"\)/.exec(css)?.[1] ?? ''))
      const percent = (property: string) => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]) / 100
      const adjust = (measured.widthOfArial * widthOf('Arial')) / widthOf(local)
      expect(percent('size-adjust')).toBeCloseTo(adjust, 2)
      // Overrides count from the adjusted size.
      expect(percent('ascent-override') * percent('size-adjust')).toBeCloseTo(measured.ascent, 2)
      expect(percent('descent-override') * percent('size-adjust')).toBeCloseTo(measured.descent, 2)
    })
  }
})
