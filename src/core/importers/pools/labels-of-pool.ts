import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import type { PoolText } from './pool-text.ts'

/** `--labels a=b c=d` of AKS, `--node-labels=a=b,c=d` of GKE, and `--node-labels "a=b,c=d"` of eksctl. */
const inCommand =
  /--(?:node(?:pool)?-)?labels[ \t=]["']?(\w[\w./-]{0,200}=[\w.-]{0,63}(?:["']?[ \t,]["']?\w[\w./-]{0,200}=[\w.-]{0,63}){0,20})/
/** `labels:` of eksctl, `node_labels = {` of Terraform, `nodeLabels: {` of Bicep. */
const head = /^[ \t]*["']?(?:node_?)?labels["']?[ \t]*[:=][ \t]*(?:\{[ \t]*)?/im
const entry =
  /^[\s,]{0,80}["']?([\w./-]{1,200})["']?[ \t]{0,20}[:=][ \t]{0,4}["']?([\w.-]{1,63})["']?(?=[\s,}]|$)/

/** The labels that a pool is made with; its platform gives it others. */
export function labelsOfPool(
  { text, placeAt }: Pick<PoolText, 'text' | 'placeAt'>,
  more: Pick<Observation, 'subject'>,
): readonly Observation[] {
  const command = inCommand.exec(text)
  const raw = command?.[1]
  if (command && raw !== undefined) {
    const labels = raw.replaceAll(/["']/g, '').split(/[ \t,]+/)
    const at = command.index + command[0].length - raw.length
    return [stated('pool.labels', labels.join(','), raw, placeAt(at), more)]
  }
  const found = head.exec(text)
  if (!found) return []
  const isFlow = found[0].includes('{')
  const indent = found[0].search(/\S/)
  let at = found.index + found[0].length
  const entries: { readonly key: string; readonly value: string; readonly at: number }[] = []
  while (entries.length < mostEntries) {
    const next = entry.exec(text.slice(at, at + mostLetters))
    const [whole = '', key = '', value = ''] = next ?? []
    const start = at + whole.indexOf(key)
    const isBelow = isFlow || start - text.lastIndexOf('\n', start) - 1 > indent
    if (!next || !isBelow) break
    entries.push({ key, value, at: start })
    at += whole.length
  }
  const [first] = entries
  return first
    ? [
        stated(
          'pool.labels',
          entries.map(({ key, value }) => `${key}=${value}`).join(','),
          first.key,
          placeAt(first.at),
          more,
        ),
      ]
    : []
}

/** Nobody gives a pool more. */
const mostEntries = 50
const mostLetters = 400
