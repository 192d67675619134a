import { catalog } from '../../catalog/catalog.ts'
import { isWithin } from '../../values/version.ts'
import { windowsReleases } from '../../catalog/windows/index.ts'
import { defineRule } from '../../model/rule.ts'

export const windowsHostSupported = defineRule({
  id: 'windows-host-supported',
  basis: 'unsupported',
  matrix: true,
  summary: 'The Windows release of the node is in the support matrix of its Kubernetes minor',
  remediation:
    'Choose a Windows release that this Kubernetes version lists, or a version that lists this release.',
  decisions: ['kubernetesVersion', 'windowsRelease', 'platform'],

  check({ kubernetesVersion, windowsRelease, platform }) {
    const { hosts } = catalog.kubernetes[kubernetesVersion]
    if (hosts.value.includes(windowsRelease)) return undefined
    const offered = catalog.platforms[platform].pool?.releases[windowsRelease]?.kubernetes
    const namesMinors = offered?.value.from !== undefined || offered?.value.through !== undefined
    if (offered && namesMinors && isWithin(kubernetesVersion, offered.value)) return undefined
    const names = hosts.value.map((id) => catalog.windows[id].name).join(', ')
    const instead =
      windowsReleases.findLast(
        (id) => hosts.value.includes(id) && catalog.windows[id].channel === 'LTSC',
      ) ?? hosts.value.at(-1)
    return {
      message: `Kubernetes ${kubernetesVersion} supports ${names} as a node, not ${catalog.windows[windowsRelease].name}.`,
      facts: [hosts],
      decisions: ['kubernetesVersion', 'windowsRelease'],
      ...(instead ? { suggestion: { windowsRelease: instead } } : {}),
    }
  },
})
