import { calicoWindows } from '../../../catalog/cni/calico-windows.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isForWindows, isOfCalico, skippedRules } from '../../calico-rules.ts'
import { calicoIn } from '../../calico-told.ts'
import { faultAt } from '../../fault-at.ts'
import { windowsNodeIn } from '../../windows-node.ts'

const kinds = /^(?:Global)?NetworkPolicy$/

export const calicoRuleSkipped = defineLint({
  id: 'calico-rule-skipped',
  on: 'setup',
  summary: 'Calico has the rules of a policy on Windows nodes as well',
  remediation:
    'Write the rule without negations, types of ICMP and names of ports: deny first and then allow, or list ranges and numbers.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const node = windowsNodeIn(observations)
    if (!node || !calicoIn(observations, manifests)) return []
    const objects = manifests.map(({ value }) => value)
    return manifests
      .filter(({ value }) => kinds.test(value.kind) && isForWindows(value, objects))
      .flatMap(({ value, placeOf }) =>
        skippedRules(value).map(({ path, field, denies }) =>
          faultAt(
            placeOf(path),
            'unsupported',
            `The rule matches by ${field}; Calico leaves such rules out on Windows nodes, so ${
              denies
                ? 'what it denies stays open there'
                : 'what it allows is blocked there, unless another rule allows it'
            }.`,
            isOfCalico(value.value) ? calicoWindows.skippedRules : calicoWindows.skippedExceptions,
            { also: [observedAt(node)] },
          ),
        ),
      )
  },
})
