import type { BlockBase, Frame, Looks, NarrowDevice } from '@vitrine/kit/core'

/** Windows of narrow devices, by the width of the page. */
export const QUERIES: Readonly<Record<NarrowDevice, string>> = {
  tablet: '(40rem<=width<64rem)',
  phone: '(width<40rem)',
}

const SPACES: Readonly<Record<string, string>> = {
  none: '0rem',
  small: 'var(--space-l)',
  large: 'var(--space-2xl)',
}

/** Factors of the sizes of text. */
const TEXT_FACTORS: Readonly<Record<string, number>> = { smaller: 0.875, larger: 1.125 }

/** Steps of the sizes of text, see the theme. */
const TEXT_STEPS = ['-1', '0', '1', '2', '3', '4', '5', '6']

/** Least size of text in rem, whatever is made smaller. */
const LEAST_TEXT_REM = 0.9375

/** Lets blocks ask for the width of the page from inside other layouts; a page without narrow choices has no use for it. */
export const NAMED_PAGE = '.site-layout__main{container-name:layout page}'

/** Elements that hold the blocks of a page one below the other without being a grid. */
const STACKS = ':is(.site-layout__main,.section__content,.scroll-panel__content)'

/** Gives what the styles of a frame take from the view of a kind of block. */
type ViewOf = (blockType: string) => { readonly grid?: string; readonly looks?: Looks } | undefined

/** A choice of a frame: its name and its value. */
type Choice = readonly [name: string, value: string]

/** Attributes by which the styles of a frame's choices find it; none where nothing was chosen. */
export function frameAttributes({ blockType, frame }: Pick<BlockBase, 'blockType' | 'frame'>): {
  readonly 'data-look'?: string
  readonly 'data-place'?: string
  readonly 'data-tablet'?: string
  readonly 'data-phone'?: string
} {
  const { look, tablet, phone } = frame ?? {}
  return {
    ...(look !== undefined && { 'data-look': `${blockType}-${look}` }),
    ...attribute('data-place', everywhere(frame), blockType),
    ...attribute('data-tablet', Object.entries(tablet ?? {}), blockType),
    ...attribute('data-phone', Object.entries(phone ?? {}), blockType),
  }
}

/**
 * Styles for what editors chose of the layout of blocks, and for nothing else: a page without such choices has none. Space
 * in windows of every width is in the style sheet of all pages.
 *
 * @param viewOf Gives of a kind of block the looks, and the selector of the element whose children stand side by side.
 */
export function frameCss(blocks: readonly Pick<BlockBase, 'blockType' | 'frame'>[], viewOf: ViewOf): string {
  const rules = (name: string, choicesOf: (frame: Frame) => readonly Choice[]) =>
    unique(
      blocks.flatMap(({ blockType, frame }) =>
        (frame ? choicesOf(frame) : []).map((choice) => {
          const selector = `.frame[${name}~="${token(choice, blockType)}"]`
          return rule(choice, selector, viewOf(blockType)?.grid)
        }),
      ),
    )
  const wide = rules('data-place', everywhere)
  const narrow = (['tablet', 'phone'] as const).map((device) => {
    const css = rules(`data-${device}`, (frame) => Object.entries(frame[device] ?? {}))
    return css && `@container page ${QUERIES[device]}{${css}}${stacks(device, blocks)}`
  })
  const asked = narrow.join('')
  return looksCss(blocks, viewOf) + wide + (asked && NAMED_PAGE + asked)
}

/** They stand in the layer of the styles that they change, so that those of the site's own file win. */
function looksCss(blocks: readonly Pick<BlockBase, 'blockType' | 'frame'>[], viewOf: ViewOf): string {
  const css = unique(
    blocks.flatMap(({ blockType, frame }) => {
      const looks = viewOf(blockType)?.looks ?? {}
      const look = frame?.look !== undefined && Object.hasOwn(looks, frame.look) ? looks[frame.look] : undefined
      return look ? [look.css.replaceAll('&', `.frame[data-look="${blockType}-${frame?.look}"]`)] : []
    }),
  )
  return css && `@layer components{${css}}`
}

/** Choices for windows of every width that have no style on all pages. */
function everywhere(frame: Frame | undefined): readonly Choice[] {
  const { align, textSize } = frame ?? {}
  return [...(align ? [['align', align] as const] : []), ...(textSize ? [['textSize', textSize] as const] : [])]
}

function attribute(name: string, choices: readonly Choice[], blockType: string) {
  return choices.length > 0 && { [name]: choices.map((choice) => token(choice, blockType)).join(' ') }
}

/** Columns are those of one kind of block: another that stands in it has its own. */
function token([name, value]: Choice, blockType: string): string {
  return name === 'columns' ? `${blockType}-${value}` : `${name}-${value}`
}

function rule([name, value]: Choice, frame: string, grid: string | undefined): string {
  switch (name) {
    case 'space':
      return `${frame}{--block-space:${SPACES[value]}}`
    case 'align':
      return `${frame}{text-align:${value}}${frame} .links{justify-content:${value}}`
    case 'textSize':
      return textRule(frame, TEXT_FACTORS[value] ?? 1)
    case 'order':
      return `${frame}{order:${value === 'first' ? -1 : 1}}`
    case 'columns':
      return grid === undefined ? '' : gridRule(`${frame} ${grid}`, value)
    default:
      return ''
  }
}

/** The steps are taken from around the frame, and changed inside it: a property cannot be made of itself. */
function textRule(frame: string, factor: number): string {
  const size = (step: string) => `max(${LEAST_TEXT_REM}rem,var(--around${step})*${factor})`
  const around = TEXT_STEPS.map((step) => `--around${step}:var(--step-${step})`)
  const inside = TEXT_STEPS.map((step) => `--step-${step}:${size(step)}`)
  return `${frame}{${around.join(';')};font-size:${size('0')}}${frame}>*{${inside.join(';')}}`
}

/** Blocks change places only in a grid. The page is as wide as the window, and no element can ask for its own width. */
function stacks(device: NarrowDevice, blocks: readonly Pick<BlockBase, 'frame'>[]): string {
  if (!blocks.some(({ frame }) => frame?.[device]?.order)) return ''
  const frame = `.frame[data-${device}*="order-"]`
  const stack = `${STACKS}:has(>${frame},>vitrine-enhance>${frame}){display:grid;grid-template-columns:minmax(0,1fr)}`
  return `@media ${QUERIES[device]}{${stack}}`
}

function gridRule(list: string, columns: string): string {
  if (columns === 'reversed') return `${list}{display:flex;flex-direction:column-reverse}`
  return `${list}{--columns:${columns};grid-template-columns:repeat(${columns},minmax(0,1fr))}${list}>*{grid-column:auto}`
}

function unique(rules: readonly string[]): string {
  return [...new Set(rules)].join('')
}
