/** A taint of a node, as `--register-with-taints` takes it. */
export interface Taint {
  readonly key: string
  readonly value?: string
  readonly effect: TaintEffect
}

export type TaintEffect = 'NoSchedule' | 'PreferNoSchedule' | 'NoExecute'

const form = /^([^=:]+)(?:=([^=:]*))?:(NoSchedule|PreferNoSchedule|NoExecute)$/

/** Reads `key=value:Effect` or `key:Effect`, several separated by commas; undefined if one is neither. */
export function parseTaints(text: string): readonly Taint[] | undefined {
  const taints: Taint[] = []
  for (const part of text.split(',')) {
    const one = part.trim()
    if (one === '') continue
    const [, key, value, effect] = form.exec(one) ?? []
    if (key === undefined || !isEffect(effect)) return undefined
    taints.push(value === undefined ? { key, effect } : { key, value, effect })
  }
  return taints
}

/** As the kubelet takes them: without blanks, and without empty entries. */
export const spellTaints = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(',')

const isEffect = (text: string | undefined): text is TaintEffect =>
  text === 'NoSchedule' || text === 'PreferNoSchedule' || text === 'NoExecute'

/** As `parseTaints` reads it. */
export const taintText = ({ key, value, effect }: Taint) =>
  value === undefined ? `${key}:${effect}` : `${key}=${value}:${effect}`

/** What lets a pod onto nodes with this taint. */
export const tolerationOf = ({ key, value, effect }: Taint) =>
  value === undefined || value === ''
    ? { key, operator: 'Exists', effect }
    : { key, operator: 'Equal', value, effect }
