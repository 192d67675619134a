import { calico } from '../../../catalog/cni/calico.ts'
import { calicoCluster } from '../../../catalog/cni/calico-cluster.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isBefore, isVersion } from '../../../values/version.ts'

const { dataplane } = calicoCluster
/** Earlier releases were installed on Windows nodes by hand. */
const firstOfOperator = calico.daemonSets?.value.from

export const calicoWindowsDataplane = defineLint({
  id: 'calico-windows-dataplane',
  on: 'setup',
  summary: 'The operator of Calico is told that there are Windows nodes',
  remediation: `Set spec.calicoNetwork.windowsDataplane: ${dataplane.value}, with spec.serviceCIDRs.`,
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    // A node that is Ready has its network, whoever installed it.
    const waiting = named(observations, 'node.status').find(
      ({ value, subject = '' }) =>
        subject.startsWith('node ') && String(value).startsWith('NotReady'),
    )
    const isByHand = [
      ...named(observations, 'calico.cniBinDir'),
      ...named(observations, 'calico.cniConfDir'),
    ]
    const isOlder = deciding(observations, 'cniRelease').some(
      ({ value }) =>
        firstOfOperator !== undefined &&
        isVersion(String(value)) &&
        isBefore(String(value), firstOfOperator),
    )
    if (!waiting || isByHand.length > 0 || isOlder) return []
    return ofKind(parsed, 'manifest').flatMap(
      ({ value: { kind, value, isPart }, placeOf }): readonly LintViolation[] => {
        const path = ['spec', 'calicoNetwork']
        const isOwn = String(valueAt(value, ['apiVersion'])).startsWith('operator.tigera.io/')
        const isOther = valueAt(value, ['spec', 'cni', 'type']) ?? 'Calico'
        return kind === 'Installation' &&
          isOwn &&
          isPart !== true &&
          isOther === 'Calico' &&
          valueAt(value, path) !== undefined &&
          valueAt(value, [...path, 'windowsDataplane']) === undefined
          ? [
              {
                path: [],
                place: placeOf(path),
                also: [observedAt(waiting)],
                basis: 'unsupported',
                message: `The Installation has no windowsDataplane, and a Windows node is not ready: the operator installs nothing on Windows nodes without windowsDataplane: ${dataplane.value}.`,
                facts: [dataplane],
              },
            ]
          : []
      },
    )
  },
})
