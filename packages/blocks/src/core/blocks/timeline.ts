import { given, type Image, list, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase, parseTitled, rowId, type Titled } from '@vitrine/kit/core'

/** What happened, or happens, one after the other. */
export interface TimelineBlock extends BlockBase, Titled {
  readonly blockType: 'timeline'
  readonly steps: readonly TimelineStep[]
}

interface TimelineStep {
  readonly id: string
  /** A year, a week, an hour. */
  readonly when?: string
  readonly title: string
  readonly text?: string
  readonly image?: Image
}

export const parseTimeline: BlockParser = (raw, parse): TimelineBlock | undefined => {
  const steps = list(raw.steps).flatMap((step, index): TimelineStep[] => {
    const title = text(step.title)
    if (title === undefined) return []
    const optional = given({ when: text(step.when), text: text(step.text), image: parse.image(step.image) })
    return [{ id: rowId(step, index), title, ...optional }]
  })
  return steps.length === 0 ? undefined : { ...blockBase(raw, 'timeline'), ...parseTitled(raw), steps }
}
