import { isolation } from '../../catalog/isolation.ts'
import { scheduling } from '../../catalog/workload/scheduling.ts'
import type { Reading } from '../../model/importer.ts'
import type { PodOfManifest } from '../../model/manifest.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, imageAt, serverVersionAt, stated } from '../../model/observe.ts'
import type { Path } from '../../text/path.ts'
import type { Leaf } from '../tree.ts'
import { merged } from '../command-line/observe.ts'
import { agentVariablesIn } from './container-env.ts'
import { readContainerFlags } from './container-flags.ts'
import type { KubernetesObject } from './object.ts'
import { podFacts } from './pod-facts.ts'

const kinds = ['Deployment', 'DaemonSet']

/** A pod, or what makes pods: each container is a workload of its own. */
export function readWorkload(object: KubernetesObject, pod: PodOfManifest): Reading {
  const { manifest, at, placeOf } = object
  const { file, line } = placeOf([])
  const title = `workload ${file}:${line} ${manifest.name ?? manifest.kind}`
  const isWindows = pod.operatingSystem === 'windows'
  const whole = {
    subject: isWindows || pod.operatingSystem === undefined ? title : `linux ${title}`,
  }
  const fact = (name: string, ...path: Path) =>
    one(at(...path), (leaf) => [stated(name, leaf.value, leaf.raw, leaf.place, whole)])
  const choice = (id: Parameters<typeof decided>[0], ...path: Path) =>
    one(at(...path), (leaf) => [decided(id, leaf.value, leaf.raw, leaf.place, whole)])
  const spec: Path = [...pod.path, 'spec']
  const containers = nodesAt(manifest.value, [], [...spec, 'containers', '*'])
  const own: Reading = {
    observations: [
      ...fact('workload.apiVersion', 'apiVersion'),
      ...fact('workload.kind', 'kind'),
      ...(kinds.includes(manifest.kind) ? choice('workloadKind', 'kind') : []),
      // The API takes dots in the name of a workload, which the plan of one with a Service has not.
      ...(at('metadata', 'name')?.raw.includes('.')
        ? fact('workload.name', 'metadata', 'name')
        : choice('workloadName', 'metadata', 'name')),
      ...choice('namespace', 'metadata', 'namespace'),
      ...choice('replicas', 'spec', 'replicas'),
      ...fact('workload.osName', ...spec, 'os', 'name'),
      ...fact('workload.hostNetwork', ...spec, 'hostNetwork'),
      ...fact('workload.dnsPolicy', ...spec, 'dnsPolicy'),
      ...fact('workload.runtimeClassName', ...spec, 'runtimeClassName'),
      ...fact('workload.windowsBuild', ...spec, 'nodeSelector', scheduling.buildLabel.value.key),
      ...fact('workload.fsGroup', ...spec, 'securityContext', 'fsGroup'),
      ...fact('workload.runAsUser', ...spec, 'securityContext', 'runAsUser'),
      ...podFacts(object, pod, whole.subject),
      // Its containers may stand in what was left out.
      ...(containers.length === 0 ? hostProcessAt(at, [spec], whole) : []),
      ...containers.flatMap(({ path, value }, i) =>
        readContainer(
          object,
          pod,
          path,
          value,
          containers.length > 1 ? `${whole.subject} container ${i + 1}` : whole.subject,
        ),
      ),
    ],
  }
  return isWindows
    ? merged([
        own,
        { observations: containers.flatMap(({ path }) => agentVariablesIn(object, path)) },
        ...[...containers, ...nodesAt(manifest.value, [], [...spec, 'initContainers', '*'])].map(
          ({ path }) => readContainerFlags(object, path),
        ),
      ])
    : own
}

const one = (
  leaf: Leaf | undefined,
  read: (leaf: Leaf) => readonly Observation[],
): readonly Observation[] => (leaf ? read(leaf) : [])

