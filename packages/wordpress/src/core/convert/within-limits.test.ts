import { excessOf, MAX_BLOCK_DEPTH, MAX_BLOCKS } from '@vitrine/content/core'
import { describe, expect, it } from 'vitest'
import type { ConvertedBlock, ReportLine } from './convert.ts'
import { withinLimits } from './within-limits.ts'

const line: ConvertedBlock = { blockType: 'separator', look: 'line' }

function nested(depth: number): ConvertedBlock {
  let block: ConvertedBlock = { blockType: 'heading', text: 'The innermost' }
  for (let level = 1; level < depth; level += 1) block = { blockType: 'columns', columns: [{ blocks: [block] }] }
  return block
}

function limited(blocks: readonly ConvertedBlock[]) {
  const report: ReportLine[] = []
  return { blocks: withinLimits(blocks, (one) => report.push(one)), report }
}

describe('blocks of an import', () => {
  it('stay as they are within the limits', () => {
    const blocks = [nested(MAX_BLOCK_DEPTH), line]
    expect(limited(blocks)).toEqual({ blocks, report: [] })
  })

  it('move up where they are nested too deep, and the report says so', () => {
    const { blocks, report } = limited([nested(MAX_BLOCK_DEPTH + 50)])
    expect(excessOf(blocks)).toBeUndefined()
    expect(JSON.stringify(blocks)).toContain('The innermost')
    expect(report).toMatchObject([{ level: 'changed', code: 'nested-too-deep' }])
  })

  it('are left out behind the last that fits, and the report counts them', () => {
    const { blocks, report } = limited(Array(MAX_BLOCKS + 7).fill(line))
    expect(blocks).toHaveLength(MAX_BLOCKS)
    expect(report).toEqual([{ level: 'lost', code: 'too-many-blocks', subject: '7 blocks' }])
  })

  it('replace a block that holds too many of them', () => {
    const section = { blockType: 'section', blocks: Array(MAX_BLOCKS).fill(line) }
    expect(limited([section])).toEqual({ blocks: section.blocks, report: [] })
  })
})
