import { objectRelations } from '../../../catalog/workload/object-relations.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'
import { mainContainersOf } from '../../containers.ts'
import { declaredIn } from '../../listened-ports.ts'
import { namespaceOf, podsBehind } from '../../of-service.ts'
import { isSelected, labelsAsked } from '../../selected-workloads.ts'

export const policyPortOfPods = defineLint({
  id: 'policy-port-of-pods',
  on: 'setup',
  summary: 'A NetworkPolicy lets in the port of the pods, not that of their Service',
  remediation: 'Write targetPort of the Service, the port of the container, into the policy.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const policies = manifests.filter(({ value }) => value.kind === 'NetworkPolicy')
    if (policies.length === 0) return []
    const services = manifests.filter(({ value }) => value.kind === 'Service').slice(0, most)
    return policies.slice(0, most).flatMap((policy): readonly LintViolation[] => {
      const asked = labelsAsked(policy, ['spec', 'podSelector'])
      const rules = nodesAt(policy.value.value, ['spec'], ['ingress', '*'])
      // A rule without ports lets all of them in.
      if (!asked || rules.some(({ value }) => valueAt(value, ['ports']) === undefined)) return []
      const ports = nodesAt(policy.value.value, ['spec'], ['ingress', '*', 'ports', '*', 'port'])
      const admitted = ports.map(({ value }) => value)
      return services
        .filter((one) => namespaceOf(one) === namespaceOf(policy))
        .flatMap((service) => {
          const pods = podsBehind(service, parsed)
          const [first] = pods
          if (!first || !pods.every((one) => isSelected(asked, one))) return []
          return nodesAt(service.value.value, ['spec'], ['ports', '*']).flatMap(
            ({ path, value }): readonly LintViolation[] => {
              const [port, target] = ['port', 'targetPort'].map((key) => valueAt(value, [key]))
              if (typeof port !== 'number' || typeof target !== 'number' || port === target)
                return []
              const meant = ports.find((one) => one.value === port)
              const isOfPods = pods.some((one) =>
                mainContainersOf(one.value).some((container) =>
                  declaredIn(container).includes(port),
                ),
              )
              if (!meant || isOfPods || admitted.includes(target)) return []
              return [
                faultAt(
                  policy.placeOf(meant.path),
                  'fails',
                  `The NetworkPolicy ${policy.value.name ?? ''} lets port ${port} in, which is that of the Service ${service.value.name ?? ''}; its pods get the packets on ${target}, which stays shut.`,
                  objectRelations.policyPort,
                  { also: [service.placeOf([...path, 'targetPort'])] },
                ),
              ]
            },
          )
        })
    })
  },
})

const most = 100
