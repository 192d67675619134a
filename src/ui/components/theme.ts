import { createTheme } from '@mui/material/styles'

const withVariables = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    text: { primary: 'var(--text)', secondary: 'var(--text-2)', disabled: 'var(--text-2)' },
    background: { default: 'var(--bg)', paper: 'var(--surface)' },
    divider: 'var(--line)',
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: 'var(--font)',
  },
  components: {
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: 'var(--line)', verticalAlign: 'top', overflowWrap: 'anywhere' },
        head: { fontWeight: 650 },
      },
    },
  },
})

/**
 * MUI in the colours and sizes of base.css, whose custom properties change with the scheme. Without
 * MUI's own variables: three hundred of them at every start would say the same once more.
 */
export const theme = Object.fromEntries(
  Object.entries(withVariables).filter(([key]) => key !== 'vars' && key !== 'colorSchemes'),
)
