import { catalog } from '../../catalog/catalog.ts'
import { antreaParts } from '../../catalog/cni/antrea-parts.ts'
import { antreaProxyAll } from '../../catalog/cni/antrea-proxy-all.ts'
import type { CniPlugin } from '../../catalog/cni/define.ts'
import { testedOf } from '../../catalog/cni/tested-releases.ts'
import { defineRule } from '../../model/rule.ts'
import { isBefore, isVersion } from '../../values/version.ts'

const { noUserspaceProxy } = antreaParts

export const userspaceProxy = defineRule({
  id: 'userspace-proxy',
  basis: 'refused',
  summary: 'kube-proxy has the userspace mode that an old release of the plugin needs',
  remediation:
    'Take a release of the plugin that does the work of kube-proxy itself, or set its agent to do so.',
  decisions: ['kubernetesVersion', 'cni', 'cniRelease'],

  check({ kubernetesVersion, cni, cniRelease }) {
    const {
      name,
      userspaceProxy: needed,
      replacesKubeProxy: replaces,
      tested,
    }: CniPlugin = catalog.cni[cni]
    if (!needed || !replaces || !isVersion(cniRelease)) return undefined
    if (!isBefore(cniRelease, replaces.value.from)) return undefined
    if (isBefore(kubernetesVersion, noUserspaceProxy.value.from)) return undefined
    const entry = tested && testedOf(tested, cniRelease)
    const canServeAll = !isBefore(cniRelease, antreaProxyAll.value.from)
    const unless = canServeAll ? `, unless its agent has ${antreaProxyAll.value.settings} set` : ''
    return {
      message: `${name} ${cniRelease} needs kube-proxy in userspace mode, which Kubernetes ${kubernetesVersion} no longer has${unless}; from ${replaces.value.from} on it needs none.`,
      ...(canServeAll ? { basis: 'unsupported' as const } : {}),
      facts: [needed, noUserspaceProxy, replaces, ...(canServeAll ? [antreaProxyAll] : [])],
      ...(entry ? { suggestion: { cniRelease: entry.newest } } : {}),
    }
  },
})
