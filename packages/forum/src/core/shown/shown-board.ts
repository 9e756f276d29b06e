import { dateOf, given, list, record, text } from '@vitrine/content/core'
import type { ParseContext } from '@vitrine/kit/core'
import { pageHref } from './topic-line.ts'

/** A board in the list of boards. */
export interface ShownBoard {
  readonly id: number
  readonly title: string
  readonly href: string
  readonly description?: string
  readonly isForMembers: boolean
  /** Absent where only members read it. */
  readonly counts?: { readonly topics: number; readonly replies: number }
  /** Topic that was answered last. */
  readonly last?: { readonly title: string; readonly href: string; readonly author?: string; readonly at: string }
  readonly inside: readonly ShownBoard[]
}

/** Reads boards as the forum put them into a list. */
export function parseShownBoards(raw: unknown, parse: ParseContext): readonly ShownBoard[] {
  return list(raw).flatMap((board) => {
    const [title, href] = [text(board.title), pageHref(board.path, parse)]
    if (typeof board.id !== 'number' || title === undefined || href === undefined) return []
    const counts = record(board.counts)
    return [
      {
        id: board.id,
        title,
        href,
        isForMembers: board.isForMembers === true,
        inside: parseShownBoards(board.inside, parse),
        ...given({
          description: text(board.description),
          counts:
            typeof counts.topics === 'number' && typeof counts.replies === 'number'
              ? { topics: counts.topics, replies: counts.replies }
              : undefined,
          last: parseLast(record(board.last), parse),
        }),
      },
    ]
  })
}

function parseLast(raw: Readonly<Record<string, unknown>>, parse: ParseContext): ShownBoard['last'] {
  const [title, href, at] = [text(raw.title), pageHref(raw.path, parse), dateOf(raw.at)]
  if (title === undefined || href === undefined || at === undefined) return undefined
  return { title, href, at, ...given({ author: text(raw.author) }) }
}
