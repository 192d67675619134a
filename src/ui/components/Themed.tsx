import { CacheProvider, ThemeProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import type { StyleCache } from './style-cache.ts'
import { theme } from './theme.ts'

/** Around the whole app: the theme of MUI, and where its styles go. */
export function Themed({
  cache,
  children,
}: {
  readonly cache: StyleCache
  readonly children: ReactNode
}) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
