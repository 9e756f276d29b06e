'use client'

import { useConfig } from '@payloadcms/ui'
import { useMemo, useState } from 'react'
import { type PageSettings, pageSettings } from '../../core/page-settings.ts'

/** Settings that draw something of the previewed page. */
export interface DrawnSettings {
  readonly list: readonly PageSettings[]
  /** Takes the slugs of their globals, as the page names them. */
  show(drawn: readonly string[]): void
}

export function usePageSettings(): DrawnSettings {
  const { globals } = useConfig().config
  const [drawn, show] = useState<readonly string[]>([])
  const list = useMemo(
    () =>
      pageSettings(
        globals.map(({ slug, label, admin }) => ({ slug, label, custom: admin?.custom })),
        drawn,
      ),
    [globals, drawn],
  )
  return { list, show }
}
