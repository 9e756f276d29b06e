import { letter, unknownLettering } from '../../core/lettering.ts'
import { CLIP_MS, CLIP_REST_MS, nextText, type ORDERS, planTurn, type Turn, UNIT_MS } from '../../core/rotation.ts'
import {
  coveredFrames,
  type TitleDirection,
  type TitleEffect,
  type TitleFrames,
  titleEasing,
  titleFrames,
} from '../../core/title-effects.ts'
import { wayOf } from '../../core/way.ts'

interface Rotation {
  readonly effect: TitleEffect
  readonly direction: TitleDirection
  readonly lettering: string
  readonly order: (typeof ORDERS)[number]
  readonly loops: boolean
  readonly displayMs: number
  readonly locale: string
}

/** A text of the title with the elements of its units. */
interface SplitText {
  readonly element: HTMLElement
  readonly units: readonly HTMLElement[]
  /** Of the units, in CSS pixels: known where it matters, once they have been laid out. */
  widths: readonly number[]
}

/**
 * Changes the words of a title while it is in the window (`data-state` of each text: `shown` or `away`; event
 * `vitrine:animated-title:change`). Its clock is the timeline of the document: one animation without keyframes ends when a
 * turn does, so pausing the animations pauses everything.
 */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const rotation = props as Rotation
  const stage = element.querySelector<HTMLElement>('.animated-title__stage')
  const pause = element.querySelector<HTMLElement>('.animated-title__pause')
  if (!stage || !pause) return
  const originals = [...stage.children].map((child) => child.textContent)
  const texts = splitTexts(stage, rotation)
  if (!texts || texts.length < 2) return

  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const paper = matchMedia('print')
  const names = { pause: pause.getAttribute('aria-label') ?? '', play: pause.dataset.other ?? '' }
  let current = 0
  let inView = false
  let running = false
  let paused = false
  let over = false

  const animations = () => stage.getAnimations({ subtree: true })
  const begin = (index: number, from: 'behind' | 'rest') => {
    const text = texts[index]
    if (!text) return
    current = index
    const next = nextText(index, texts.length, rotation.loops)
    const turn = plan(text, rotation, next === undefined)
    text.element.dataset.state = 'shown'
    const parts = [...animateUnits(text, turn, rotation), ...animateStage(stage, text, turn, rotation.effect)]
    // Nothing to see: it is there to end. While it waits, browsers have nothing to do in each frame.
    const clock = stage.animate([], { delay: turn.endsAt })
    if (from === 'rest') for (const part of [...parts, clock]) part.currentTime = turn.restsAt
    stage.dispatchEvent(new CustomEvent('vitrine:animated-title:change', { bubbles: true, detail: { index } }))
    clock.onfinish = () => {
      if (next === undefined) return end()
      begin(next, 'behind')
    }
    Promise.all(parts.map(({ finished }) => finished)).then(
      () => {
        if (next === undefined) return
        text.element.dataset.state = 'away'
        for (const part of parts) part.cancel()
      },
      () => {}, // Stopped: whoever did shows what is visible.
    )
  }
  const stop = () => {
    running = false
    for (const animation of animations()) animation.cancel()
    for (const [index, text] of texts.entries()) text.element.dataset.state = index === current ? 'shown' : 'away'
  }
  const end = () => {
    over = true
    pause.hidden = true
    stop()
  }
  const update = () => {
    const runs = inView && !document.hidden && !stillness.matches && !paper.matches && !over
    pause.hidden = stillness.matches || over
    if (runs && !running && !paused) {
      running = true
      begin(current, 'rest')
    } else if (!runs && running) stop()
  }

  // It calls back when the page has been laid out, so that nobody has it laid out to ask.
  const sizes = new ResizeObserver(() => {
    for (const text of texts) text.widths = text.units.map(({ offsetWidth }) => offsetWidth)
  })
  if (rotation.effect === 'clip') sizes.observe(stage)
  const seen = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting === true
    update()
  })
  pause.addEventListener(
    'click',
    () => {
      paused = !paused
      pause.setAttribute('aria-label', paused ? names.play : names.pause)
      pause.dataset.state = paused ? 'paused' : 'playing'
      for (const animation of animations()) paused ? animation.pause() : animation.play()
      update()
    },
    { signal },
  )
  document.addEventListener('visibilitychange', update, { signal })
  stillness.addEventListener('change', update, { signal })
  paper.addEventListener('change', update, { signal })
  seen.observe(stage)
  signal.addEventListener('abort', () => {
    seen.disconnect()
    sizes.disconnect()
    current = 0
    stop()
    pause.hidden = true
    for (const [index, text] of texts.entries()) text.element.textContent = originals[index] ?? ''
  })
}

