import { catalogDate } from '../catalog/catalog.ts'
import { lineOf } from '../catalog/runtimes/index.ts'
import type { Fact } from '../catalog/fact.ts'
import type { DecisionId } from '../model/scenario.ts'
import { defineRule } from '../model/rule.ts'

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

  check(scenario, { catalog }) {
    const { kubernetesVersion, windowsRelease, imageRelease, isolation } = scenario
    const { containerRuntime, runtimeVersion } = scenario
    const minor = catalog.kubernetes[kubernetesVersion]
    const host = catalog.windows[windowsRelease]
    const image = catalog.images[imageRelease]
    const line =
      containerRuntime === 'containerd'
        ? lineOf(catalog.runtimes.containerd, runtimeVersion)
        : undefined
    const ended = [
      ...past(
        `Support of Kubernetes ${kubernetesVersion}`,
        minor.endOfSupport,
        'kubernetesVersion',
      ),
      ...past(`Support of ${host.name}`, host.extendedEnd ?? host.mainstreamEnd, 'windowsRelease'),
      ...(isolation !== 'hostprocess' && imageRelease !== windowsRelease
        ? past(`Support of images on ${image.name}`, image.supportEnd, 'imageRelease')
        : []),
      ...(line ? past(`Support of containerd ${line.id}`, line.endOfLife, 'runtimeVersion') : []),
    ]
    return ended.length > 0 ? ended : undefined
  },
})

/** Judged by the date of the facts, so that the same scenario reads the same on any day. */
const past = (what: string, date: Fact<string | null>, decision: DecisionId) =>
  date.value !== null && date.value < catalogDate
    ? [{ message: `${what} ended on ${date.value}.`, facts: [date], decisions: [decision] }]
    : []
