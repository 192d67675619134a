import { createTheme } from '@mui/material/styles'

/** A colour of tokens.css in the four tones that MUI asks for, so that none is worked out at run time. */
const tones = (name: string, contrastText = 'var(--surface)') => ({
  main: `var(--${name})`,
  light: `var(--${name}-soft)`,
  dark: `var(--${name}-strong, var(--${name}))`,
  contrastText,
})

// Colours that MUI mixes are mixed by the browser, for a custom property has no value in a script.
const mixed = { colorSpace: 'oklch' }

/**
 * MUI in the colours and sizes of tokens.css, whose custom properties change with the scheme: one
 * plain theme, for MUI's own variables would say the same three hundred times more at every start.
 */
export const theme = createTheme({
  ...mixed,
  palette: {
    primary: tones('accent', 'var(--on-accent)'),
    secondary: tones('ink2'),
    error: tones('error'),
    warning: tones('warning'),
    info: tones('info'),
    success: tones('ok'),
    text: { primary: 'var(--ink)', secondary: 'var(--ink2)', disabled: 'var(--ink2)' },
    background: { default: 'var(--bg)', paper: 'var(--surface)' },
    divider: 'var(--line)',
    action: { hover: 'var(--raise)', disabled: 'var(--ink2)', disabledBackground: 'var(--raise)' },
  },
  shape: { borderRadius: 6 },
  typography: { fontFamily: 'var(--font)', button: { textTransform: 'none', fontWeight: 600 } },
  components: {
    MuiButtonBase: {
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: '2px solid var(--accent)', outlineOffset: 2 } },
      },
    },
    MuiButton: {
      styleOverrides: {
        root: {
          minHeight: 36,
          minWidth: 0,
          padding: '4px 14px',
          gap: 8,
          fontSize: '0.875rem',
          lineHeight: 1.4,
          textAlign: 'center',
          transition: 'none',
        },
        sizeSmall: { minHeight: 28, padding: '2px 10px', fontSize: '0.8125rem' },
        sizeLarge: { minHeight: 44, padding: '8px 20px', fontSize: '1rem' },
        outlined: {
          borderColor: 'var(--edge)',
          color: 'var(--ink)',
          background: 'var(--surface)',
          '&:hover': { borderColor: 'var(--accent)', background: 'var(--surface)' },
        },
        text: { '&:hover': { background: 'var(--accent-soft)' } },
        contained: { '&:hover': { background: 'var(--accent-strong)' } },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          width: 36,
          height: 36,
          padding: 0,
          borderRadius: 6,
          color: 'var(--ink2)',
          fontSize: '1.0625rem',
          transition: 'none',
          '&:hover': { background: 'var(--raise)', color: 'var(--ink)' },
          '&.Mui-disabled': { color: 'var(--ink2)', opacity: 0.45 },
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          padding: '4px 12px',
          fontSize: '0.875rem',
          color: 'var(--ink)',
          alignItems: 'flex-start',
        },
        message: { flex: 1, overflowWrap: 'anywhere' },
        icon: { opacity: 1, fontSize: '1.125rem', marginRight: 10 },
        action: { padding: '2px 0 0 12px', marginRight: -6 },
      },
    },
    MuiInputBase: {
      styleOverrides: {
        root: {
          width: '100%',
          border: '1px solid var(--edge)',
          borderRadius: 6,
          background: 'var(--surface)',
          fontSize: '0.875rem',
          lineHeight: 1.4,
          padding: 0,
          '&:hover': { borderColor: 'var(--ink2)' },
          '&.Mui-focused': { borderColor: 'var(--accent)', boxShadow: '0 0 0 1px var(--accent)' },
          '&.Mui-error': { borderColor: 'var(--error)' },
          '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid Highlight' } },
        },
        input: {
          boxSizing: 'border-box',
          height: 'auto',
          minHeight: 34,
          padding: '6px 10px',
          '&::placeholder': { color: 'var(--ink2)', opacity: 1 },
        },
      },
    },
    MuiNativeSelect: {
      styleOverrides: {
        select: { paddingRight: 30, '&&': { paddingRight: 30 } },
        icon: {
          top: 'calc(50% - 8px)',
          right: 9,
          color: 'var(--ink2)',
          fontSize: '0.8125rem',
          lineHeight: 1.2,
          transition: 'none',
        },
      },
    },
    MuiSwitch: {
      styleOverrides: {
        root: {
          width: 40,
          height: 24,
          padding: 2,
          flex: 'none',
          '&:focus-within': { outline: '2px solid var(--accent)', borderRadius: 12 },
        },
        switchBase: {
          padding: 5,
          transition: 'none',
          '&.Mui-checked': {
            transform: 'translateX(16px)',
            '& .MuiSwitch-thumb': { background: 'var(--on-accent)' },
          },
          '&.Mui-checked + .MuiSwitch-track': { background: 'var(--accent)', opacity: 1 },
        },
        thumb: { width: 14, height: 14, boxShadow: 'none', background: 'var(--surface)' },
        track: { borderRadius: 10, background: 'var(--edge)', opacity: 1, transition: 'none' },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: 'var(--line)', verticalAlign: 'top', overflowWrap: 'anywhere' },
        head: { fontWeight: 650 },
      },
    },
  },
})
