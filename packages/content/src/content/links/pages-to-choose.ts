import type { Field, FieldAffectingData, RelationshipField, RelationshipFieldValidation, Where } from 'payload'
import { relationship } from 'payload/shared'
import { SPECIAL_PATHS } from '../../core/special-pages.ts'

/** Collection of the pages, some of which stand for something of the site. */
const PAGES = 'pages'

/** Leaves out pages that stand for something of the site: visitors come there without a link. */
export function pagesToChoose(languages: readonly string[]): Where {
  // A page need not be written in the language in which somebody chooses.
  const others = languages.flatMap((language) =>
    SPECIAL_PATHS.map((path): Where => ({ [`path.${language}`]: { not_equals: path } })),
  )
  return { and: others }
}

/** Lets the fields of a collection, a global or a block, however deep, offer only {@link pagesToChoose}. */
export function withPagesToChoose(languages: readonly string[]) {
  return <Config extends { fields: Field[] }>(config: Config): Config => ({
    ...config,
    fields: offeringPages(config.fields, languages),
  })
}

/** Lets fields, however deep, offer only {@link pagesToChoose}. */
export function offeringPages<One extends Field | FieldAffectingData>(
  fields: readonly One[],
  languages: readonly string[],
): One[] {
  return fields.map((field): One => {
    if (field.type === 'relationship' && [field.relationTo].flat().includes(PAGES)) {
      return { ...field, ...offering(field, pagesToChoose(languages)) }
    }
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map(withPagesToChoose(languages)) }
    }
    if (field.type === 'blocks') return { ...field, blocks: field.blocks.map(withPagesToChoose(languages)) }
    return 'fields' in field ? { ...field, fields: offeringPages(field.fields, languages) } : field
  })
}

/**
 * Filter and check of a field. Payload's check refuses what the filter leaves out, and what may not be read by who saves; a page
 * that was chosen before, or by a program of the site, is none that should be refused.
 */
function offering(
  { filterOptions: others, validate }: RelationshipField,
  offered: Where,
): Pick<RelationshipField, 'filterOptions' | 'validate'> {
  const check: RelationshipFieldValidation = (value, { filterOptions: _, ...options }) =>
    relationship(value, { ...options, ...(others !== undefined && { filterOptions: others }) })
  return {
    async filterOptions(props) {
      const also = typeof others === 'function' ? await others(props) : (others ?? true)
      if (props.relationTo !== PAGES || also === false) return also
      return also === true ? offered : { and: [also, offered] }
    },
    validate: validate ?? check,
  }
}
