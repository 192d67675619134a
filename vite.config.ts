import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './src/tools/build/offline.ts'
import { prerendered } from './src/tools/build/prerendered.ts'
import { singleFile } from './src/tools/build/single-file.ts'

const served = defineConfig({
  base: './',
  plugins: [react(), prerendered(), offline()],
  build: {
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            {
              name: 'mui',
              test: /node_modules\/(?:@mui|@emotion|stylis|clsx)\//,
              tags: ['$initial'],
            },
          ],
        },
      },
    },
  },
})

/** The whole app in one HTML file, for where there is no server; `vite build --mode single`. */
const single = defineConfig({
  base: './',
  plugins: [react(), singleFile()],
  build: {
    ...served.build,
    outDir: 'dist-single',
    copyPublicDir: false,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})

export default defineConfig(({ mode }) => (mode === 'single' ? single : served))
