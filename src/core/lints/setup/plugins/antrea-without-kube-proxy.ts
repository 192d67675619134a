import { antreaCluster } from '../../../catalog/cni/antrea-cluster.ts'
import { antreaParts } from '../../../catalog/cni/antrea-parts.ts'
import { valueAt } from '../../../model/nodes.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind, type AnyParsed } from '../../../model/parsed.ts'
import { isBefore, isVersion } from '../../../values/version.ts'

const { noKubeProxy } = antreaCluster

/** The DaemonSets of kube-proxy that manifests for Windows nodes have. */
const ofWindows = /^kube-proxy-(?:windows|win)\b/

/** The ConfigMap of the agents on Windows nodes that lets their proxy serve all. */
const proxyOfAll = (parsed: readonly AnyParsed[]) => {
  const { part, file } = antreaParts.windowsConfig.value
  const found = ofKind(parsed, 'manifest').find(
    ({ value: { kind, name = '', value } }) =>
      kind === 'ConfigMap' &&
      name.includes(part) &&
      /^[ \t]*proxyAll:[ \t]*true\b/m.test(String(valueAt(value, ['data', file]))),
  )
  return found?.placeOf(['data', file])
}

export const antreaWithoutKubeProxy = defineLint({
  id: 'antrea-without-kube-proxy',
  on: 'setup',
  summary: 'No kube-proxy runs on Windows nodes beside a newer Antrea',
  remediation:
    'Stop and delete the service of kube-proxy on Windows nodes; see that antreaProxy.proxyAll and kubeAPIServerOverride are set.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const plugins = deciding(observations, 'cni')
    const releases = deciding(observations, 'cniRelease')
    const isAll =
      plugins.length > 0 && plugins.every(({ value }) => value === noKubeProxy.value.cni)
    const isNewer = releases.every(
      ({ value }) => isVersion(String(value)) && !isBefore(String(value), noKubeProxy.value.from),
    )
    const release = releases[0]
    const asked =
      named(observations, 'antrea.windowsSetting').find(
        ({ value }) => value === 'proxyAll: true',
      ) ?? proxyOfAll(parsed)
    const reason = release ?? asked
    if (!isAll || !isNewer || !reason) return []
    const [running] = named(observations, 'kubeProxy.serviceState').filter(({ value }) =>
      /^running$/i.test(String(value)),
    )
    const service = named(observations, 'kubeProxy.flag.windows-service')[0]
    const counted = observations.find(
      ({ name, subject = '', value }) =>
        name === 'daemonSet.desired' &&
        ofWindows.test(subject.replace('daemonset ', '')) &&
        value !== 0,
    )
    const manifest = ofKind(parsed, 'manifest').find(
      ({ value: { kind, name = '', isPart } }) =>
        kind === 'DaemonSet' && ofWindows.test(name) && !isPart,
    )
    const pod = named(observations, 'pod.status').find(
      ({ subject = '', value }) =>
        value === 'Running' && ofWindows.test(subject.slice('pod '.length)),
    )
    const [found] = [
      { at: running, how: 'runs on' },
      { at: service, how: 'is set up as a service on' },
      { at: pod, how: 'has a pod that runs on' },
      { at: counted, how: 'has a DaemonSet and runs on' },
      { at: manifest?.placeOf(['metadata', 'name']), how: 'has a DaemonSet for' },
    ].flatMap(({ at, how }) => (at ? [{ place: placeOf(at), how }] : []))
    return found
      ? [
          {
            path: [],
            place: found.place,
            also: [placeOf(reason)],
            basis: 'unsupported',
            message: `kube-proxy ${found.how} the Windows node beside Antrea ${release ? `${String(release.value)}: from ${noKubeProxy.value.from} on` : 'with proxyAll:'} the proxy of Antrea serves Services there, and none of kube-proxy is to run.`,
            facts: [noKubeProxy],
          },
        ]
      : []
  },
})
