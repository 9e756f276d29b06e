import type { FeatureDemo } from '@vitrine/kit/demo'
import { comments } from './demo/comments.ts'
import { de } from './demo/de.ts'
import { he } from './demo/he.ts'
import { commentSettings } from './demo/settings.ts'

/** Comments of the demo. Those on a document are saved once it is there. */
export const demo: FeatureDemo = {
  parts: [
    { global: 'comment-settings', data: commentSettings },
    { collection: 'comments', reference: 'comment', documents: comments, languageField: 'language', translated: {} },
  ],
  dictionaries: { de, he },
}
