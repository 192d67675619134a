import type { Observation } from '../../model/observation.ts'
import { decided } from '../../model/observe.ts'
import type { PoolText } from './pool-text.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** `--node-taints a=b:NoSchedule`, or the first of a list of Terraform, Bicep or ARM. */
const taints = new RegExp(
  acrossLines`
    (?:--node-taints[ \t=]["']?|\bnode_?taints["']?[ \t]{0,40}[:=]\s{0,4}\[\s{0,40}["'])
    (
      [\w./-]{1,200}(?:=[\w.-]{0,63})?:\w{1,40}
      (?:,[\w./-]{1,200}(?:=[\w.-]{0,63})?:\w{1,40}){0,8}
    )
  `,
  'i',
)

/** The list or the block of eksctl, of Terraform and of `aws eks`, whose taints have their parts apart. */
const listed = /^[ \t]*["']?taints?["']?[ \t]*[:={]|(?:^|\s)--taints[ \t]/m
const part = (name: string, value: string) =>
  String.raw`["']?${name}["']?[ \t]{0,20}[:=][ \t]{0,20}["']?${value}["']?[\s,]{1,200}`
const apart = new RegExp(
  acrossLines`
    (?:${part('key', String.raw`([\w./-]{1,200})`)})
    (?:${part('value', String.raw`([\w.-]{0,63})`)})?["']?effect["']?[ \t]{0,20}[:=]
    [ \t]{0,20}["']?(\w{1,20})
  `,
  'g',
)
/** `os: "windows:NoSchedule"`, as files of eksctl have it too. */
const inMap =
  /^\s{0,40}["']?([\w./-]{1,200})["']?:[ \t]*["']?([\w.-]{0,63}):(No\w{1,20}|Prefer\w{1,20})/

/** The API of EKS and of GKE writes effects so. */
const effects: Readonly<Record<string, string>> = {
  NO_SCHEDULE: 'NoSchedule',
  NO_EXECUTE: 'NoExecute',
  PREFER_NO_SCHEDULE: 'PreferNoSchedule',
}

/** The taints that a pool is made with. */
export function taintsOfPool(
  { text, placeAt }: Pick<PoolText, 'text' | 'placeAt'>,
  more: Pick<Observation, 'subject'>,
): readonly Observation[] {
  const found = taints.exec(text)
  const raw = found?.[1]
  if (found && raw !== undefined) {
    return [
      decided('nodeTaint', raw, raw, placeAt(found.index + found[0].length - raw.length), more),
    ]
  }
  const head = listed.exec(text)
  if (!head) return []
  const start = head.index + head[0].length
  const all = partsIn(text.slice(start, start + mostLetters))
  const [first] = all
  return first
    ? [
        decided(
          'nodeTaint',
          all.map(({ taint }) => taint).join(','),
          first.key,
          placeAt(start + first.at),
          more,
        ),
      ]
    : []
}

/** Nobody writes longer lists. */
const mostLetters = 2000

function partsIn(text: string) {
  const mapped = inMap.exec(text)
  if (mapped) {
    const [whole, key = '', value = '', effect = ''] = mapped
    return [{ key, at: whole.indexOf(key), taint: `${key}=${value}:${effect}` }]
  }
  const found: { readonly key: string; readonly at: number; readonly taint: string }[] = []
  let end = 0
  for (const { index, 0: whole, 1: key = '', 2: value = '', 3: effect = '' } of text.matchAll(
    apart,
  )) {
    // What stands further below is of something else.
    if (index - end > mostBetween) break
    end = index + whole.length
    found.push({
      key,
      at: index + whole.indexOf(key, whole.search(/[:=]/)),
      taint: `${key}${value === '' ? '' : `=${value}`}:${effects[effect] ?? effect}`,
    })
  }
  return found
}

const mostBetween = 80
