import { objectRelations } from '../../../catalog/workload/object-relations.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import { nodesAt } from '../../../model/nodes.ts'
import { placeOf } from '../../../model/observe.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'
import {
  expressionOf,
  listedWindowsNodes,
  meets,
  nodesSelectedBy,
  type Expression,
} from '../../listed-nodes.ts'
import { byName, claimsOf, textIn } from '../../volume-claims.ts'

export const volumeOnWindowsNode = defineLint({
  id: 'volume-on-windows-node',
  on: 'setup',
  summary: 'A volume of a pod for Windows may be attached to a Windows node',
  remediation:
    'Add a Windows node in the zone of the volume, or make the volume anew where they are (volumeBindingMode: WaitForFirstConsumer).',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const nodes = listedWindowsNodes(observations)
    if (nodes.length === 0) return []
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const of = (kind: string) => byName(manifests.filter(({ value }) => value.kind === kind))
    const [claims, volumes] = [of('PersistentVolumeClaim'), of('PersistentVolume')]
    if (claims.size === 0 || volumes.size === 0) return []
    return manifests.flatMap((pods): readonly LintViolation[] => {
      if (systemOfPod(pods.value) !== 'windows') return []
      const own = nodesSelectedBy(pods.value, nodes) ?? []
      const [node] = own
      if (!node) return []
      return claimsOf(pods, claims).flatMap(({ claim }): readonly LintViolation[] => {
        const volume = volumes.get(textIn(claim, ['spec', 'volumeName']))
        const terms = volume ? nodesAt(volume.value.value, required, ['*']) : []
        const [term, ...others] = terms
        if (!volume || !term || others.length > 0) return []
        const all = nodesAt(term.value, [], ['matchExpressions', '*'])
        const missed = all.find(({ value }) =>
          own.every((one) => meets(one, expressionOf(value)) === false),
        )
        return missed
          ? [
              faultAt(
                volume.placeOf([...term.path, ...missed.path]),
                'fails',
                `The volume ${volume.value.name ?? ''} of ${pods.value.name ?? 'the pod'} may be attached to nodes ${nodesText(expressionOf(missed.value))} alone, and no Windows node that was sent is such a one: the pod stays Pending (“node(s) had volume node affinity conflict”).`,
                objectRelations.volumeNodes,
                { also: [placeOf(node.told)] },
              ),
            ]
          : []
      })
    })
  },
})

const required = ['spec', 'nodeAffinity', 'required', 'nodeSelectorTerms']

/** Which nodes an expression is about, as a sentence has it. */
function nodesText({ key, operator, values }: Expression): string {
  if (operator === 'In') return `with ${key} ${values.join(', ')}`
  if (operator === 'NotIn') return `without ${key} ${values.join(', ')}`
  return operator === 'Exists' ? `with the label ${key}` : `without the label ${key}`
}
