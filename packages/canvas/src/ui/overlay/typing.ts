import type { Intent } from '../../core/messages.ts'
import type { TypedRich } from '../../core/typed-rich.ts'
import type { TypedText } from '../../core/typed-text.ts'
import type { LinkAt } from './link-at.ts'
import { type MarkedText, markedTexts } from './marked-text.ts'
import type { Point } from './place-caret.ts'
import { createRichTyping } from './rich-typing.ts'
import { openTextSession, type TextSession } from './text-session.ts'

/** Typing where a text stands. One text is typed at a time. */
export interface Typing {
  /** Asks the admin for a text. @param at Where it was pressed; undefined: all of it is chosen. */
  begin(id: string, text: MarkedText, at?: Point | LinkAt): void
  /** Follows what the admin says of the text that is typed. */
  show(typed: TypedText | undefined, rich: TypedRich | undefined): void
  /** True of an element in the text that is typed. */
  holds(target: EventTarget | null): boolean
  /** True while a text is typed that has tools of its own. */
  hasTools(): boolean
  /** Follows what stands elsewhere on the page than before. */
  redraw(): void
}

/**
 * @param overlay Shows the tools of a text.
 * @param ended Is told the field and the text when its editor has done.
 */
export function createTyping(
  overlay: HTMLElement,
  send: (intent: Intent) => void,
  ended: (field: string, text: string) => void,
): Typing {
  const whenUp = followPointer()
  let asked: { readonly id: string; readonly text: MarkedText; readonly at: Point | LinkAt | undefined } | undefined
  let turn = 0
  let session: TextSession | undefined

  const walkFrom = (id: string, element: HTMLElement) => (step: 1 | -1) => {
    const texts = markedTexts(id)
    const next = texts[texts.findIndex((text) => text.element === element) + step]
    if (next) typing.begin(id, next)
    return next !== undefined
  }
  // What is being pressed must not be replaced before it has been clicked.
  const endOf = (field: string) => (last: string) => {
    send({ do: 'typed' })
    whenUp(() => ended(field, last))
  }
  const rich = createRichTyping({ overlay, send, walkFrom, endOf })
  const open = (typed: TypedText, element: HTMLElement, at: Point | undefined) => {
    session = openTextSession(element, {
      typed,
      at,
      send,
      ended(last) {
        session = undefined
        endOf(typed.field)(last)
      },
      walk: walkFrom(typed.id, element),
    })
  }
  const typing: Typing = {
    begin(id, text, at) {
      session?.end()
      rich.end()
      asked = { id, text, at }
      turn += 1
      const { field, element, isRich } = text
      send(
        isRich
          ? { do: 'typeRich', id, field, turn }
          : { do: 'type', id, field, drawn: element.textContent ?? '', turn },
      )
    },
    show(typed, typedRich) {
      if (typedRich && asked && typedRich.turn === turn) {
        const { text, at, id } = asked
        asked = undefined
        const same = sameText(id, text)
        if (same) rich.open(same.element, typedRich, at)
        else send({ do: 'typed' })
      } else rich.show(typedRich)
      if (session) {
        if (session.isOf(typed)) session.follow(typed)
        else session.end()
      } else if (asked && typed?.turn === turn) {
        const { text, at, id } = asked
        asked = undefined
        const same = sameText(id, text)
        if (same) open(typed, same.element, at && 'link' in at ? undefined : at)
        else send({ do: 'typed' })
      }
    },
    holds: (target) => session?.holds(target) || rich.holds(target),
    hasTools: rich.isOpen,
    redraw: rich.redraw,
  }
  return typing
}

/** A text as it is drawn at this moment: its block may have been drawn anew since it was asked for. */
function sameText(id: string, text: MarkedText): MarkedText | undefined {
  return text.element.isConnected ? text : markedTexts(id).find(({ field }) => field === text.field)
}

/** @returns Does something once no pointer is pressed, and what was pressed has been clicked. */
function followPointer(): (work: () => void) => void {
  let waiting: (() => void)[] = []
  let isDown = false
  const up = () => {
    isDown = false
    // A click follows within the same task.
    setTimeout(() => {
      const works = waiting
      waiting = []
      for (const work of works) work()
    })
  }
  const down = () => {
    isDown = true
  }
  addEventListener('pointerdown', down, { capture: true })
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, up, { capture: true })
  return (work) => {
    if (isDown) waiting.push(work)
    else work()
  }
}
