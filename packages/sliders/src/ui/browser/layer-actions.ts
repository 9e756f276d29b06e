import type { Action, ActionRule } from '../../core/model/layer/action.ts'
import type { LayerMoves } from './layer-moves.ts'
import type { MediaPlayback } from './media/media-playback.ts'
import { MEDIA } from './parts.ts'
import { motionOf } from './slide-layers.ts'
import type { SliderHost } from './slide-life.ts'

/** Methods of another slider of the page. */
type SliderElement = HTMLElement & Partial<Record<'play' | 'pause' | 'toggle' | 'next' | 'previous', () => void>>

/** Context in which an action is run. */
interface ActionContext {
  readonly slider: HTMLElement
  readonly host: SliderHost
  /** Absent: no slide has a video. */
  readonly playback: Promise<MediaPlayback> | undefined
  /** A layer of a slide that is shown. */
  readonly find: (id: string) => LayerMoves | undefined
  /** @returns False when somebody forbade it. */
  readonly emit: (event: 'action', detail: object) => boolean
  readonly signal: AbortSignal
}

/** Does what layers say when they are pressed, or when a pointer comes to them or leaves them. */
export function layerActions(context: ActionContext): void {
  const { slider, signal } = context
  const timers = new Set<number>()
  const layersAround = (target: EventTarget | null) => {
    const layers: HTMLElement[] = []
    let layer = (target as Element | null)?.closest<HTMLElement>('.layer') ?? null
    while (layer && slider.contains(layer)) {
      if (layer.dataset.motion !== undefined) layers.push(layer)
      layer = layer.parentElement?.closest<HTMLElement>('.layer') ?? null
    }
    return layers
  }
  const run = (layer: HTMLElement, on: ActionRule['on'], event: Event) => {
    for (const rule of motionOf(layer).actions ?? []) {
      if (rule.on !== on) continue
      // The address of such a layer is for browsers without script.
      if (on === 'click') event.preventDefault()
      const timer = window.setTimeout(() => {
        timers.delete(timer)
        if (context.emit('action', { layer: layer.dataset.layer, ...rule })) perform(rule.action, layer, context)
      }, rule.delay)
      timers.add(timer)
    }
  }
  slider.addEventListener(
    'click',
    (event) => {
      for (const layer of layersAround(event.target)) run(layer, 'click', event)
    },
    { signal },
  )
  for (const [name, on] of [
    ['pointerover', 'enter'],
    ['pointerout', 'leave'],
  ] as const) {
    slider.addEventListener(
      name,
      (event) => {
        for (const layer of layersAround(event.target)) {
          if (!layer.contains(event.relatedTarget as Node | null)) run(layer, on, event)
        }
      },
      { signal },
    )
  }
  signal.addEventListener('abort', () => {
    for (const timer of timers) clearTimeout(timer)
  })
}

function perform(action: Action, layer: HTMLElement, context: ActionContext): void {
  const { slider, host, find } = context
  switch (action.do) {
    case 'slide':
      host.goTo(action.to)
      break
    case 'slider':
      commandSlider(action, host)
      break
    case 'scroll':
      scrollBelow(slider, action.offset)
      break
    case 'layer':
      commandLayer(action, find(action.layer))
      break
    case 'video':
      void commandVideo(action, layer, context)
      break
    case 'fullscreen':
      commandFullscreen(action.wish, slider)
      break
    case 'menu':
      open(action.id)
      break
    case 'class':
      classOf(action, layer, slider)?.classList.toggle(action.name)
      break
    case 'closeModal':
      slider.closest('dialog')?.close()
      break
    // Links do it, and whoever opens sliders over the page: no script hears of them.
    case 'link':
    case 'modal':
      break
  }
}

function commandSlider({ wish, alias }: Action & { readonly do: 'slider' }, host: SliderHost): void {
  if (alias !== undefined) {
    document.querySelector<SliderElement>(`.slider[data-slider="${alias}"]`)?.[wish]?.()
  } else if (wish === 'previous') host.goTo('previous')
  else host[wish]()
}

function commandLayer({ wish, frame }: Action & { readonly do: 'layer' }, moves: LayerMoves | undefined): void {
  if (!moves) return
  if (wish === 'frame') void moves.frame(frame ?? '')
  else if (wish === 'out' || (wish === 'toggle' && moves.isIn())) void moves.go()
  else if (!moves.isIn()) void moves.come()
}

async function commandVideo(
  action: Action & { readonly do: 'video' },
  layer: HTMLElement,
  context: ActionContext,
): Promise<void> {
  const { slider } = context
  const playback = await context.playback
  if (!playback) return
  const { wish, from } = action
  if (wish === 'muteAll') {
    for (const video of slider.querySelectorAll<HTMLElement>(MEDIA)) playback.command(video, 'mute')
    return
  }
  const named = action.layer === undefined ? '' : `.layer[data-layer="${CSS.escape(action.layer)}"] `
  const video = findAround(layer, slider, named + MEDIA)
  if (video) playback.command(video, wish, from)
}

function commandFullscreen(wish: 'toggle' | 'go' | 'exit', slider: HTMLElement): void {
  const isFull = document.fullscreenElement !== null
  // Refused where the browser has no full screen: all stays as it is.
  if (isFull && wish !== 'go') document.exitFullscreen().catch(() => {})
  else if (!isFull && wish !== 'exit') slider.requestFullscreen?.().catch(() => {})
}

function scrollBelow(slider: HTMLElement, offset: number): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const top = slider.getBoundingClientRect().bottom + scrollY - offset - header
  scrollTo({ top, behavior: still ? 'instant' : 'smooth' })
}

/** A popover opens by its button alone. */
function open(id: string): void {
  const element = document.getElementById(id)
  if (element instanceof HTMLDialogElement && element.popover === null && !element.open) element.showModal()
}

function classOf(action: Action & { readonly do: 'class' }, layer: HTMLElement, slider: HTMLElement): Element | null {
  if (action.layer === undefined) return layer
  return findAround(layer, slider, `.layer[data-layer="${CSS.escape(action.layer)}"]`)
}

/** Something on the slide of a layer, or else on the slide that is shown or above it. */
function findAround(layer: HTMLElement, slider: HTMLElement, selector: string): HTMLElement | null {
  const here = layer.closest('.slider__slide, .slider__globals')
  const around = [here, ...slider.querySelectorAll('.slider__slide[data-active], .slider__globals')]
  return around.map((place) => place?.querySelector<HTMLElement>(selector)).find(Boolean) ?? null
}
