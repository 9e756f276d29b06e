import { RscEntryLexicalField } from '@payloadcms/richtext-lexical/rsc'
import type { ComponentProps, ReactNode } from 'react'
import { fieldsOfText } from './fields-of-text.ts'

/**
 * Payload's field of a rich text, given the fields of that text alone. It looks for them among all fields of the collection,
 * once for each of its features: the form of a page with forty texts went through them eighty times.
 */
export function RichTextField(props: ComponentProps<typeof RscEntryLexicalField>): ReactNode {
  const { clientFieldSchemaMap, path, schemaPath = path } = props
  return (
    <RscEntryLexicalField
      {...props}
      clientFieldSchemaMap={clientFieldSchemaMap && fieldsOfText(clientFieldSchemaMap, schemaPath)}
    />
  )
}
