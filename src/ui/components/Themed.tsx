import { ThemeProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

/** Around pages that use MUI; they load on demand, so that its style engine never delays the first page. */
export function Themed({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}
