import { beforeControls, globalBeforeControls } from '@vitrine/content/config'
import type { CollectionConfig, GlobalConfig } from 'payload'

const FORM_GUARD = '@vitrine/content/admin#FormGuard'

/** Puts what keeps an editor's changes into the forms of a collection: see `FormGuard`. */
export function withFormGuard(collection: CollectionConfig): CollectionConfig {
  return beforeControls(collection, [FORM_GUARD])
}

/** Puts what keeps an editor's changes into the form of a global: see `FormGuard`. */
export function globalWithFormGuard(global: GlobalConfig): GlobalConfig {
  return globalBeforeControls(global, [FORM_GUARD])
}
