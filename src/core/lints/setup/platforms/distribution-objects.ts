import { ofDistributions } from '../../../catalog/distributions.ts'
import { isWindowsImage } from '../../../catalog/windows/image-tag.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { ownValue } from '../../../values/own.ts'
import { faultAt } from '../../fault-at.ts'
import { furtherChecks, kindCluster } from '../../further-object-checks.ts'
import { k0sCluster } from '../../k0s-checks.ts'
import type { ObjectCheck } from '../../object-check.ts'
import { openshiftChecks } from '../../openshift-checks.ts'

const elsewhere =
  'Take a distribution with Windows nodes, such as kubeadm, RKE2 or a managed cluster.'

const facts = ofDistributions
const withoutNodes = {
  k3s: { fact: facts.k3s, remediation: 'Take RKE2, which has Windows agents.' },
  kind: { fact: facts.kind, remediation: elsewhere },
  minikube: { fact: facts.minikube, remediation: elsewhere },
  'eks-anywhere': { fact: facts.eksAnywhere, remediation: elsewhere },
}

export const distributionObjects = defineLint({
  id: 'distribution-objects',
  on: 'setup',
  summary: 'A distribution is set up so that it takes Windows nodes',
  remediation: 'Make the cluster as the distribution asks for Windows nodes.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const windows = deciding(observations, 'windowsRelease')
    const told = named(observations, 'cluster.distribution')
    // Where several are named, somebody compares them.
    const [only] = told.every(({ value }) => value === told[0]?.value) ? told : []
    // A program of the distribution on Windows tells no release, but that there is a node.
    const ofWindows = told.filter(({ raw }) => raw.endsWith('.exe'))
    const [node] = [
      ...windows.filter(({ absent }) => absent !== true),
      ...deciding(observations, 'imageRelease'),
      ...deciding(observations, 'image').filter(({ raw }) => isWindowsImage(raw)),
      ...ofWindows,
      ...named(observations, 'node.windowsWanted'),
    ]
    const [other] = windows.filter(
      ({ absent, value }) => absent !== true && !facts.k0sHosts.value.some((id) => id === value),
    )
    const hosts = [windows, ofWindows, named(observations, 'node.windowsWanted')].find(
      ({ length }) => length > 0,
    )
    const ofObjects = manifests.flatMap(
      (one) => checks.get(one.value.kind)?.(one, hosts ?? [], manifests) ?? [],
    )
    const without = only && ownValue(withoutNodes, String(only.value))
    const isSaidOfObject = ofObjects.some(({ facts: [fact] }) => fact === without?.fact)
    const port = facts.openshiftPort.value
    const [old] = windows.filter(({ value }) => value === port.notOn)
    return [
      ...(without && node && !isSaidOfObject
        ? [
            faultAt(
              placeOf(only),
              'unsupported',
              `The cluster is one of ${only.value === 'eks-anywhere' ? 'EKS Anywhere' : String(only.value)}, which ${only.value === 'k3s' ? 'supports' : 'makes'} no Windows nodes.`,
              without.fact,
              { also: [placeOf(node)], remediation: without.remediation },
            ),
          ]
        : []),
      ...(only?.value === 'k0s' && other
        ? [
            faultAt(
              placeOf(other),
              'unsupported',
              `The host is ${other.raw}; k0s names Windows Server 2019 and 2022.`,
              facts.k0sHosts,
              { remediation: 'Take one of these for the worker.' },
            ),
          ]
        : []),
      ...(only?.value === 'openshift' && old
        ? named(observations, 'network.vxlanPort')
            // Objects are checked below.
            .filter(({ weight, value }) => weight === 'statement' && Number(value) !== port.own)
            .map((told) =>
              faultAt(
                placeOf(told),
                'fails',
                `The hybrid overlay has port ${told.raw}; nodes of Windows Server 2019 take no other one than ${port.own}.`,
                facts.openshiftPort,
                { also: [placeOf(old)] },
              ),
            )
        : []),
      ...(only?.value === 'openshift' &&
      old &&
      named(observations, 'network.vxlanPort').length === 0
        ? deciding(observations, 'platform')
            .filter(({ value }) => value === 'vsphere')
            .map(() =>
              faultAt(
                placeOf(old),
                'fails',
                `The nodes are ${old.raw}; on vSphere the hybrid overlay has ${facts.openshiftVsphere.value}, and nodes of that release take no other one than ${port.own}.`,
                facts.openshiftPort,
                { remediation: 'Take Windows Server 2022 or later for the nodes.' },
              ),
            )
        : []),
      ...named(observations, 'k0s.role').map((one) =>
        faultAt(
          placeOf(one),
          'refused',
          `A Windows machine is made a ${one.raw} of k0s; there it can be a worker alone.`,
          facts.k0sWorkersOnly,
          { remediation: 'Write k0s install worker, and run the controllers on Linux.' },
        ),
      ),
      ...ofObjects,
    ]
  },
})

const checks: ReadonlyMap<string, ObjectCheck> = new Map([
  ['ClusterConfig', k0sCluster],
  ...openshiftChecks,
  ...furtherChecks,
  // k0sctl and kind call theirs alike.
  ['Cluster', (...given) => [...k0sCluster(...given), ...kindCluster(...given)]],
])
