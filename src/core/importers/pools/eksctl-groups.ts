import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { eksctlMetadata } from '../../catalog/platforms/pools/eksctl-file.ts'
import { mentions } from '../../text/patterns/may-match.ts'

const file = /^apiVersion:[ \t]*["']?eksctl\.io\/v/m
const lists = /^(?:managedN|n)odeGroups:[ \t]*(?:#[^\n]*)?$/gm
const family = /^[ \t]*(?:- )?amiFamily:[ \t]*["']?(\w{1,60})/gm
/** What runs pods of Linux beside groups. */
const elsewhere = /^(?:fargateProfiles|autoModeConfig|karpenter):/m
/** Groups that are added to a cluster that is there. */
const added =
  /\beksctl\s+(?:create|upgrade|delete|scale)\s+(?:nodegroup|ng)\b|\b(?:existing|running|other|second) (?:EKS )?(?:cluster|file)\b/i

/** A file of eksctl of which each group is for Windows, so that its cluster has nothing for CoreDNS. */
export function windowsGroupsAlone(doc: Document): readonly Observation[] {
  const { text } = doc
  if (!mentions(doc, 'eksctl.io/')) return []
  if (![file, /^kind:[ \t]*ClusterConfig\b/m, /^metadata:/m].every((one) => one.test(text)))
    return []
  if (elsewhere.test(text) || added.test(`${doc.command ?? ''}\n${text}`)) return []
  const families = [...text.matchAll(family)].map(([, name = '']) => name)
  const [list] = text.matchAll(lists)
  if (!list || families.length === 0 || !families.every((name) => /^windows/i.test(name))) return []
  // A group without a family is one of Linux.
  if (groupsIn(text) > families.length) return []
  const raw = list[0].slice(0, list[0].indexOf(':'))
  return [stated('eks.withoutLinux', raw, raw, doc.placeAt(list.index), { inferred: true })]
}

/** How many items the lists have. */
function groupsIn(text: string): number {
  let indent: number | undefined
  let isInList = false
  let count = 0
  for (const line of text.split('\n')) {
    if (/^\s*(?:#|$)/.test(line)) continue
    const own = line.search(/\S/)
    const isItem = line.startsWith('- ', own)
    if (own === 0 && !isItem) {
      isInList = /^(?:managedN|n)odeGroups:/.test(line)
      indent = undefined
      continue
    }
    if (!isInList || !isItem) continue
    indent ??= own
    if (own === indent) count += 1
  }
  return count
}

const metadata = /^metadata:[ \t]*(?:#[^\n]*)?\n((?:[ \t][^\n]*\n|[ \t]*#[^\n]*\n|\n)+)/m

/** A file of eksctl that says neither which cluster nor where; one that is shown in part, or filled in, may. */
export function metadataLeftOut(doc: Document): readonly Observation[] {
  const { text } = doc
  if (!mentions(doc, 'eksctl.io/')) return []
  if (!file.test(text) || !/^kind:[ \t]*ClusterConfig\b/m.test(text)) return []
  const own = metadata.exec(`${text}\n`)
  const [, below = ''] = own ?? []
  if (!own || !/\S/.test(below) || /\.\.\.|…|\{\{|<[a-z]|\$\{/i.test(below)) return []
  return eksctlMetadata.value.flatMap((name) =>
    new RegExp(`^[ \\t]+["']?${name}["']?:[ \\t]*[^\\s#]`, 'm').test(below)
      ? []
      : [stated('eks.metadataLeftOut', name, name, doc.placeAt(own.index), { inferred: true })],
  )
}
