import { featureState } from '@vitrine/kit/core'

/** Props of the search field's suggestions while typing; empty if they are off. */
export const liveFieldState = /* @__PURE__ */ featureState<{ readonly props?: object }>('live-field', {})
