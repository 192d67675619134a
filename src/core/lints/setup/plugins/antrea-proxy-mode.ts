import { antreaCluster } from '../../../catalog/cni/antrea-cluster.ts'
import { proxySettings } from '../../../catalog/flags/proxy-settings.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { isBefore, isVersion } from '../../../values/version.ts'
import { faultAt } from '../../fault-at.ts'

const { noKubeProxy, proxyMode } = antreaCluster
const { mode: withHns, userspace } = proxySettings

export const antreaProxyMode = defineLint({
  id: 'antrea-proxy-mode',
  on: 'setup',
  summary: 'Beside an older Antrea kube-proxy is in the mode that goes with Open vSwitch',
  remediation: `Start kube-proxy with --proxy-mode=${proxyMode.value.mode} on the adapter that Antrea’s script makes (Kubernetes up to ${userspace.value.through}), or take Antrea ${noKubeProxy.value.from} or later, beside which none runs.`,
  decisions: [],

  check({ observations }) {
    const plugins = deciding(observations, 'cni')
    const isAll = plugins.length > 0 && plugins.every(({ value }) => value === proxyMode.value.cni)
    const [release, ...others] = deciding(observations, 'cniRelease')
    const isOld = [release, ...others].every(
      (found) =>
        found &&
        isVersion(String(found.value)) &&
        isBefore(String(found.value), noKubeProxy.value.from),
    )
    const given = named(observations, 'kubeProxy.flag.proxy-mode').at(-1)
    return release && isAll && isOld && given?.value === withHns.value
      ? [
          faultAt(
            placeOf(given),
            'unsupported',
            `Beside Antrea ${String(release.value)} kube-proxy must be in mode ${proxyMode.value.mode}, the one that goes with Open vSwitch; it is in ${withHns.value}.`,
            proxyMode,
            { also: [placeOf(release)] },
          ),
        ]
      : []
  },
})
