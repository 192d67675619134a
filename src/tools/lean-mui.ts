const nothing = 'export default function Unused() { return null }'

/**
 * What MUI and Emotion bring along and this app never uses, by the end of its path, with what
 * stands for it: every button is without a ripple and without a loading sign, no text area measures
 * itself, every icon is the app's own, the one theme has no variables of MUI's own, and no
 * component takes `sx`.
 */
const unused: readonly (readonly [RegExp, string])[] = [
  [/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/, nothing],
  [/@mui\/material\/CircularProgress\/CircularProgress\.mjs$/, nothing],
  [/@mui\/material\/TextareaAutosize\/TextareaAutosize\.mjs$/, nothing],
  [/@mui\/material\/Input\/Input\.mjs$/, nothing],
  [/@mui\/material\/internal\/svg-icons\/\w+\.mjs$/, nothing],
  [/@mui\/material\/styles\/createThemeWithVars\.mjs$/, nothing],
  [/@mui\/material\/styles\/stringifyTheme\.mjs$/, 'export function stringifyTheme() {}'],
  [/@mui\/system\/styleFunctionSx\/defaultSxConfig\.mjs$/, 'export default {}'],
  // Wraps a component of somebody else in the theme.
  [/@emotion\/react\/_isolated-hnrs\/.*\.js$/, 'export default (component) => component'],
  [/hoist-non-react-statics\/.*\.js$/, 'export default (component) => component'],
  // MUI says itself which properties reach the page; this is for elements that it does not name.
  [/@emotion\/is-prop-valid\/.*\.js$/, "export default (name) => name !== 'ownerState'"],
]

/** A plugin of Vite that leaves out of the build what no page uses of MUI, for MUI's own modules name it all. */
export function leanMui() {
  return {
    name: 'lean-mui',
    apply: 'build' as const,
    enforce: 'pre' as const,
    load: (id: string) => unused.find(([path]) => path.test(id))?.[1],
  }
}
