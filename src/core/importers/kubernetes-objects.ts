import { gmsa } from '../catalog/workload/windows-options.ts'
import type { Document } from '../model/document.ts'
import { defineImporter, type Reading } from '../model/importer.ts'
import type { Manifest } from '../model/manifest.ts'
import { valueAt } from '../model/nodes.ts'
import type { Path } from '../text/path.ts'
import { merged } from './command-line/observe.ts'
import { clusterRangesIn } from './marks/network/cluster-ranges.ts'
import { isDescribed } from './describe/described-args.ts'
import { readFelix, readInstallation, readPool } from './kubernetes/calico.ts'
import {
  readCluster,
  readControlPlane,
  readMachines,
  readMachineTemplate,
} from './kubernetes/cluster-api.ts'
import { readClusterConfiguration } from './kubernetes/cluster-configuration.ts'
import { chartReaders } from './kubernetes/chart-values.ts'
import { filesIn, readConfigMap } from './kubernetes/config-map.ts'
import { readNode } from './kubernetes/node.ts'
import { readDistributionCluster } from './kubernetes/distribution-cluster.ts'
import { readJoinConfiguration } from './kubernetes/join-configuration.ts'
import { readKopsGroup } from './kubernetes/kops-group.ts'
import { readGmsaSpec } from './kubernetes/gmsa-spec.ts'
import { readK0s } from './kubernetes/k0s.ts'
import { readKubeconfig } from './kubernetes/kubeconfig.ts'
import type { KubernetesObject } from './kubernetes/object.ts'
import { readKarpenterPool, readNodeClass } from './kubernetes/karpenter.ts'
import { managedKinds } from './kubernetes/managed-kinds.ts'
import { readManaged } from './kubernetes/managed-pools.ts'
import { readMachineSet } from './kubernetes/openshift-machines.ts'
import { readOpenshiftNetwork } from './kubernetes/openshift.ts'
import { podsWithin } from './kubernetes/pods-within.ts'
import { readNetworkPolicy } from './kubernetes/network-policy.ts'
import { readService } from './kubernetes/service.ts'
import { partIn, withHead } from './kubernetes/without-head.ts'
import { withSetImages } from './kubernetes/set-images.ts'
import { hasVersion, isCutAtEnd, isWithoutVersion } from './kubernetes/unfinished.ts'
import { objectsIn, type ObjectIn } from './kubernetes/objects-in.ts'
import { readRuntimeClass } from './kubernetes/runtime-class.ts'
import { readWorkload } from './kubernetes/workload.ts'
import { leadsToOther } from '../text/sections/led-to.ts'
import { lineAbove } from './text-of.ts'
import { agentOfWindows } from './names.ts'
import { escapesIn, tabsIn, treesOf, treesOfTemplate } from './tree.ts'
import { readTemplate, withOpenIsolation } from './kubernetes/helm-template.ts'
import { isWritingScript } from './scripts/written-by-script.ts'
import { faultsOfForm, keysTwiceIn } from './objects/yaml-fault.ts'

export const kubernetesObjects = defineImporter({
  id: 'kubernetes-objects',
  summary: 'Kubernetes manifest',
  isFile: 'part',
  origin: 'cluster',
  recognizes: (doc) => isWhole(doc.text) || isWithoutVersion(doc.text) || partIn(doc) !== undefined,

  read(doc) {
    const ofTemplate = treesOfTemplate(doc)
    if (ofTemplate) {
      return readTemplate(
        doc,
        ofTemplate.flatMap((tree) =>
          objectsIn(tree, []).map((object) =>
            readObject(withOpenIsolation(asPart(object), doc), doc),
          ),
        ),
      )
    }
    const { trees, problems } = treesOf(doc)
    const part = isWhole(doc.text) ? undefined : partIn(doc)
    // Somebody cut out what was, or what a page shows.
    if (part?.isPart && leadsToOther(lineAbove(doc))) return {}
    const found = trees.map((tree, i) => {
      const isPart = part?.isPart || (i === trees.length - 1 && isCutAtEnd(doc))
      return {
        tree,
        objects: objectsIn(withSetImages(withHead(tree, part)), []).map((object) =>
          isPart ? asPart(object, part?.path.length === 0) : object,
        ),
      }
    })
    const strangers = found.filter(({ objects }) => objects.length === 0)
    return merged([
      {
        problems: [
          ...problems,
          ...strangers.map(({ tree }) => ({
            ...tree.placeOf([]),
            message: isEmptyList(tree.value)
              ? 'The list is empty: there is no object in it.'
              : 'This is no Kubernetes object: it has no apiVersion and kind.',
          })),
        ],
      },
      {
        observations: [
          ...clusterRangesIn(doc),
          ...tabsIn(doc),
          ...escapesIn(doc),
          ...faultsOfForm(doc, problems),
          ...keysTwiceIn(doc, problems),
        ],
      },
      ...found.flatMap(({ objects }) => objects.map((object) => readObject(object, doc))),
    ])
  },
})

