import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { hashOf, policy, type Places } from './policy.ts'

const fileName = 'windows-node-wizard.html'

/** Opened from disk, with nothing beside it: one script, known by its hash, and no other file. */
const fromDisk = (script: string): Places => ({
  'script-src': hashOf(script),
  'style-src': '',
  'img-src': 'data:',
})

/** Writes the whole app as one HTML file in place of its parts. */
export function singleFile(): Plugin {
  let shared = ''
  return {
    name: 'single-file',
    apply: 'build',
    configResolved({ publicDir }) {
      shared = publicDir
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const icon = `data:image/svg+xml;base64,${readFileSync(join(shared, 'icon.svg'), 'base64')}`
        const boot = readFileSync(join(shared, 'boot.js'), 'utf8')
        let html = ''
        let app = ''
        let css = ''
        for (const [name, part] of Object.entries(bundle)) {
          if (part.type === 'chunk') app += part.code
          else if (name.endsWith('.css')) css += String(part.source)
          else if (name.endsWith('.html')) html = String(part.source)
          delete bundle[name]
        }
        // As the text of a script: no end of it, and no beginning of a comment, may stand inside.
        const script = `{${boot}}\n${app}`
          .replaceAll('./icon.svg', icon)
          .replace(/<(?=\/?script|!--)/gi, '\\x3c')
        const page = html
          .replace(/\s*<script[^>]*>\s*<\/script>/g, '')
          .replace(
            /\s*<link rel="(?:stylesheet|modulepreload|manifest|apple-touch-icon)"[^>]*>/g,
            '',
          )
          .replaceAll('./icon.svg', icon)
          .replace('</head>', () => `<style>${css.trim()}</style>\n  </head>`)
          .replace('</body>', () => `<script type="module">${script}</script>\n  </body>`)
        this.emitFile({
          type: 'asset',
          fileName,
          source: page.replace(
            '<head>',
            () => `<head>\n    ${policy(page.replace(script, ''), fromDisk(script))}`,
          ),
        })
      },
    },
  }
}
