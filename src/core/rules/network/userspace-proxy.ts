import { catalog } from '../../catalog/catalog.ts'
import { antreaParts } from '../../catalog/cni/antrea-parts.ts'
import type { CniPlugin } from '../../catalog/cni/define.ts'
import { testedOf } from '../../catalog/cni/tested-releases.ts'
import { defineRule } from '../../model/rule.ts'
import { isBefore, isVersion } from '../../values/version.ts'

const { noUserspaceProxy } = antreaParts

export const userspaceProxy = defineRule({
  id: 'userspace-proxy',
  basis: 'refused',
  summary: 'kube-proxy has the userspace mode that an old release of the plugin needs',
  remediation: 'Take a release of the plugin that does the work of kube-proxy itself.',
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
    return {
      message: `${name} ${cniRelease} needs kube-proxy in userspace mode, which Kubernetes ${kubernetesVersion} no longer has; from ${replaces.value.from} on it needs none.`,
      facts: [needed, noUserspaceProxy, replaces],
      ...(entry ? { suggestion: { cniRelease: entry.newest } } : {}),
    }
  },
})
