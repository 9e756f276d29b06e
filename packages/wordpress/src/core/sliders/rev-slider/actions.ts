import { given, record } from '@vitrine/content/core'
import { clamped, numberOf, wordOf } from '../css-values.ts'
import { SLIDER_LIMITS } from '../limits.ts'
import { rowsOf } from './rows.ts'
import type { Raw, SliderTools } from './tools.ts'

/** Longest wait before an action, in milliseconds. */
const MAX_DELAY_MS = 60_000

/** Names of an alias and of a class as sliders here know them. */
const ALIAS = /^[a-z\d-]{1,64}$/
const CLASS = /^[a-z][\w-]{0,63}$/i

const MOMENTS: Readonly<Record<string, string>> = { click: 'click', mouseenter: 'enter', mouseleave: 'leave' }

/** Names of slides that are places. */
const PLACES: Readonly<Record<string, string>> = {
  next: 'next',
  nextslide: 'next',
  prev: 'previous',
  previous: 'previous',
  prevslide: 'previous',
  first: 'first',
  last: 'last',
}

/** Actions that need nothing but their name. */
const PLAIN: Readonly<Record<string, Raw>> = {
  next: { do: 'slide', to: 'next' },
  nextslide: { do: 'slide', to: 'next' },
  prev: { do: 'slide', to: 'previous' },
  prevslide: { do: 'slide', to: 'previous' },
  pause: { do: 'slider', wish: 'pause' },
  pauseslider: { do: 'slider', wish: 'pause' },
  resume: { do: 'slider', wish: 'play' },
  play: { do: 'slider', wish: 'play' },
  playslider: { do: 'slider', wish: 'play' },
  toggle_slider: { do: 'slider', wish: 'toggle' },
  close_modal: { do: 'closeModal' },
  go_fullscreen: { do: 'fullscreen', wish: 'go' },
  gofullscreen: { do: 'fullscreen', wish: 'go' },
  exit_fullscreen: { do: 'fullscreen', wish: 'exit' },
  exitfullscreen: { do: 'fullscreen', wish: 'exit' },
  toggle_fullscreen: { do: 'fullscreen', wish: 'toggle' },
  togglefullscreen: { do: 'fullscreen', wish: 'toggle' },
  mute_all: { do: 'video', wish: 'muteAll' },
  toggle_global_mute_video: { do: 'video', wish: 'toggleMute' },
}

const LAYERS: Readonly<Record<string, string>> = {
  start_in: 'in',
  start_out: 'out',
  toggle_layer: 'toggle',
  start_frame: 'frame',
}

const VIDEOS: Readonly<Record<string, string>> = {
  toggle_video: 'toggle',
  start_video: 'play',
  play_video: 'play',
  stop_video: 'pause',
  mute_video: 'mute',
  unmute_video: 'unmute',
  toggle_mute_video: 'toggleMute',
}

/** Actions of one layer, once the layers of its slide have names. */
export function actionsOf(
  raw: unknown,
  nameOf: (uid: string) => string | undefined,
  tools: SliderTools,
): readonly Raw[] {
  return rowsOf(record(raw).action ?? (Array.isArray(raw) ? raw : undefined))
    .slice(0, SLIDER_LIMITS.actions)
    .flatMap((row) => {
      const name = wordOf(row.action).toLowerCase()
      if (name === '' || name === 'none') return []
      const action = actionOf(name, row, nameOf, tools)
      if (!action) {
        tools.report.lost('slider-action', name, wordOf(row.image_link ?? row.actioncallback))
        return []
      }
      const on = MOMENTS[wordOf(row.tooltip_event).toLowerCase()] ?? 'click'
      return [{ on, ...action, ...given({ delay: delayOf(row.action_delay) }) }]
    })
}

function actionOf(
  name: string,
  row: Raw,
  nameOf: (uid: string) => string | undefined,
  tools: SliderTools,
): Raw | undefined {
  if (Object.hasOwn(PLAIN, name)) return PLAIN[name]
  if (Object.hasOwn(LAYERS, name)) return layerAction(LAYERS[name] ?? 'toggle', row, nameOf)
  if (Object.hasOwn(VIDEOS, name)) {
    return { do: 'video', wish: VIDEOS[name], ...given({ layer: nameOf(targetOf(row)) }) }
  }
  switch (name) {
    case 'link': {
      const link = tools.links.to(wordOf(row.image_link), { newTab: wordOf(row.link_open_in) === '_blank' })
      return link && { do: 'link', link }
    }
    case 'menu': {
      const link = tools.links.to(wordOf(row.menu_link) || `#${wordOf(row.menu_anchor)}`)
      return link && { do: 'link', link }
    }
    case 'jumpto':
    case 'jump_to_slide':
      return jumpAction(wordOf(row.jump_to_slide), tools)
    case 'scroll_under':
    case 'scrollbelow':
      return { do: 'scroll', ...given({ offset: clamped(numberOf(row.scrollunder_offset), -2000, 2000) }) }
    case 'scrollto': {
      const target = wordOf(row.scrollto_id ?? row.image_link).replace(/^#/, '')
      return target ? { do: 'scroll', target: target.slice(0, 100) } : undefined
    }
    case 'open_modal':
      return modalAction(row)
    case 'toggle_class': {
      const className = wordOf(row.toggle_class)
      return CLASS.test(className)
        ? { do: 'class', name: className, ...given({ layer: nameOf(targetOf(row)) }) }
        : undefined
    }
    default:
      return undefined
  }
}

/** Target of an action: the id of a layer, or a word for a video. */
function targetOf(row: Raw): string {
  return wordOf(row.layer_target)
}

function layerAction(wish: string, row: Raw, nameOf: (uid: string) => string | undefined): Raw | undefined {
  const layer = nameOf(targetOf(row))
  const frame = wordOf(row.gotoframe)
  return layer === undefined ? undefined : { do: 'layer', wish, layer, ...(wish === 'frame' && frame && { frame }) }
}

function jumpAction(written: string, { placeOf }: SliderTools): Raw | undefined {
  const named = PLACES[written.toLowerCase()]
  if (named) return { do: 'slide', to: named }
  const place = placeOf(written.replace(/^rs-/, ''))
  return place === undefined ? undefined : { do: 'slide', to: String(place) }
}

function modalAction(row: Raw): Raw | undefined {
  const alias = wordOf(row.openmodal).toLowerCase()
  if (!ALIAS.test(alias)) return undefined
  const to = wordOf(row.modalslide).replace(/^rs-/, '')
  return { do: 'modal', alias, ...(/^[1-9]\d?$/.test(to) && { to }) }
}

function delayOf(raw: unknown): number | undefined {
  const delay = numberOf(raw)
  return delay === undefined || delay <= 0 ? undefined : Math.min(MAX_DELAY_MS, delay)
}
