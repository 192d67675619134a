import { fromQuery, presets, toQuery, type Choices, type Finding } from '../../core/plan.ts'
import { networkDesigns, withNetwork } from '../../core/compare.ts'

/** One setup beside others. */
export interface Column {
  /** How the address names it. */
  readonly key: string
  readonly title: string
  readonly choices: Choices
  /** What of its link could not be used. */
  readonly leftOut: readonly Finding[]
}

export const minColumns = 2
export const maxColumns = 4

/** The letter of a column: A is the first. */
export const letterOf = (index: number) => String.fromCharCode(65 + index)

export const ownKey = 'own'
/** How the address names a network design beside the plan’s own choices. */
export const designKey = (mode: string, cni: string) => `with.${mode}.${cni}`

/** A whole setup under a name, so that the address means the same in any browser. */
export const setupKey = (title: string, choices: Choices) =>
  `~${encodeURIComponent(title.toWellFormed())}:${encodeURIComponent(toQuery(choices))}`

/** The setups that an address names, two to four; where it names fewer, the nearest other network. */
export function readColumns(text: string | undefined, own: Choices): readonly Column[] {
  const keys = [...new Set((text ?? '').split('/'))]
  const named = keys.flatMap((key) => readColumn(key, own) ?? []).slice(0, maxColumns)
  if (named.length >= minColumns) return named
  const fill = [ownKey, otherNetwork(own), presets[0].id, 'docs-1.20-flannel']
  return [...named, ...fill.flatMap((key) => readColumn(key, own) ?? [])]
    .filter(({ key }, i, all) => all.findIndex((one) => one.key === key) === i)
    .slice(0, minColumns)
}

/** The keys as the address carries them; `readColumns` reads them again. */
export const writeColumns = (keys: readonly string[]) => keys.join('/')

/** The keys with another one in a place; one that stands elsewhere already changes places with it. */
export function putAt(keys: readonly string[], index: number, key: string): readonly string[] {
  const other = keys.indexOf(key)
  const put = keys.with(index, key)
  return other < 0 ? put : put.with(other, keys[index] ?? key)
}

function readColumn(key: string, own: Choices): Column | undefined {
  if (key === ownKey) return { key, title: 'Your plan', choices: own, leftOut: [] }
  const preset = presets.find(({ id }) => id === key)
  if (preset) return { key, title: preset.title, choices: preset.choices, leftOut: [] }
  const design = networkDesigns.find(({ mode, cni }) => designKey(mode, cni) === key)
  if (design) {
    const choices = withNetwork(own, design.mode, design.cni)
    return { key, title: design.name, choices, leftOut: [] }
  }
  const [, title = '', query = ''] = /^~([^:]*):(.+)$/.exec(key) ?? []
  if (query === '') return undefined
  const { choices, findings } = fromQuery(decode(query))
  return { key, title: decode(title) || 'Setup', choices, leftOut: findings }
}

/** What stands beside a plan while nobody chose: its plugin in another mode, else the usual network. */
function otherNetwork({ networkMode, cni }: Choices): string {
  const same = networkDesigns.find((design) => design.cni === cni && design.mode !== networkMode)
  const usual = presets[0].choices
  return same ? designKey(same.mode, same.cni) : designKey(usual.networkMode, usual.cni)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
