import type { FeatureDemo } from '@vitrine/kit/demo'
import { footer } from './demo/footer.ts'
import { header } from './demo/header.ts'

/** Header and footer of the demo. */
export const demo: FeatureDemo = {
  parts: [
    { global: 'header', data: header },
    { global: 'footer', data: footer },
  ],
}
