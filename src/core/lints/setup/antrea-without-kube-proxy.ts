import { antreaCluster } from '../../catalog/cni/antrea-cluster.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'
import { isBefore, isVersion } from '../../values/version.ts'

const { noKubeProxy } = antreaCluster

export const antreaWithoutKubeProxy = defineLint({
  id: 'antrea-without-kube-proxy',
  on: 'setup',
  summary: 'No kube-proxy runs on Windows nodes beside a newer Antrea',
  remediation:
    'Stop and delete the service of kube-proxy on Windows nodes; see that antreaProxy.proxyAll and kubeAPIServerOverride are set.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
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
    const proxy = running ?? named(observations, 'kubeProxy.flag.windows-service')[0]
    return proxy
      ? [
          {
            path: [],
            place: placeOf(proxy),
            also: [placeOf(release)],
            basis: 'unsupported',
            message: `kube-proxy ${running ? 'runs' : 'is set up as a service'} on the Windows node beside Antrea ${String(release.value)}: from ${noKubeProxy.value.from} on the proxy of Antrea serves Services there, and none of kube-proxy is to run.`,
            facts: [noKubeProxy],
          },
        ]
      : []
  },
})