function readContainer(
  object: KubernetesObject,
  pod: PodOfManifest,
  path: Path,
  value: unknown,
  subject: string,
): readonly Observation[] {
  const { at, placeOf } = object
  const own = { subject }
  const place = placeOf(path)
  const image = at(...path, 'image')
  const quantity = (
    id: 'memoryRequest' | 'memoryLimit' | 'cpuRequest' | 'cpuLimit',
    kind: string,
    resource: string,
  ) => {
    const leaf = at(...path, 'resources', kind, resource)
    return leaf
      ? [decided(id, leaf.raw, leaf.raw, leaf.place, own)]
      : [decided(id, '', '', place, { ...own, absent: true })]
  }
  const user =
    at(...path, 'securityContext', 'windowsOptions', 'runAsUserName') ??
    at(...pod.path, 'spec', 'securityContext', 'windowsOptions', 'runAsUserName')
  const port =
    valueAt(value, ['ports', 1]) === undefined
      ? at(...path, 'ports', 0, 'containerPort')
      : undefined
  const account =
    at(...path, 'securityContext', 'windowsOptions', 'gmsaCredentialSpecName') ??
    at(...pod.path, 'spec', 'securityContext', 'windowsOptions', 'gmsaCredentialSpecName')
  return [
    ...(image && typeof image.value === 'string' ? imageAt(image.raw, image.place, own) : []),
    ...one(image, (leaf) => versionsOf(leaf, pod.operatingSystem === 'windows')),
    ...isolationOf(object, pod, path, own),
    ...quantity('memoryRequest', 'requests', 'memory'),
    ...quantity('memoryLimit', 'limits', 'memory'),
    ...quantity('cpuRequest', 'requests', 'cpu'),
    ...quantity('cpuLimit', 'limits', 'cpu'),
    ...(user && user.raw !== ''
      ? [decided('runAsUserName', user.raw, user.raw, user.place, own)]
      : []),
    ...(account
      ? [decided('gmsaCredentialSpec', account.raw, account.raw, account.place, own)]
      : []),
    ...(port ? [decided('containerPort', port.value, port.raw, port.place, own)] : []),
    ...one(at(...path, 'securityContext', 'runAsUser'), (leaf) => [
      stated('workload.runAsUser', leaf.value, leaf.raw, leaf.place, own),
    ]),
  ]
}

/** The images of the API server and of kube-proxy tell their versions. */
const versionsOf = ({ raw, place }: Leaf, isWindows: boolean) => {
  const proxy = /\/kube-proxy:(v1\.\d{1,3}\.\d{1,3})/.exec(raw)?.[1]
  if (isWindows && proxy !== undefined) {
    const at = { ...place, column: place.column + raw.indexOf(proxy) }
    return [stated('kubeProxy.version', proxy.slice(1), proxy, at)]
  }
  const version = /\/(?:kube-apiserver|hyperkube)(?:-amd64)?:(v\d\S{1,40})$/.exec(raw)?.[1]
  if (version === undefined) return []
  const at = { ...place, column: place.column + raw.length - version.length }
  return serverVersionAt(version, at)
}

/** Whether the first of these security contexts that says so asks for HostProcess. */
function hostProcessAt(
  at: KubernetesObject['at'],
  paths: readonly Path[],
  own: { readonly subject: string },
): readonly Observation[] {
  const [host] = paths.flatMap(
    (path) => at(...path, 'securityContext', 'windowsOptions', 'hostProcess') ?? [],
  )
  return host?.value === true
    ? [
        stated('workload.hostProcess', true, host.raw, host.place, own),
        decided('isolation', 'hostprocess', host.raw, host.place, own),
      ]
    : []
}

/**
 * How a container is kept apart from the host, as far as its pod says it. A pod without annotation
 * and RuntimeClass has what its runtime does unless it is told otherwise.
 */
function isolationOf(
  { at, placeOf }: KubernetesObject,
  pod: PodOfManifest,
  path: Path,
  own: { readonly subject: string },
): readonly Observation[] {
  const onHost = hostProcessAt(at, [path, [...pod.path, 'spec']], own)
  if (onHost.length > 0) return onHost
  const { key, value } = isolation.hyperv.annotation
  const annotation = at(...pod.path, 'metadata', 'annotations', key)
  const runtimeClass = at(...pod.path, 'spec', 'runtimeClassName')
  const ofClass = runtimeClass
    ? [decided('useRuntimeClass', true, runtimeClass.raw, runtimeClass.place, own)]
    : []
  if (annotation) {
    return [
      stated(
        'workload.isolationAnnotation',
        annotation.value,
        annotation.raw,
        annotation.place,
        own,
      ),
      ...(annotation.raw === value
        ? [decided('isolation', 'hyperv', annotation.raw, annotation.place, own)]
        : []),
      ...ofClass,
    ]
  }
  if (ofClass.length > 0) return ofClass
  return [decided('isolation', 'process', '', placeOf(path), { ...own, absent: true })]
}
