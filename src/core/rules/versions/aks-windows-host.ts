import { catalog } from '../../catalog/catalog.ts'
import { isWithin } from '../../values/version.ts'
import { aksHosts } from '../../catalog/windows/aks.ts'
import { windowsReleases } from '../../catalog/windows/index.ts'
import { defineRule } from '../../model/rule.ts'

export const aksWindowsHost = defineRule({
  id: 'aks-windows-host',
  basis: 'unsupported',
  matrix: true,
  summary: 'AKS offers each Windows release for some Kubernetes minors',
  remediation: 'Choose a Windows release that AKS offers for this Kubernetes version.',
  decisions: ['platform', 'kubernetesVersion', 'windowsRelease'],

  check({ platform, kubernetesVersion, windowsRelease }) {
    if (platform !== 'aks') return undefined
    const offered = aksHosts[windowsRelease]
    if (!offered || isWithin(kubernetesVersion, offered.value)) return undefined
    const { from, through } = offered.value
    const range = [from ? `from ${from}` : '', through ? `until ${through}` : ''].join(' ').trim()
    const instead = windowsReleases.findLast((id) => {
      const other = aksHosts[id]
      return other && isWithin(kubernetesVersion, other.value)
    })
    return {
      message: `AKS offers ${catalog.windows[windowsRelease].name} ${range}, not with Kubernetes ${kubernetesVersion}.`,
      facts: [offered],
      ...(instead ? { suggestion: { windowsRelease: instead } } : {}),
    }
  },
})
