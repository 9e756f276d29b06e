import { type DownloadRefusal, downloadState } from '../../core/downloads/download-state.ts'
import { countDownload, downloadsOf } from '../../store/downloads/download-rows.ts'
import { readDownloadedOrder } from '../../store/downloads/downloaded-order.ts'
import type { StoredOrder } from '../../store/orders/order-rows.ts'
import type { ShopContext } from '../orders/shop-context.ts'
import { signedDownload } from './sign-download.ts'

/** Outcome of the button that downloads a file. */
export type BegunDownload =
  | { readonly ok: true; readonly address: string }
  /** @property why Absent where the order has no such file. */
  | { readonly ok: false; readonly why?: DownloadRefusal; readonly most?: number }

/**
 * Begins the download of a file of an order: counts it, and gives the address at which the file is for a while. A button, since
 * programs that look into mails and pages follow links and press no buttons.
 *
 * @param id Of the file of the order, as `downloadsOf` gives it.
 */
export async function beginDownload(
  { payload }: Pick<ShopContext, 'payload'>,
  order: StoredOrder,
  id: number,
  now: Date,
): Promise<BegunDownload> {
  const download = (await downloadsOf(payload, { order: order.id })).find((one) => one.id === id)
  if (!download) return { ok: false }
  const { most } = download
  const state = downloadState(await readDownloadedOrder(payload, order), download, now)
  if (!state.ok) return { ...state, most }
  if (!(await countDownload(payload, id, now))) return { ok: false, why: 'used up', most }
  return { ok: true, address: signedDownload(payload.secret, { id, now }) }
}
