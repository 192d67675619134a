import { createTheme } from '@mui/material/styles'

const colour = (name: string) => ({
  main: `var(--${name})`,
  light: `var(--${name}-soft)`,
  dark: `var(--${name}-hover, var(--${name}))`,
  contrastText: 'var(--on-accent)',
})

const withVariables = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: colour('accent'),
    secondary: colour('accent'),
    error: colour('error'),
    warning: colour('warning'),
    info: colour('info'),
    success: colour('ok'),
    text: { primary: 'var(--text)', secondary: 'var(--text-2)', disabled: 'var(--text-2)' },
    background: { default: 'var(--bg)', paper: 'var(--surface)' },
    divider: 'var(--line)',
    action: { disabled: 'var(--text-2)', disabledBackground: 'var(--surface-2)' },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: 'var(--font)',
    button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiTab: { styleOverrides: { root: { minHeight: 44 } } },
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
