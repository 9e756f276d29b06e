import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { longestFirst, readDurations } from '../../scripts/test/durations.mjs'

/** Suites in the order in which they run: those whose files take longest first, so that no lane waits at the end. */
const ORDER = ['browser', 'integration', 'unit']

/** Runs one suite after the other, so that files which share what they have loaded follow each other, the longest first. */
export class SuiteSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const place = ({ project }: TestSpecification) => ORDER.indexOf(project.name)
    const byDuration = longestFirst(readDurations())
    const path = ({ moduleId }: TestSpecification) => relative(this.ctx.config.root, moduleId)
    return sorted.sort((one, other) => place(one) - place(other) || byDuration(path(one), path(other)))
  }
}
