import { catalog } from '../../catalog/catalog.ts'
import { podHostFloor } from '../../catalog/runtimes/containerd.ts'
import { buildNumber, windowsReleases } from '../../catalog/windows/index.ts'
import { defineRule } from '../../model/rule.ts'

export const containerdHostBuild = defineRule({
  id: 'containerd-host-build',
  basis: 'refused',
  summary: 'The shim of containerd starts pods from a certain Windows build on',
  remediation: 'Choose a newer Windows release for the node.',
  decisions: ['containerRuntime', 'windowsRelease'],

  check({ containerRuntime, windowsRelease }) {
    if (containerRuntime !== 'containerd') return undefined
    const build = buildNumber(windowsRelease)
    if (build >= podHostFloor.value) return undefined
    const instead = windowsReleases.find((id) => buildNumber(id) >= podHostFloor.value)
    return {
      message: `containerd refuses pods on ${catalog.windows[windowsRelease].name} (build ${build}); it needs build ${podHostFloor.value} or later.`,
      facts: [podHostFloor],
      ...(instead ? { suggestion: { windowsRelease: instead } } : {}),
    }
  },
})
