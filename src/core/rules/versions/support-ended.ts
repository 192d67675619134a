import { catalog } from '../../catalog/catalog.ts'
import type { Fact } from '../../catalog/fact.ts'
import { lineOf } from '../../catalog/runtimes/index.ts'
import type { Violation } from '../../model/finding.ts'
import { defineRule } from '../../model/rule.ts'
import type { DecisionId } from '../../model/scenario.ts'

export const supportEnded = defineRule({
  id: 'support-ended',
  basis: 'advice',
  summary: 'Kubernetes, Windows, base image and containerd still get security updates',
  remediation: 'Plan the move to a version that gets updates.',
  decisions: [
    'kubernetesVersion',
    'windowsRelease',
    'imageRelease',
    'isolation',
    'containerRuntime',
    'runtimeVersion',
  ],

  check(scenario, today) {
    const { kubernetesVersion, windowsRelease, imageRelease, isolation } = scenario
    const { containerRuntime, runtimeVersion } = scenario
    const minor = catalog.kubernetes[kubernetesVersion]
    const host = catalog.windows[windowsRelease]
    const image = catalog.images[imageRelease]
    const line =
      containerRuntime === 'containerd'
        ? lineOf(catalog.runtimes.containerd, runtimeVersion)
        : undefined
    const ended: Violation[] = []
    const check = (what: string, name: string, date: Fact<string | null>, id: DecisionId) => {
      if (date.value === null || date.value >= today) return
      const message = `Support of ${what}${name} ended on ${date.value}.`
      ended.push({ message, facts: [date], decisions: [id] })
    }
    check('Kubernetes ', kubernetesVersion, minor.endOfSupport, 'kubernetesVersion')
    check('', host.name, host.extendedEnd ?? host.mainstreamEnd, 'windowsRelease')
    if (isolation !== 'hostprocess' && imageRelease !== windowsRelease) {
      check('images on ', image.name, image.supportEnd, 'imageRelease')
    }
    if (line) check('containerd ', line.id, line.endOfLife, 'runtimeVersion')
    return ended.length > 0 ? ended : undefined
  },
})
