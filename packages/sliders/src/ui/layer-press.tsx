import type { ReactNode } from 'react'
import type { Action } from '../core/model/layer/action.ts'
import { type Layer, wordsOf } from '../core/model/layer-kinds.ts'
import type { Slide } from '../core/model/slide.ts'

/** Slider and slide of a layer. */
export interface SlidePlace {
  /** Name of its slider on the page. */
  readonly name: string
  readonly slides: readonly Slide[]
  /** Of its slide, from 0. */
  readonly index: number
  /** Texts around videos at providers. */
  readonly videoTexts: object | undefined
  /** True if its images are fetched first on the page. */
  readonly priority: boolean
}

/** Link or button that a pressable layer becomes. */
export interface Press {
  /** Accessible name where it shows no words. */
  readonly label: string
  /** Target without script, and for many actions with script too; absent: it is a button. */
  readonly href?: string
  readonly newTab: boolean
  /** Id of the popover that it opens without script. */
  readonly popover?: string
  /** Alias of the slider that opens over the page. */
  readonly modal?: string
}

/** Undefined for a layer that nobody presses. */
export function pressOf(layer: Layer, at: SlidePlace): Press | undefined {
  const rule = layer.actions.find(({ on }) => on === 'click')
  if (!rule) return undefined
  const { action } = rule
  const link = action.do === 'link' ? action.link : undefined
  const label = wordsOf(layer) || link?.label || ''
  const href = hrefOf(action, at)
  return {
    label,
    newTab: link?.newTab === true,
    ...(href !== undefined && { href }),
    ...(action.do === 'menu' && { popover: action.id }),
    ...(action.do === 'modal' && { modal: action.alias }),
  }
}

/**
 * A link or a button of a layer.
 *
 * @param props.children What is pressed; without it, it lies over the whole layer.
 */
export function PressView(props: {
  readonly press: Press
  readonly className: string
  readonly children?: ReactNode
}): ReactNode {
  const { press, className, children } = props
  const { label, href, newTab, popover, modal } = press
  const name = children === undefined ? label : undefined
  if (href === undefined) {
    return (
      <button type="button" className={className} aria-label={name} popoverTarget={popover}>
        {children}
      </button>
    )
  }
  return (
    <a
      className={className}
      href={href}
      aria-label={name}
      data-slider-modal={modal}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  )
}

/** Slides are fragments of the page, so what leads to one is a link that does without script. */
function hrefOf(action: Action, { name, slides, index }: SlidePlace): string | undefined {
  switch (action.do) {
    case 'link':
      return action.link.href
    case 'scroll':
      return action.id && `#${action.id}`
    case 'modal':
      return `#${action.alias}`
    case 'slide': {
      const to = slideNumber(action.to, slides, index)
      return to === undefined ? undefined : `#${name}/${to}`
    }
    default:
      return undefined
  }
}

/** Place from 1. Undefined: there is no such slide. */
function slideNumber(to: number | string, slides: readonly Slide[], index: number): number | undefined {
  const count = slides.length
  if (typeof to === 'number') return to <= count ? to : undefined
  const named = { first: 0, last: count - 1, next: (index + 1) % count, previous: (index - 1 + count) % count }[to]
  const place = named ?? slides.findIndex(({ deeplink }) => deeplink === to)
  return place < 0 ? undefined : place + 1
}

/** Accessible name of a layer without words: by its slide, if by nothing else. */
export function titleOf(layer: Layer, { slides, index }: SlidePlace): string {
  return wordsOf(layer) || slides[index]?.title || ''
}
