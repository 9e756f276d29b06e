import type { HealthFinding } from '@vitrine/kit/core'

/** State of the bucket that holds the files of the library. */
export interface BucketState {
  readonly bucket: string
  /** Sentence on what does not work and what to do. Undefined: it takes and gives files. */
  readonly problem: string | undefined
}

/** Finding for the owner about the object storage; none where files are in the data folder. */
export function storageFinding(state: BucketState | undefined): readonly HealthFinding[] {
  if (!state) return []
  const title = 'Object storage'
  if (state.problem === undefined) {
    return [{ title, state: 'good', text: `The bucket “${state.bucket}” takes and gives files.` }]
  }
  return [{ title, state: 'broken', text: `Pictures cannot be shown or uploaded. ${state.problem}` }]
}
