import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { criticalStyles } from './critical-styles.ts'
import { policy, served } from './policy.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * Puts the untouched Home into the HTML with the styles that it needs, and the policy that names
 * exactly these styles. The first paint then waits for little but the HTML.
 */
export function prerendered(): Plugin {
  return {
    name: 'prerendered',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const { html: home, css, names } = await renderHome()
        const { parts, rest } = takeScripts(html)
        const { page: styled, sheets } = inlineStyles(rest, bundle ?? {}, home)
        const page = styled
          .replace(
            '<meta name="emotion-insertion-point" />',
            (mark) => `${mark}<style data-emotion="css ${names}">${css}</style>`,
          )
          .replace('<div id="root"></div>', () => `<div id="root">${home}</div>`)
          .replace(
            'src="./boot.js"',
            (boot) => `${boot} data-app="${parts.join(' ')}" data-styles="${sheets.join(' ')}"`,
          )
        return page.replace('<head>', () => `<head>\n    ${policy(page, served)}`)
      },
    },
  }
}

/** Renders on a server of its own, so that the styles of the build and its page are one. */
async function renderHome(): Promise<{ html: string; css: string; names: string }> {
  const server = await createServer({
    configFile: false,
    root,
    plugins: [react()],
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    const { prerender } = await server.ssrLoadModule('/src/ui/prerender.tsx')
    return prerender()
  } finally {
    await server.close()
  }
}

type Bundle = NonNullable<Parameters<Extract<Plugin['transformIndexHtml'], Function>>[1]['bundle']>

/** Takes the app's scripts out of the HTML, for boot.js to load: what others need comes first. */
function takeScripts(html: string): { readonly parts: readonly string[]; readonly rest: string } {
  const needed: string[] = []
  const entry: string[] = []
  const rest = html
    .replace(/\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g, (_, href: string) => {
      needed.push(href)
      return ''
    })
    .replace(/\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/, (_, src: string) => {
      entry.push(src)
      return ''
    })
  return { parts: [...needed, ...entry], rest }
}

/** What the first page needs of the style sheets inside the HTML; boot.js loads them whole. */
function inlineStyles(
  html: string,
  bundle: Bundle,
  home: string,
): { readonly page: string; readonly sheets: readonly string[] } {
  const sheets: string[] = []
  const page = html.replace(
    /<link rel="stylesheet"[^>]*href="(\.\/([^"]+))"[^>]*>/g,
    (link, href: string, name: string) => {
      const asset = bundle[name]
      if (asset?.type !== 'asset') return link
      sheets.push(href)
      return `<style>${criticalStyles(String(asset.source), `${html}${home}`)}</style>`
    },
  )
  return { page, sheets }
}
