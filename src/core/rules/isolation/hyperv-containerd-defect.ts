import { catalog } from '../../catalog/catalog.ts'
import { hypervDefects, sandboxPlatformWorkaround } from '../../catalog/runtimes/containerd.ts'
import { isHitBy, lineOf } from '../../catalog/runtimes/index.ts'
import { isVersion } from '../../values/version.ts'
import { buildNumber } from '../../catalog/windows/index.ts'
import { defineRule } from '../../model/rule.ts'

export const hypervContainerdDefect = defineRule({
  id: 'hyperv-containerd-defect',
  basis: 'fails',
  summary: 'Some containerd releases cannot start Hyper-V pods',
  remediation: 'Take a later patch release of the same line.',
  decisions: ['containerRuntime', 'runtimeVersion', 'isolation', 'imageRelease'],

  check({ containerRuntime, runtimeVersion, isolation, imageRelease }) {
    if (isolation !== 'hyperv' || containerRuntime !== 'containerd') return undefined
    if (!isVersion(runtimeVersion)) return undefined
    const defect = hypervDefects.find(
      (one) =>
        isHitBy(one, runtimeVersion) &&
        (one.guestsBelow === undefined || buildNumber(imageRelease) < one.guestsBelow),
    )
    if (!defect) return undefined
    const avoided = defect.avoidedBy !== undefined
    const last = lineOf(catalog.runtimes.containerd, runtimeVersion)?.last.value
    return {
      message: `containerd ${runtimeVersion}: ${defect.problem}${
        avoided ? ` A configuration that sets ${defect.avoidedBy} avoids it.` : ''
      }`,
      facts: avoided ? [defect.evidence, sandboxPlatformWorkaround] : [defect.evidence],
      decisions: defect.guestsBelow
        ? ['runtimeVersion', 'isolation', 'imageRelease']
        : ['runtimeVersion', 'isolation'],
      ...(last ? { suggestion: { runtimeVersion: last } } : {}),
    }
  },
})