/** Wraps every unit of every text in an element. Logs to the console and returns undefined for an unknown method. */
function splitTexts(stage: HTMLElement, { effect, lettering, locale }: Rotation): readonly SplitText[] | undefined {
  const texts: SplitText[] = []
  for (const element of stage.querySelectorAll<HTMLElement>('.animated-title__text')) {
    const words = letter(element.textContent ?? '', lettering, locale)
    if (!words) {
      console.error(unknownLettering(lettering))
      return undefined
    }
    const unitOf = (text: string) =>
      span('animated-title__unit', effect === 'clip' ? span('animated-title__covered', text) : text)
    const spans = words.map((word) => word.map(unitOf))
    element.replaceChildren(
      ...spans.flatMap((units, index) => [index === 0 ? '' : ' ', span('animated-title__word', ...units)]),
    )
    texts.push({ element, units: spans.flat(), widths: [] })
  }
  return texts
}

function span(className: string, ...content: readonly (string | Node)[]): HTMLElement {
  const element = document.createElement('span')
  element.className = className
  element.append(...content)
  return element
}

function plan({ units }: SplitText, { effect, order, displayMs }: Rotation, stays: boolean): Turn {
  const isClip = effect === 'clip'
  const isTyped = effect === 'type'
  return planTurn(
    {
      units: units.length,
      order,
      unitMs: isClip ? CLIP_MS : isTyped ? 0 : UNIT_MS,
      restMs: isClip ? CLIP_REST_MS : displayMs,
      stays,
      overlaps: effect === 'push',
      goesAtOnce: isTyped,
    },
    Math.random,
  )
}

/** Animates the units of a text in and out. */
function animateUnits(
  { element, units, widths }: SplitText,
  turn: Turn,
  { effect, direction }: Rotation,
): readonly Animation[] {
  const rightToLeft = element.matches(':dir(rtl)')
  return units.flatMap((unit, index) => {
    const move = (part: Element, frames: TitleFrames) => {
      const { keyframes, timing } = wayOf(frames, turn, index, titleEasing(effect))
      return part.animate(keyframes, timing)
    }
    const place = { rightToLeft, width: widths[index] ?? 0 }
    const inside = coveredFrames(effect, place)
    const content = unit.firstElementChild
    return [move(unit, titleFrames(effect, direction, place)), ...(inside && content ? [move(content, inside)] : [])]
  })
}

/** Animates what belongs to no unit: the caret of the typing effect, the progress bar of the bar effect. */
function animateStage(stage: HTMLElement, text: SplitText, turn: Turn, effect: TitleEffect): readonly Animation[] {
  const leaves = turn.goes[0] ?? turn.endsAt
  if (effect === 'bar') {
    return [
      stage.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
        duration: leaves,
        pseudoElement: '::after',
      }),
    ]
  }
  if (effect !== 'type') return []
  const rightToLeft = text.element.matches(':dir(rtl)')
  const places = text.units.map((unit, index) => ({
    offset: turn.restsAt === 0 ? 0 : (turn.comes[index] ?? 0) / turn.restsAt,
    transform: `translate(${unit.offsetLeft + (rightToLeft ? 0 : unit.offsetWidth)}px, ${unit.offsetTop}px)`,
    easing: 'step-end',
  }))
  return [
    stage.animate([{ offset: 0, opacity: 1 }, ...places.map((place) => ({ ...place, opacity: 1 }))], {
      duration: Math.max(turn.restsAt, 1),
      fill: 'forwards',
      pseudoElement: '::after',
    }),
  ]
}
