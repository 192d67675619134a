import { catalog } from '../../catalog/catalog.ts'
import type { ContainerdLine } from '../../catalog/runtimes/define.ts'
import { lineOf } from '../../catalog/runtimes/index.ts'
import { isAtLeast } from '../../values/version.ts'
import { imageMatch } from '../../catalog/windows/image-match.ts'
import { buildNumber } from '../../catalog/windows/index.ts'
import { runtimeVersion as resolved } from '../../model/resolve/runtime-version.ts'
import { defineRule } from '../../model/rule.ts'

export const containerdRelaxedMatch = defineRule({
  id: 'containerd-relaxed-match',
  basis: 'fails',
  summary: 'Only newer containerd releases find an image of the LTSC before that of the host',
  remediation: 'Take a newer containerd, or an image with the build of the host.',
  decisions: [
    'kubernetesVersion',
    'containerRuntime',
    'runtimeVersion',
    'isolation',
    'windowsRelease',
    'imageRelease',
  ],

  check(scenario) {
    const { containerRuntime, runtimeVersion, isolation, windowsRelease, imageRelease } = scenario
    if (containerRuntime !== 'containerd' || isolation !== 'process') return undefined
    if (buildNumber(windowsRelease) === buildNumber(imageRelease)) return undefined
    if (imageMatch(windowsRelease, imageRelease, isolation).verdict !== 'runs') return undefined
    const { containerd } = catalog.runtimes
    const line = lineOf(containerd, runtimeVersion)
    if (!line) return undefined
    if (isRelaxed(line, runtimeVersion)) return undefined
    const usual = resolved({ ...scenario, isolation })
    const newest = lineOf(containerd, usual)
    const older = containerd.lines.findLast(({ cri }) => cri.value.includes('v1alpha2'))
    const isNewer = isAtLeast(usual, runtimeVersion)
    const instead = isNewer && newest && isRelaxed(newest, usual) ? usual : older?.last.value
    return {
      message: `containerd ${runtimeVersion} looks for the build of ${catalog.windows[windowsRelease].name} alone and does not find the image of ${catalog.images[imageRelease].name}.`,
      facts: [line.relaxedMatchFrom],
      decisions: ['runtimeVersion', 'windowsRelease', 'imageRelease'],
      ...(instead ? { suggestion: { runtimeVersion: instead } } : {}),
    }
  },
})

const isRelaxed = ({ relaxedMatchFrom: { value } }: ContainerdLine, version: string) =>
  value !== null && isAtLeast(version, value)
