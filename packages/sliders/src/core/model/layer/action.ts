import { choice, given, list, text, within } from '@vitrine/content/core'
import { type LinkView, type ParseContext, parseLink } from '@vitrine/kit/core'
import { ALIAS } from '../alias.ts'

/** Action when a layer is pressed, or the pointer enters or leaves it. */
export interface ActionRule {
  readonly on: (typeof MOMENTS)[number]
  /** Milliseconds until it is done. */
  readonly delay: number
  readonly action: Action
}

export type Action =
  | { readonly do: 'link'; readonly link: LinkView }
  /** A number is a place from 1; other words are the slide's name in addresses. */
  | { readonly do: 'slide'; readonly to: number | string }
  /** Of this slider, or of another one. */
  | { readonly do: 'slider'; readonly wish: (typeof SLIDER_WISHES)[number]; readonly alias?: string }
  /** To what follows the slider, or to an element by its id; `offset` in CSS pixels above it. */
  | { readonly do: 'scroll'; readonly id?: string; readonly offset: number }
  | {
      readonly do: 'layer'
      readonly wish: (typeof LAYER_WISHES)[number]
      readonly layer: string
      readonly frame?: string
    }
  /** Without a layer: the first video of the slide. `from` in seconds. */
  | {
      readonly do: 'video'
      readonly wish: (typeof VIDEO_WISHES)[number]
      readonly layer?: string
      readonly from?: number
    }
  | { readonly do: 'modal'; readonly alias: string; readonly slide?: string }
  | { readonly do: 'closeModal' }
  | { readonly do: 'fullscreen'; readonly wish: (typeof FULLSCREEN_WISHES)[number] }
  /** Opens a popover or a dialog. */
  | { readonly do: 'menu'; readonly id: string }
  /** Sets and takes away a class of the theme. */
  | { readonly do: 'class'; readonly layer?: string; readonly name: string }

/** Tells if a browser does it without script, by the link that the layer is. */
export function isLink(action: Action): boolean {
  return action.do === 'link' || action.do === 'modal' || (action.do === 'scroll' && action.id !== undefined)
}

export const MOMENTS = ['click', 'enter', 'leave'] as const
export const ACTIONS = [
  'link',
  'slide',
  'slider',
  'scroll',
  'layer',
  'video',
  'modal',
  'closeModal',
  'fullscreen',
  'menu',
  'class',
] as const satisfies readonly Action['do'][]
export const SLIDER_WISHES = ['toggle', 'play', 'pause', 'next', 'previous'] as const
export const LAYER_WISHES = ['toggle', 'in', 'out', 'frame'] as const
export const VIDEO_WISHES = ['toggle', 'play', 'pause', 'toggleMute', 'mute', 'unmute', 'muteAll'] as const
export const FULLSCREEN_WISHES = ['toggle', 'go', 'exit'] as const

/** Actions of one layer. */
export const MAX_ACTIONS = 20

/** Longest wait before an action, in milliseconds. */
const MAX_DELAY_MS = 60_000

/** Ids and names of classes as themes write them. */
const NAME = /^[a-z][\w-]{0,63}$/i

/** Reads the rows `actions` of a stored layer; those that lead nowhere are left out. */
export function parseActions(raw: unknown, parse: ParseContext): readonly ActionRule[] {
  return list(raw)
    .slice(0, MAX_ACTIONS)
    .flatMap((row) => {
      const action = actionOf(row, parse)
      const delay = within(row.delay, { min: 0, max: MAX_DELAY_MS }) ?? 0
      return action ? [{ on: choice(row.on, MOMENTS), delay, action }] : []
    })
}

function actionOf(row: Readonly<Record<string, unknown>>, parse: ParseContext): Action | undefined {
  const kind = ACTIONS.find((name) => name === row.do)
  const named = (value: unknown) => (typeof value === 'string' && NAME.test(value) ? value : undefined)
  const alias = typeof row.alias === 'string' && ALIAS.test(row.alias) ? row.alias : undefined
  const layer = text(row.layer)
  switch (kind) {
    case 'link': {
      const link = parseLink(row.link, parse)
      return link && { do: kind, link }
    }
    case 'slide': {
      const to = typeof row.to === 'number' ? String(row.to) : text(row.to)?.trim()
      return to === undefined ? undefined : { do: kind, to: /^[1-9]\d?$/.test(to) ? Number(to) : to }
    }
    case 'slider':
      return { do: kind, wish: choice(row.wish, SLIDER_WISHES), ...given({ alias }) }
    case 'scroll':
      return {
        do: kind,
        offset: within(row.offset, { min: -2000, max: 2000 }) ?? 0,
        ...given({ id: text(row.target) }),
      }
    case 'layer':
      return layer
        ? { do: kind, wish: choice(row.wish, LAYER_WISHES), layer, ...given({ frame: text(row.frame) }) }
        : undefined
    case 'video': {
      const from = within(row.from, { min: 0, max: 86_400 })
      return { do: kind, wish: choice(row.wish, VIDEO_WISHES), ...given({ layer, from }) }
    }
    case 'modal':
      return alias ? { do: kind, alias, ...given({ slide: text(row.to)?.trim() }) } : undefined
    case 'closeModal':
      return { do: kind }
    case 'fullscreen':
      return { do: kind, wish: choice(row.wish, FULLSCREEN_WISHES) }
    case 'menu': {
      const id = named(row.target)
      return id ? { do: kind, id } : undefined
    }
    case 'class': {
      const name = named(row.name)
      return name ? { do: kind, name, ...given({ layer }) } : undefined
    }
    case undefined:
      return undefined
  }
}
