import type { SectionBlock } from '../../core/blocks/section.ts'

export const sectionExamples: readonly SectionBlock[] = [
  { blockType: 'section', id: 'section-empty', surface: 'surface', padding: 'normal', nested: [] },
]
