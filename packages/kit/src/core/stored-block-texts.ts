import { record } from '@vitrine/content/core'
import type { SiteInputs } from './feature-view.ts'

/** The group of texts that editors wrote for the blocks of a feature, as it is stored in the `site` global. */
export function storedBlockTexts({ globals }: Pick<SiteInputs, 'globals'>, name: string): unknown {
  return record(record(globals.site).blockTexts)[name]
}
