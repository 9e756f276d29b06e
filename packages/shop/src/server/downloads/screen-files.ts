import { fileWeight, siteTime } from '@vitrine/content/core'
import type { Payload } from 'payload'
import type { ScreenFile } from '../../core/buying/order-screen.ts'
import { type Download, type DownloadedOrder, downloadState } from '../../core/downloads/download-state.ts'
import { downloadTexts } from '../../core/downloads/download-texts.ts'
import { filled } from '../../core/shop-texts.ts'
import { downloadsOf } from '../../store/downloads/download-rows.ts'
import { readDownloadedOrder } from '../../store/downloads/downloaded-order.ts'
import type { StoredOrder } from '../../store/orders/order-rows.ts'

interface Shown {
  /** BCP 47 tag of the page. */
  readonly locale: string
  /** IANA name. */
  readonly timeZone: string
  readonly now: Date
}

/** Files of an order as its page shows them. */
export async function screenFiles(payload: Payload, order: StoredOrder, shown: Shown): Promise<readonly ScreenFile[]> {
  const downloads = await downloadsOf(payload, { order: order.id })
  if (downloads.length === 0) return []
  const read = await readDownloadedOrder(payload, order)
  return downloads.map((download) => screenFile(read, download, shown))
}

function screenFile(order: DownloadedOrder, download: Download, { locale, timeZone, now }: Shown): ScreenFile {
  const texts = downloadTexts(locale)
  const { id, name = texts.title, size } = download
  const state = downloadState(order, download, now)
  const most = download.most.toLocaleString(locale)
  const file = { id, name, size: download.name === undefined ? '' : fileWeight(size, locale) }
  if (!state.ok) return { ...file, note: filled(texts[state.why], { most }), isPossible: false }
  const { left, until } = state.download
  const date = siteTime(until, 'longDay', { locale, timeZone })
  const note = filled(left === 0 ? texts.leftNone : texts.left, { left: left.toLocaleString(locale), most, date })
  return { ...file, note, isPossible: true }
}
