import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { ProductFile } from './product-file.tsx'

/** Above the list of products: files of them, for those who may see and change products. */
export function ProductTools({ permissions }: ServerProps): ReactNode {
  const { read, create, update } = permissions?.collections?.products ?? {}
  return read ? <ProductFile mayImport={Boolean(create) && Boolean(update)} /> : null
}
