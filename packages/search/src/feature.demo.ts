import type { FeatureDemo } from '@vitrine/kit/demo'

/** How the demo's search answers. */
export const demo: FeatureDemo = {
  parts: [{ global: 'search', data: { minCharacters: 3, noResults: 'Nothing found. Try another word.' } }],
}
