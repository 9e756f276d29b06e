'use client'

import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClient } from 'payload'
import type { ReactNode } from 'react'
import { useSiteTime } from './use-site-time.tsx'

/** A moment in a list, by the clocks of the site and with the name of their zone. */
export function MomentCell(props: DefaultCellComponentProps): ReactNode {
  const timeOf = useSiteTime()
  const { cellData } = props
  if (typeof cellData !== 'string') return <DefaultCell {...props} />
  // Payload writes dates by the clock of the browser, and texts as they are.
  const field: TextFieldClient = { name: 'moment', type: 'text' }
  return <DefaultCell {...props} cellData={timeOf(cellData, 'event')} field={field} />
}
