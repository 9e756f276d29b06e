import axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'

/** Rules that look at colours alone. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Asks axe what is wrong with a page, and with frames of its own site on it, by all of its rules that are not
 * experimental.
 *
 * @param options.within Selector of the only part that is looked at.
 * @param options.without Selectors of parts that are left out.
 * @param options.colorsOnly Looks at colours alone: for what was looked at before, in another scheme.
 * @returns Of each violation its rule and the markup of its first element.
 */
export async function axeViolations(
  page: Page,
  options: { readonly within?: string; readonly without?: readonly string[]; readonly colorsOnly?: boolean } = {},
): Promise<readonly string[]> {
  const { within = 'html', without = [], colorsOnly = false } = options
  const { origin } = new URL(page.url())
  const own = page.frames().filter((frame) => isOf(origin, frame))
  await Promise.all(own.map(async (frame) => (await isLookedAt(frame, { within, without })) && loadAxe(frame)))
  return page.evaluate(
    async ([include, exclude, rules]) => {
      const { violations } = await window.axe.run(
        { include: [include], exclude: [...exclude] },
        // What is right is not written down, which takes longer than to find it.
        { resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: [...rules] } }) },
      )
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    [within, without, colorsOnly ? COLOR_RULES : undefined] as const,
  )
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** Axe is half a million characters: a document gets it once. */
async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
}

/** Says whether a frame is in what is looked at. A page with its previews has a dozen, of which most are not. */
async function isLookedAt(
  frame: Frame,
  parts: { readonly within: string; readonly without: readonly string[] },
): Promise<boolean> {
  const parent = frame.parentFrame()
  if (!parent) return true
  if (parent.parentFrame()) return isLookedAt(parent, parts)
  const element = await frame.frameElement()
  return element.evaluate((owner, { within, without }) => {
    const isIn = (part: string) => {
      for (let inner: Element | null = owner as Element; inner; ) {
        if (inner.closest(part)) return true
        const root: Node = inner.getRootNode()
        inner = root instanceof ShadowRoot ? root.host : null
      }
      return false
    }
    return isIn(within) && !without.some(isIn)
  }, parts)
}

function isOf(origin: string, frame: Frame): boolean {
  return URL.canParse(frame.url()) && new URL(frame.url()).origin === origin
}
