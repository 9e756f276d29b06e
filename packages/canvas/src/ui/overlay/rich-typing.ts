import type { Intent } from '../../core/messages.ts'
import type { TypedRich } from '../../core/typed-rich.ts'
import type { RichSession } from '../rich/open-rich-session.ts'
import type { LinkAt } from './link-at.ts'
import type { Point } from './place-caret.ts'

/** Typing of rich texts, whose editor is loaded when it is first used. */
export interface RichTyping {
  open(element: HTMLElement, typed: TypedRich, at: Point | LinkAt | undefined): void
  /** Follows what the admin says of the text that is typed. */
  show(typed: TypedRich | undefined): void
  holds(target: EventTarget | null): boolean
  isOpen(): boolean
  redraw(): void
  end(): void
}

interface RichTypingOptions {
  readonly overlay: HTMLElement
  readonly send: (intent: Intent) => void
  /** @returns Goes from a text of a block to the next or previous one. */
  readonly walkFrom: (id: string, element: HTMLElement) => (step: 1 | -1) => boolean
  /** @returns Is told the words of a field when its editor has done. */
  readonly endOf: (field: string) => (last: string) => void
}

export function createRichTyping({ overlay, send, walkFrom, endOf }: RichTypingOptions): RichTyping {
  let session: RichSession | undefined
  /** Last message of the admin, while the editor is loaded. */
  let latest: TypedRich | undefined
  const toForm = (id: string) => {
    send({ do: 'typed' })
    send({ do: 'edit', id })
  }
  const start = async (element: HTMLElement, { id, field, turn }: TypedRich, at: Point | LinkAt | undefined) => {
    try {
      const { openRichSession } = await import('../rich/open-rich-session.ts')
      if (!element.isConnected || latest?.turn !== turn) return
      session = openRichSession(element, {
        typed: latest,
        at,
        send,
        overlay,
        walk: walkFrom(id, element),
        ended(last) {
          session = undefined
          endOf(field)(last)
        },
      })
      if (!session) toForm(id)
    } catch (error) {
      // Without a connection the editor cannot be loaded; the form has one.
      console.error(error)
      toForm(id)
    }
  }
  return {
    open(element, typed, at) {
      latest = typed
      void start(element, typed, at)
    },
    show(typed) {
      latest = typed
      if (session?.isOf(typed)) session.follow(typed)
      else session?.end()
    },
    holds: (target) => session?.holds(target) ?? false,
    isOpen: () => session !== undefined,
    redraw: () => session?.redraw(),
    end: () => session?.end(),
  }
}
