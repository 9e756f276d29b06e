import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { layersFirst } from './build/layers-first.ts'
import { precompress } from './build/precompress.ts'

/** The browser build, and with `--ssr` the server build. Packages of the house are bundled; those of npm stay outside. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [layersFirst(), precompress()])],
  publicDir: isSsrBuild ? false : 'public',
  resolve: { dedupe: ['react', 'react-dom'] },
  ssr: { noExternal: [/^@vitrine\//], external: ['payload', 'react', 'react-dom'] },
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/server',
        target: 'node20',
        rollupOptions: { input: { main: 'src/main.ts', seed: 'src/seed.ts' }, output: { format: 'es' as const } },
      }
    : {
        outDir: 'dist/client',
        assetsDir: 'assets',
        manifest: true,
        target: 'es2022',
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: { input: { entry: 'src/browser/entry.ts' } },
      },
}))
