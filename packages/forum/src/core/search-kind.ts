import type { OptionalSearchKind } from '@vitrine/kit/core'

/** Topics among the results of a search. */
export const topicKind: OptionalSearchKind = {
  type: 'topic',
  name: 'Forum',
  label: { en: 'Topics in the forum', de: 'Themen im Forum' },
  isOptional: true,
}
