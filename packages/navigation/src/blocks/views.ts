// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { NamedView } from '@vitrine/kit/block'
import { view as breadcrumb } from './breadcrumb/breadcrumb.view.tsx'
import { view as verticalMenu } from './vertical-menu/vertical-menu.view.tsx'

/** Views of the blocks of this package. */
export const views: readonly NamedView[] = [breadcrumb, verticalMenu]
