import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './src/tools/build/offline.ts'
import { oneLinePatterns } from './src/tools/build/one-line-patterns.ts'
import { prerendered } from './src/tools/build/prerendered.ts'
import { singleFile } from './src/tools/build/single-file.ts'
import { leanMui } from './src/tools/lean-mui.ts'

const served = defineConfig({
  base: './',
  plugins: [react(), leanMui(), oneLinePatterns(), prerendered(), offline()],
  build: {
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A door only hands on: what a page does not take through it stays with the page that does.
      treeshake: { moduleSideEffects: (id) => !/\/src\/core\/[a-z-]+\.ts$/.test(id) },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            {
              name: 'mui',
              test: /node_modules\/(?:@mui|@emotion|stylis|clsx)\//,
              tags: ['$initial'],
            },
            { name: 'plan', test: /\/src\/core\//, tags: ['$initial'] },
            { name: 'app', test: /\/src\/ui\/|react-hook-form/, tags: ['$initial'] },
          ],
        },
      },
    },
  },
})

/** The whole app in one HTML file, for where there is no server; `vite build --mode single`. */
const single = defineConfig({
  base: './',
  plugins: [react(), leanMui(), oneLinePatterns(), singleFile()],
  build: {
    ...served.build,
    outDir: 'dist-single',
    copyPublicDir: false,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})

export default defineConfig(({ mode }) => (mode === 'single' ? single : served))
