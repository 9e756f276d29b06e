import { given, list } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import { MAX_NEWEST_TOPICS } from '../../core/limits.ts'
import { pageHref, parseTopicLine, type TopicLine } from '../../core/shown/topic-line.ts'

/** Topics of a new block. */
const DEFAULT_COUNT = 5

/** Topics of the forum, as it has put them into the block. */
interface FilledTopics {
  readonly topics: readonly TopicLine[]
  /** Board or forum that they are from. */
  readonly all?: { readonly title: string; readonly href: string }
}

/** Topics that were answered last, of all boards that everyone reads, or of one and those in it. */
export const newestTopics = defineBlock({
  name: 'newestTopics',
  label: { en: 'Topics of the forum', de: 'Themen des Forums' },
  group: 'Links',
  drawing: [3, 13, 23].flatMap((y) => [draw.title(4, y, 24), draw.lines(4, y + 4, 14), draw.lines(34, y + 2, 10)]),
  fields: {
    ...titled,
    board: field.document({
      label: { en: 'Of the board', de: 'Aus dem Board' },
      help: {
        en: 'With the boards in it. Empty: of all that everyone reads.',
        de: 'Mit den Boards darin. Leer: aus allen, die alle lesen.',
      },
      to: 'forum-boards',
    }),
    count: field.number({
      label: { en: 'How many', de: 'Wie viele' },
      required: true,
      initial: DEFAULT_COUNT,
      min: 1,
      max: MAX_NEWEST_TOPICS,
      whole: true,
    }),
  },
  sideBySide: [['board', 'count']],
  refine: ({ heading, intro }, parse, stored): FilledTopics & { heading?: string; intro?: string } => {
    const { title, path } = (stored.all ?? {}) as Readonly<Record<string, unknown>>
    const href = pageHref(path, parse)
    return {
      ...given({ heading, intro }),
      topics: list(stored.topics).flatMap((topic) => parseTopicLine(topic, parse) ?? []),
      ...given({ all: typeof title === 'string' && href !== undefined ? { title, href } : undefined }),
    }
  },
})

export type NewestTopicsBlock = BlockOf<typeof newestTopics>
