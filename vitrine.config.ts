import { defineConfig } from '@vitrine/kit/config'

/** This site: `features` names the optional features of `features.json` that are on. */
export default defineConfig({ features: [] })