const isEmptyList = (value: unknown): boolean =>
  String(valueAt(value, ['kind'])).endsWith('List') && isEmpty(valueAt(value, ['items']))
const isEmpty = (items: unknown) => items === null || (Array.isArray(items) && items.length === 0)

const hasKind = /^[ \t]*(?:- )?["']?kind["']?\s*:|[{,]\s*"kind"\s*:/m

const isWhole = (text: string) =>
  hasVersion.test(text) && hasKind.test(text) && !isDescribed(text) && !isWritingScript(text)

const asPart = (object: ObjectIn, hasSpec = false): ObjectIn => ({
  ...object,
  manifest: { ...object.manifest, isPart: true, ...(hasSpec && { hasSpec }) },
})

const readers: ReadonlyMap<string, (object: KubernetesObject) => Reading> = new Map([
  ['Node', readNode],
  ['Service', readService],
  ['NetworkPolicy', readNetworkPolicy],
  ['RuntimeClass', readRuntimeClass],
  ['ConfigMap', (object) => readConfigMap(object)],
  [
    'Cluster',
    (object) => merged([readCluster(object), readK0s(object), readDistributionCluster(object)]),
  ],
  ['ClusterConfig', readK0s],
  ['TanzuKubernetesCluster', readDistributionCluster],
  ['InstanceGroup', readKopsGroup],
  ['KubeadmControlPlane', readControlPlane],
  ['ClusterConfiguration', readClusterConfiguration],
  ['Config', readKubeconfig],
  ['JoinConfiguration', readJoinConfiguration],
  ['KubeadmConfig', readJoinConfiguration],
  ['KubeadmConfigTemplate', readJoinConfiguration],
  ['MachineDeployment', readMachines],
  ['MachinePool', readMachines],
  ...['Azure', 'AWS', 'VSphere', 'OpenStack', 'Metal3', 'GCP', 'Nutanix'].flatMap((provider) =>
    ['MachineTemplate', 'MachinePool'].map(
      (kind) => [`${provider}${kind}`, readMachineTemplate] as const,
    ),
  ),
  ['Installation', readInstallation],
  ['IPPool', readPool],
  ['FelixConfiguration', readFelix],
  ['Network', readOpenshiftNetwork],
  ['MachineSet', readMachineSet],
  [gmsa.objects.kind.value, readGmsaSpec],
  ['EC2NodeClass', readNodeClass],
  ['Provisioner', readKarpenterPool],
  ['NodePool', (object) => merged([readKarpenterPool(object), readManaged(object)])],
  ...managedKinds.map((kind) => [kind, readManaged] as const),
  ...chartReaders,
])

/** What is laid over an object that others have; `patches/replicas.yaml`, `web-patch.yaml`. An output may leave out. */
const isPatch = /(?:^|[-_./\\])patch(?:es)?(?:[-_./\\]|$)|^described object$/i

function readObject({ tree, path, manifest: own }: ObjectIn, doc: Document): Reading {
  const placeOf = (below: Path) => tree.placeOf([...path, ...below])
  const manifest: Manifest = isPatch.test(doc.title ?? doc.file) ? { ...own, isPart: true } : own
  const title = manifest.name === undefined ? manifest.kind : `${manifest.kind} ${manifest.name}`
  const parsed = { parsed: [{ kind: 'manifest', value: manifest, placeOf, title } as const] }
  const object = {
    manifest,
    at: path.length === 0 ? tree.leafAt : (...below: Path) => tree.leafAt(...path, ...below),
    placeOf,
    isQuoted: (below: Path) => tree.isQuoted([...path, ...below]),
    doc,
  }
  const read = manifest.pod
    ? readWorkload(object, manifest.pod)
    : (readers.get(manifest.kind)?.(object) ?? {})
  const agent =
    manifest.kind === 'DaemonSet'
      ? agentOfWindows(manifest.name ?? '', placeOf(['metadata', 'name']))
      : []
  const isTaken = manifest.kind === 'ConfigMap' || (read.inner?.length ?? 0) > 0
  const inner = isTaken ? {} : { inner: filesIn(object) }
  const pods = podsWithin(object).map((own): Reading => {
    const { manifest: value, placeOf: at } = own
    const made = value.pod ? readWorkload(own, value.pod) : {}
    return merged([
      { parsed: [{ kind: 'manifest', value, placeOf: at, title: `the pod of ${title}` }] },
      made,
    ])
  })
  return merged([parsed, read, { observations: agent }, inner, ...pods])
}
