import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { TemplateCards } from './template-cards.tsx'
import { PAGE_TEMPLATES } from './templates.ts'

/** Above the list of pages: designed pages to start from, for those who may make one. */
export function StartFromTemplate({ permissions }: ServerProps): ReactNode {
  if (!permissions?.collections?.pages?.create) return null
  const cards = PAGE_TEMPLATES.map(({ name, label, description, picture }) => ({ name, label, description, picture }))
  return <TemplateCards templates={cards} />
}
