import { antreaCluster } from '../../../catalog/cni/antrea-cluster.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isBefore, isVersion } from '../../../values/version.ts'

const { noKubeProxy } = antreaCluster

/** The DaemonSets of kube-proxy that manifests for Windows nodes have. */
const ofWindows = /^kube-proxy-(?:windows|win)\b/

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
    const [release] = releases
    const isNewer =
      release !== undefined &&
      plugins.every(({ value }) => value === noKubeProxy.value.cni) &&
      releases.every(
        ({ value }) => isVersion(String(value)) && !isBefore(String(value), noKubeProxy.value.from),
      )
    if (!isNewer || plugins.length === 0) return []
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
    const [found] = [
      { at: running, how: 'runs on' },
      { at: service, how: 'is set up as a service on' },
      { at: counted, how: 'has a DaemonSet and runs on' },
      { at: manifest?.placeOf(['metadata', 'name']), how: 'has a DaemonSet for' },
    ].flatMap(({ at, how }) => (at ? [{ place: placeOf(at), how }] : []))
    return found
      ? [
          {
            path: [],
            place: found.place,
            also: [placeOf(release)],
            basis: 'unsupported',
            message: `kube-proxy ${found.how} the Windows node beside Antrea ${String(release.value)}: from ${noKubeProxy.value.from} on the proxy of Antrea serves Services there, and none of kube-proxy is to run.`,
            facts: [noKubeProxy],
          },
        ]
      : []
  },
})
