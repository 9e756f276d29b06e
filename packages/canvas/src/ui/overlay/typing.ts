import type { Intent } from '../../core/messages.ts'
import type { TypedText } from '../../core/typed-text.ts'
import { type MarkedText, markedTexts } from './marked-text.ts'
import { openTextSession, type Point, type TextSession } from './text-session.ts'

/** Typing where a text stands. One text is typed at a time. */
export interface Typing {
  /** Asks the admin for a text. @param at Where it was pressed; undefined: all of it is chosen. */
  begin(id: string, text: MarkedText, at?: Point): void
  /** Follows what the admin says of the text that is typed. */
  show(typed: TypedText | undefined): void
  /** True of an element in the text that is typed. */
  holds(target: EventTarget | null): boolean
}

/** @param ended Is told the field and the text when its editor has done. */
export function createTyping(send: (intent: Intent) => void, ended: (field: string, text: string) => void): Typing {
  const whenUp = followPointer()
  let asked: { readonly id: string; readonly text: MarkedText; readonly at: Point | undefined } | undefined
  let turn = 0
  let session: TextSession | undefined

  const open = (typed: TypedText, element: HTMLElement, at: Point | undefined) => {
    session = openTextSession(element, {
      typed,
      at,
      send,
      ended(last) {
        session = undefined
        send({ do: 'typed' })
        // What is being pressed must not be replaced before it has been clicked.
        whenUp(() => ended(typed.field, last))
      },
      walk(step) {
        const texts = markedTexts(typed.id)
        const next = texts[texts.findIndex((text) => text.element === element) + step]
        if (next) typing.begin(typed.id, next)
        return next !== undefined
      },
    })
  }
  const typing: Typing = {
    begin(id, text, at) {
      session?.end()
      asked = { id, text, at }
      turn += 1
      send({ do: 'type', id, field: text.field, drawn: text.element.textContent ?? '', turn })
    },
    show(typed) {
      if (session) {
        if (session.isOf(typed)) session.follow(typed)
        else session.end()
      } else if (asked && typed?.turn === turn) {
        const { text, at, id } = asked
        asked = undefined
        // Its block may have been drawn anew since it was asked for.
        const same = text.element.isConnected ? text : markedTexts(id).find(({ field }) => field === text.field)
        if (same) open(typed, same.element, at)
        else send({ do: 'typed' })
      }
    },
    holds: (target) => session?.holds(target) ?? false,
  }
  return typing
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
