import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import type { Template } from '../../core/templates/template.ts'
import { isTrashList } from '../trash-list.ts'
import { TemplateCards } from './template-cards.tsx'

/** Above a list: designed documents to start from, for those who may make one. In the trash nothing is made. */
export function StartFromTemplate(
  props: ServerProps & { readonly collection: string; readonly templates: readonly Template[] },
): ReactNode {
  const { permissions, collection, templates } = props
  if (!permissions?.collections?.[collection]?.create || isTrashList(props)) return null
  return <TemplateCards collection={collection} templates={templates} />
}
