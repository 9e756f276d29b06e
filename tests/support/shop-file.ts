import { createUntyped } from '@vitrine/content/queries'
import { uploadOf } from '@vitrine/kit/demo'
import type { Payload } from 'payload'

/** Stores a file that products are sold as. @returns Its id. */
export async function storeShopFile(
  payload: Payload,
  name: string,
  content = 'Back leg: 790 x 32 x 32',
): Promise<number> {
  const file = uploadOf({ name, type: 'text/plain', content })
  return (await createUntyped(payload, { collection: 'shop-files', data: {}, file })).id
}
