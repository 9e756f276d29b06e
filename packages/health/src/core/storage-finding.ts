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
  const title = { en: 'Object storage', de: 'Objektspeicher' }
  if (state.problem === undefined) {
    const text = {
      en: `The bucket “${state.bucket}” takes and gives files.`,
      de: `Der Bucket „${state.bucket}“ nimmt und gibt Dateien.`,
    }
    return [{ title, state: 'good', text }]
  }
  const text = {
    en: `Images cannot be shown or uploaded. ${state.problem}`,
    de: `Bilder können nicht gezeigt und nicht hochgeladen werden. ${state.problem}`,
  }
  return [{ title, state: 'broken', text }]
}
