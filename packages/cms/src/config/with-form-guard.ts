import type { CollectionConfig, GlobalConfig } from 'payload'
import { beforeControls, globalBeforeControls } from './before-controls.ts'

const FORM_GUARD = '@vitrine/cms/admin#FormGuard'

/** Puts what keeps an editor's changes into the forms of a collection: see `FormGuard`. */
export function withFormGuard(collection: CollectionConfig): CollectionConfig {
  return beforeControls(collection, [FORM_GUARD])
}

/** Puts what keeps an editor's changes into the form of a global: see `FormGuard`. */
export function globalWithFormGuard(global: GlobalConfig): GlobalConfig {
  return globalBeforeControls(global, [FORM_GUARD])
}
