import { useConfig, useListDrawerContext, useModal, useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { type AdminLabel, adminTexts, configLabel } from '../../core/admin-text.ts'
import { useMediaWords } from './media-words.ts'

/** Head of the drawer in which a file is chosen, with the other collections where these may be chosen from, too. */
export function DrawerHead(): ReactNode {
  const words = useMediaWords()
  const { t, i18n } = useTranslation()
  const word = adminTexts(i18n.language)
  const { closeModal } = useModal()
  const { getEntityConfig } = useConfig()
  const { drawerSlug, enabledCollections = [], setSelectedOption } = useListDrawerContext()
  return (
    <div className="media-drawer">
      <h1 className="media-drawer__title">{words.title}</h1>
      {enabledCollections.length > 1 && (
        <select
          aria-label={t('general:collections')}
          className="media-toolbar__choice"
          onChange={({ target }) => {
            const slug = enabledCollections.find((one) => one === target.value)
            if (slug)
              setSelectedOption?.({ value: slug, label: word(labelOf(getEntityConfig({ collectionSlug: slug }))) })
          }}
          value="media"
        >
          {enabledCollections.map((slug) => (
            <option key={slug} value={slug}>
              {word(labelOf(getEntityConfig({ collectionSlug: slug })))}
            </option>
          ))}
        </select>
      )}
      <button
        aria-label={t('general:close')}
        className="media-button media-button--plain"
        onClick={() => drawerSlug && closeModal(drawerSlug)}
        type="button"
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}

function labelOf({ labels }: { readonly labels: { readonly plural?: unknown } }): AdminLabel {
  return configLabel(labels.plural, '')
}
