import type { CollectionBeforeOperationHook } from 'payload'
import { APIError } from 'payload'

/** Takes scripts, event handlers, foreign content and outside references out of an SVG before it is stored. */
export const sanitizeSvgUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file
  if ((operation === 'create' || operation === 'update') && file && isSvg(file)) {
    const clean = Buffer.from(await sanitizeSvg(file.data.toString('utf8')))
    req.file = { ...file, data: clean, size: clean.length }
  }
  return args
}

function isSvg(file: { mimetype: string; name: string }): boolean {
  return file.mimetype.includes('svg') || file.name.toLowerCase().endsWith('.svg')
}

/**
 * @returns The drawing alone: what DOMPurify's SVG profile allows, without links and references to other addresses.
 * @throws {APIError} 400 when nothing that is a drawing remains.
 */
export async function sanitizeSvg(source: string): Promise<string> {
  // Loaded on demand: a DOM costs memory that a site without SVG uploads need not spend.
  const [{ default: createDOMPurify }, { JSDOM }] = await Promise.all([import('dompurify'), import('jsdom')])
  const purify = createDOMPurify(new JSDOM('').window)
  purify.addHook('afterSanitizeAttributes', (element) => {
    for (const name of ['href', 'xlink:href']) {
      if (!(element.getAttribute(name) ?? '#').startsWith('#')) element.removeAttribute(name)
    }
    if (/url\(\s*['"]?(?!#)/i.test(element.getAttribute('style') ?? '')) element.removeAttribute('style')
  })
  const clean = purify.sanitize(source, {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['style', 'a', 'image', 'foreignObject'],
  })
  if (/^\s*<svg[\s>]/i.test(clean)) return clean
  throw new APIError('This file is no drawing that can be shown. Export it again as plain SVG.', 400, null, true)
}
