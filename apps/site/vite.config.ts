import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { blockStylesheets, fontStylesheets } from './build/block-stylesheets.ts'
import { layersFirst } from './build/layers-first.ts'
import { plainImports } from './build/plain-imports.ts'
import { precompress } from './build/precompress.ts'

/** React, and what hydrates with it. */
const WAKING = /node_modules\/(?:react|react-dom|scheduler)\/|packages\/islands\/src\/(?:browser\/)?hydrate\.ts/

/** Drawings by the thousand, of which the server build takes the few that are shown. */
const DRAWINGS = ['lucide', 'simple-icons']
/** Enhancers of every page: header, anchors, link to the top. They share most of their modules. */
const PAGE =
  /packages\/navigation\/src\/(?:ui\/(?:anchors|back-to-top|focus-on|header-state|scroll-to|settle|sticky)(?:\.[a-z]+)?\.ts|core\/(?:anchor-scroll|back-to-top|sticky)\.ts)/

/** Tools of editors over a previewed page. */
const EDITORS = /\/packages\/canvas\/|\/src\/browser\/preview\//

/** The browser build, and with `--ssr` the server build. Packages of the house are bundled; those of npm stay outside. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [plainImports(), layersFirst(), precompress()])],
  publicDir: isSsrBuild ? false : 'public',
  resolve: { dedupe: ['react', 'react-dom'] },
  // altcha-lib lies with the package that uses it, where the built program does not look.
  ssr: { noExternal: [/^@vitrine\//, 'altcha-lib', ...DRAWINGS], external: ['payload', 'react', 'react-dom'] },
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/server',
        target: 'node20',
        rollupOptions: {
          input: {
            main: 'src/main.ts',
            seed: 'src/seed.ts',
            search: 'src/search.ts',
            posts: 'src/posts.ts',
            accounts: 'src/accounts.ts',
            import: 'src/import.ts',
            backup: 'src/backup.ts',
            'static-export': 'src/static-export.ts',
            media: 'src/media.ts',
          },
          output: { format: 'es' as const },
        },
      }
    : {
        outDir: 'dist/client',
        assetsDir: 'assets',
        manifest: true,
        target: 'es2022',
        // The first that know light-dark(), from which every theme is made.
        cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: {
          input: {
            entry: 'src/browser/entry.ts',
            'live-preview': 'src/browser/live-preview.ts',
            ...blockStylesheets(),
            ...fontStylesheets(),
          },
          // One file for what comes together, so that nothing is discovered only after something else has arrived.
          output: {
            // Editors' tools are called like their entry, and so left out of exports.
            chunkFileNames: ({ moduleIds }) =>
              `assets/${moduleIds.some((id) => EDITORS.test(id)) ? 'live-preview-' : ''}[name]-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'hydrate', test: WAKING },
                // Asked by much that no page needs at first: it must not bring all of what every page does with it.
                { name: 'click', test: /packages\/ui\/src\/core\/plain-click\.ts/, priority: 1 },
                { name: 'page', test: PAGE },
              ],
            },
          },
        },
      },
}))
