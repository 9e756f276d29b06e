import type { ImageCrop } from '@vitrine/content/core'
import { word } from '../words.ts'
import { labelled } from './form-parts.ts'

type Focus = NonNullable<ImageCrop['focus']>

/** A whole image on which the point is dragged that stays in view. */
interface FocusPad {
  readonly elements: readonly HTMLElement[]
  /** Undefined: its editor has not changed it. */
  focus(): Focus | undefined
  /** Leaves the image on the page as the site has drawn it. */
  leave(): void
}

const CENTRE: Focus = { x: 50, y: 50 }

/** @param image As it is drawn on the page. @param stored Undefined: the point is that of the image itself. */
export function createFocusPad(image: HTMLImageElement, stored: Focus | undefined): FocusPad {
  const pad = Object.assign(document.createElement('div'), { className: 'focus' })
  const dot = Object.assign(document.createElement('span'), { className: 'focus__dot' })
  const whole = Object.assign(document.createElement('img'), {
    src: image.currentSrc || image.src,
    alt: '',
    draggable: false,
  })
  pad.append(whole, dot)
  const [across, down] = [percentInput(), percentInput()]
  let chosen: Focus | undefined
  const place = ({ x, y }: Focus) => {
    for (const [input, percent] of [
      [across, x],
      [down, y],
    ] as const) {
      input.value = String(percent)
      input.setAttribute('aria-valuetext', `${percent} %`)
    }
    dot.style.left = `${x}%`
    dot.style.top = `${y}%`
  }
  const choose = (focus: Focus) => {
    chosen = focus
    place(focus)
    image.style.objectFit = 'cover'
    image.style.objectPosition = `${focus.x}% ${focus.y}%`
  }
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = pad.getBoundingClientRect()
    choose({ x: percentOf(clientX - left, width), y: percentOf(clientY - top, height) })
  }
  pad.addEventListener('pointerdown', (event) => {
    pad.setPointerCapture(event.pointerId)
    follow(event)
  })
  pad.addEventListener('pointermove', (event) => {
    if (pad.hasPointerCapture(event.pointerId)) follow(event)
  })
  for (const input of [across, down]) {
    input.addEventListener('input', () => choose({ x: Number(across.value), y: Number(down.value) }))
  }
  place(stored ?? drawnFocus(image))
  return {
    elements: [
      pad,
      labelled(word({ en: 'What stays in view, from the left', de: 'Was im Bild bleibt, von links' }), across),
      labelled(word({ en: 'From the top', de: 'Von oben' }), down),
    ],
    focus: () => chosen,
    leave() {
      image.style.removeProperty('object-fit')
      image.style.removeProperty('object-position')
    },
  }
}

function percentInput(): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'range', min: '0', max: '100', step: '1' })
}

function percentOf(distance: number, length: number): number {
  return Math.round(Math.min(1, Math.max(0, distance / length)) * 100)
}

/** The point that the styles of the page keep in view. */
function drawnFocus(image: HTMLImageElement): Focus {
  const [x, y] = (/^([\d.]+)% ([\d.]+)%$/.exec(getComputedStyle(image).objectPosition) ?? []).slice(1).map(Number)
  return x === undefined || y === undefined ? CENTRE : { x: Math.round(x), y: Math.round(y) }
}
