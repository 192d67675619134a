import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'

/** The untouched Home as HTML, and the Emotion styles that it uses. */
export function prerender(): { readonly html: string; readonly styles: string } {
  const cache = createCache({ key: 'css' })
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache)
  cache.compat = true
  const html = renderToString(
    <CacheProvider value={cache}>
      <App today={undefined} />
    </CacheProvider>,
  )
  return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) }
}
