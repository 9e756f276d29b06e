import { beforeControls, globalBeforeControls } from '@vitrine/content/config'
import type { Block, CollectionConfig, Field, GlobalConfig } from 'payload'

const LANGUAGE_NOTICE = '@vitrine/content/admin#LanguageNotice'

/** Says in the forms of a collection which language is edited, when it is not the default one: see `LanguageNotice`. */
export function withLanguageNotice(collection: CollectionConfig): CollectionConfig {
  return isTranslated(collection.fields) ? beforeControls(collection, [LANGUAGE_NOTICE]) : collection
}

/** Says so in the form of a global. */
export function globalWithLanguageNotice(global: GlobalConfig): GlobalConfig {
  return isTranslated(global.fields) ? globalBeforeControls(global, [LANGUAGE_NOTICE]) : global
}

/** Tells whether any of these fields has a value in each language. */
function isTranslated(fields: readonly Field[]): boolean {
  return fields.some((field) => {
    if ('localized' in field && field.localized) return true
    if (field.type === 'tabs') return field.tabs.some((tab) => isTranslated(tab.fields))
    if (field.type === 'blocks') return field.blockReferences !== undefined || field.blocks.some(isTranslatedBlock)
    return 'fields' in field && isTranslated(field.fields)
  })
}

function isTranslatedBlock({ fields }: Block): boolean {
  return isTranslated(fields)
}
