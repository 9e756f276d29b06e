import type { UnnamedTab } from 'payload'

/** The tab of a document's form that says what an editor may want to mend before people find its page. */
export const checklistTab: UnnamedTab = {
  label: { en: 'Checklist', de: 'Checkliste' },
  fields: [{ name: 'checklist', type: 'ui', admin: { components: { Field: '@vitrine/seo/admin#Checklist' } } }],
}
