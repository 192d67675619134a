import { calicoWindows } from '../../../catalog/cni/calico-windows.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isForWindows, isOfCalico, isOfNamespaces, skippedRules } from '../../calico-rules.ts'
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
    if (!node) return []
    const hasCalico = calicoIn(observations, manifests)
    // Nothing but Calico reads its own policies.
    const hasOther = deciding(observations, 'cni').some(({ absent }) => absent !== true)
    const objects = manifests.map(({ value }) => value)
    // Whoever speaks of pods of Windows beside a policy for all pods of a namespace asks about them.
    const isToldOfPods =
      named(observations, 'workload.windowsTold').length > 0 &&
      objects.every(({ pod }) => pod === undefined || pod.operatingSystem === 'windows')
    return manifests
      .filter(
        ({ value }) =>
          kinds.test(value.kind) &&
          (hasCalico || (isOfCalico(value.value) && !hasOther)) &&
          (isForWindows(value, objects) || (isToldOfPods && isOfNamespaces(value))),
      )
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
