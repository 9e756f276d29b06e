import type { ReactNode } from 'react'
import type { BrandName } from '../core/brand-names.ts'
import { BRAND_PATHS } from './brand-paths.ts'

/** The mark of a network in the colour of the text, as large as a line of it. Whatever shows it needs a name. */
export function BrandIcon({ name }: { readonly name: BrandName }): ReactNode {
  return (
    <svg className="icon icon--brand" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={BRAND_PATHS[name]} />
    </svg>
  )
}
