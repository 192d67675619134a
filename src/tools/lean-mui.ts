/**
 * What MUI brings along and this app never shows: every button is without a ripple and without a
 * loading sign, no text area measures itself, and the one theme has no variables of MUI's own.
 */
const unused = [
  'ButtonBase/TouchRipple',
  'CircularProgress/CircularProgress',
  'TextareaAutosize/TextareaAutosize',
  'styles/createThemeWithVars',
]

/** A plugin of Vite that leaves out of the build what no page uses of MUI, for MUI's own modules name it all. */
export function leanMui() {
  return {
    name: 'lean-mui',
    apply: 'build' as const,
    enforce: 'pre' as const,
    load(id: string) {
      return unused.some((name) => id.endsWith(`/@mui/material/${name}.mjs`))
        ? 'export default function Unused() { return null }'
        : undefined
    },
  }
}
