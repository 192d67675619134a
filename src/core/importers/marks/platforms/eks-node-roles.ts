import { eksPool } from '../../../catalog/platforms/pools/eks.ts'
import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import { nodesAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { wordsAbove } from '../../text-of.ts'
import { treesOf } from '../../tree.ts'
import { leadsToOther } from '../../../text/sections/led-to.ts'
import { matches, mentions } from '../../../text/patterns/may-match.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'

const nodes = 'system:nodes'

/** Roles whose nodes may join a cluster of EKS, as eksctl and Terraform map them; the value tells whether with the group of kube-proxy. */
export function eksNodeRolesIn(doc: Document): readonly Observation[] {
  const { text } = doc
  if (!text.includes(nodes)) return []
  return [...inBlocks(doc), ...inItems(doc), ...inCommands(doc), ...inFile(doc)]
}

const roleAt = (role: string, groups: string, place: Place) =>
  stated('eks.nodeRole', groups.includes(eksPool.proxyGroup.value), role, place, {
    subject: `role ${role.split('/').at(-1) ?? role}`,
  })

/** `{ rolearn = …, groups = […] }`; the user name has braces of its own. */
const blocks = /\{[^{}]{0,600}(?:\{\{\w{1,40}\}\}[^{}]{0,600}){0,3}\}/g
/** What such an object maps is read with it. */
const isObject = /\bkind["']?[ \t]{0,4}:/
const arn = /\brolearn["']?\s{0,8}[:=]\s{0,8}["']?<?(\$\{[\w.]{1,100}\}|[\w.:/@-]{3,200})/

const inBlocks = (doc: Document) =>
  mentions(doc, 'rolearn') && !matches(doc, isObject)
    ? [...foundIn(doc, blocks)].slice(0, most).flatMap(({ 0: block, index }) => {
        const found = arn.exec(block)
        const role = found?.[1] ?? ''
        if (!found || !block.includes(nodes)) return []
        return [
          roleAt(role, block, doc.placeAt(index + found.index + found[0].length - role.length)),
        ]
      })
    : []

/** Entries of mapRoles that were cut out of aws-auth. */
const items =
  /^([ \t]{0,40})- ["']?(?:rolearn|groups|username)["']?:[^\n]{0,300}(?:\n\1[ \t][^\n]{1,300}){1,12}/gm

/** Something was left out. */
const isOpen = /^[ \t]*(?:- )?(?:#[ \t]*)?(?:\.\.\.|…)[ \t]*$/m

const inItems = (doc: Document) =>
  mentions(doc, 'rolearn') && !matches(doc, isObject)
    ? [...foundIn(doc, items)].slice(0, most).flatMap(({ 0: entry, index }) => {
        const found = arn.exec(entry)
        const role = found?.[1] ?? ''
        if (!found || !entry.includes(nodes) || isOpen.test(entry)) return []
        if (leadsToOther(wordsAbove(doc, index))) return []
        return [
          roleAt(role, entry, doc.placeAt(index + found.index + found[0].length - role.length)),
        ]
      })
    : []

const commands =
  /\beksctl\s+create\s+iamidentitymapping\b(?:[^\n\\`^]{0,400}[\\`^][ \t]*\n){0,12}[^\n]{0,400}/g
const option = /--arn[ =]["']?([\w.:/@-]{3,200})/

const inCommands = (doc: Document) =>
  [...foundIn(doc, commands)].slice(0, most).flatMap(({ 0: command, index }) => {
    const found = option.exec(command)
    const role = found?.[1] ?? ''
    if (!found || !command.includes(nodes)) return []
    return [roleAt(role, command, doc.placeAt(index + found.index + found[0].length - role.length))]
  })

/** The list of a file of eksctl. */
const inFile = (doc: Document) =>
  matches(doc, /^iamIdentityMappings:/m)
    ? treesOf(doc).trees.flatMap((tree) =>
        nodesAt(tree.value, ['iamIdentityMappings'], ['*']).flatMap(({ path, value }) => {
          const own = tree.leafAt(...path, 'arn')
          const all = JSON.stringify(value)
          return own && all.includes(nodes) ? [roleAt(own.raw, all, own.place)] : []
        }),
      )
    : []

/** Nobody maps more. */
const most = 200
