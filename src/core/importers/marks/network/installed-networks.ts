import { installedBy } from '../../../catalog/cni/installed-by.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'
import { ownValue } from '../../../values/own.ts'
import { commandOf } from '../../objects/with-command.ts'
import { matchesOf } from '../../text-of.ts'

/** Where a command begins: a line of a script, or what stands behind a prompt or another command. */
const begins = String.raw`^[ \t]{0,8}(?:[^\s#>$]{0,60}[$>] )?(?:[^\n#]{1,120}&& )?(?:sudo )?`
/** What only shows what would be made, or sets the plugin beside another one. */
const unless = String.raw`(?![^\n]*(?:--dry-run|chainingMode|--chaining-mode|exclusive=false))`

const installs = new RegExp(
  acrossLines`
    ${begins}helm[ ](?:install|upgrade[ ][^\n]{0,80}?(?:--install|-i)\b)${unless}[^\n]{0,120}?[ ]
      (cilium/cilium|flannel/flannel|projectcalico/tigera-operator|antrea/antrea)(?=\s|$)
    |${begins}(cilium)[ ]install\b${unless}
    |${begins}kubectl[ ](?:apply|create)[ ][^\n]{0,40}?-f[ ]
      ["']?https?://[^\s"']{1,160}/(kube-flannel|calico|calico-vxlan|tigera-operator|antrea)\.ya?ml\b${unless}
  `,
  'gm',
)

/** What was put on is taken off as well. */
const takenOff = /\bcilium uninstall\b|\bhelm (?:uninstall|delete) |\bkubectl delete [^\n]{0,40}-f /

const plugins = installedBy.value
const withoutDecision = /^cilium/

/** The network that a command of somebody puts on a cluster; where several do, one took the place of another. */
export function installedNetworksIn(doc: Document): readonly Observation[] {
  // What looks like the prompt of root is a comment in a script.
  const isTyped = !/\.(?:sh|bash|ps1|ya?ml)$/i.test(doc.file)
  const isComment = !isTyped && doc.text.trimEnd() === doc.command
  const found = [isComment ? undefined : doc, isTyped ? commandOf(doc) : undefined].flatMap(
    (one) =>
      one && !takenOff.test(one.text) && matches(one, installs) ? matchesOf(one, installs) : [],
  )
  const names = new Set(
    found.map(({ raw }) => (withoutDecision.test(raw) ? 'cilium' : ownValue(plugins, raw))),
  )
  const [first] = found
  if (!first || names.size !== 1) return []
  const { raw, place } = first
  const cni = ownValue(plugins, raw)
  return cni === undefined
    ? [stated('network.otherCni', 'cilium', 'cilium', place, { weight: 'script' })]
    : [decided('cni', cni, raw, place, { inferred: true, weight: 'script' })]
}
