import { transform, type Selector, type SelectorComponent } from 'lightningcss'

/** The rules of a style sheet that can concern a page: those whose classes all stand in its HTML. */
export function criticalStyles(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const { code } = transform({
    filename: 'first.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          const isUsed = rule.value.selectors.some((selector) => concerns(selector, classes))
          return isUsed ? undefined : []
        },
      },
    },
  })
  return code.toString()
}

const concerns = (selector: Selector, classes: ReadonlySet<string>): boolean =>
  selector.every((component) => isThere(component, classes))

/** A part of a selector that a class can rule out; `:not(…)` and the like rule out nothing. */
function isThere(component: SelectorComponent, classes: ReadonlySet<string>): boolean {
  if (component.type === 'class') return classes.has(component.name)
  if (component.type !== 'pseudo-class') return true
  if (component.kind === 'is' || component.kind === 'where') {
    return component.selectors.some((selector) => concerns(selector, classes))
  }
  return true
}
